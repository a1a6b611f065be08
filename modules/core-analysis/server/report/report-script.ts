import type { ReportContent } from './report-content.ts';
import { COLUMN, PAGE, type ReportPage } from './report-page.ts';
import { BODY, HEADING, NAME, SMALL } from './report-styles.ts';
import { seconds } from './seconds.ts';

const INDENT = 12;

/** The script for a creator, to be filmed from this page; nothing where the plan has none. */
export function writeScript(page: ReportPage, { results }: ReportContent): void {
  const script = results.ugcInstructions;
  if (!script) return;
  const { hookLine, durationSeconds: length, shots, captions, dos, donts } = script;
  page.startSection();
  page.ensure(150);
  page.text('H2', 'Script for a creator', HEADING, { after: 6 });
  page.text('H3', `Opening line: ${hookLine}`, NAME, { after: 2 });
  page.text('P', length.why, SMALL, { after: 8 });
  for (const [index, shot] of shots.entries()) {
    const say = shot.say ? `Say: ${shot.say}` : '';
    page.ensure(NAME.size * NAME.leading + heightOf(page, shot.show) + (say ? heightOf(page, say) : 0));
    page.text('H3', `Shot ${index + 1}, ${seconds(shot.seconds)}`, NAME);
    point(page, shot.show);
    if (say) point(page, say);
    page.y += 6;
  }
  page.ensure(NAME.size * NAME.leading + heightOf(page, captions));
  page.text('H3', 'Captions', NAME);
  point(page, captions);
  page.y += 6;
  writePoints(page, 'Do', dos);
  writePoints(page, 'Do not', donts);
  page.y += 10;
}

function writePoints(page: ReportPage, title: string, points: readonly string[]): void {
  const [first] = points;
  if (first === undefined) return;
  page.ensure(NAME.size * NAME.leading + heightOf(page, first));
  page.text('H3', title, NAME);
  for (const text of points) {
    page.ensure(heightOf(page, text));
    point(page, `·  ${text}`);
  }
  page.y += 6;
}

const heightOf = (page: ReportPage, text: string): number => page.heightOf(text, BODY, COLUMN - INDENT);

function point(page: ReportPage, text: string): void {
  page.text('P', text, BODY, { x: PAGE.margin + INDENT, width: COLUMN - INDENT, after: 2 });
}
