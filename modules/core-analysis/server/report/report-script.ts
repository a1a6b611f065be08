import type { ReportContent } from './report-content.ts';
import { COLUMN, PAGE, type ReportPage } from './report-page.ts';
import { BODY, HEADING, NAME, SMALL } from './report-styles.ts';
import { seconds } from './seconds.ts';

const INDENT = 12;
/** Space under a point. */
const AFTER = 2;

/** The script for a creator, to be filmed from this page; nothing where the plan has none. */
export function writeScript(page: ReportPage, { results }: ReportContent): void {
  const script = results.ugcInstructions;
  if (!script) {
    if (results.ugcMissing) writeMissing(page, results.ugcMissing);
    return;
  }
  const { hookLine, durationSeconds: length, shots, captions, dos, donts } = script;
  startScript(page, 150);
  page.text('H3', `Opening line: ${hookLine}`, NAME, { after: 2 });
  page.text('P', length.why, SMALL, { after: 8 });
  for (const [index, shot] of shots.entries()) {
    const points = [shot.show, ...(shot.say ? [`Say: ${shot.say}`] : [])];
    startPoints(page, `Shot ${index + 1}, ${seconds(shot.seconds)}`, points);
    for (const text of points) point(page, text);
    page.y += 6;
  }
  startPoints(page, 'Captions', [captions]);
  point(page, captions);
  page.y += 6;
  writePoints(page, 'Do', dos);
  writePoints(page, 'Do not', donts);
  page.y += 10;
}

function writePoints(page: ReportPage, title: string, points: readonly string[]): void {
  const [first, ...others] = points.map((text) => `·  ${text}`);
  if (first === undefined) return;
  startPoints(page, title, [first]);
  point(page, first);
  for (const text of others) {
    page.ensure(heightOf(page, text));
    point(page, text);
  }
  page.y += 6;
}

/** A title on the page that has room for these points under it. */
function startPoints(page: ReportPage, title: string, points: readonly string[]): void {
  const below = points.reduce((sum, text) => sum + heightOf(page, text) + AFTER, 0);
  page.ensure(page.heightOf(title, NAME) + below);
  page.text('H3', title, NAME);
}

const heightOf = (page: ReportPage, text: string): number => page.heightOf(text, BODY, COLUMN - INDENT);

function point(page: ReportPage, text: string): void {
  page.text('P', text, BODY, { x: PAGE.margin + INDENT, width: COLUMN - INDENT, after: AFTER });
}

function startScript(page: ReportPage, room: number): void {
  page.startSection();
  page.ensure(room);
  page.text('H2', 'Script for a creator', HEADING, { after: 6 });
}

function writeMissing(page: ReportPage, reason: string): void {
  startScript(page, 60);
  page.text('P', reason, BODY, { after: 8 });
}
