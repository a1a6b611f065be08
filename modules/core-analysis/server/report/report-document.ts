import { analysedWith } from '../../contract/analysed-with.ts';
import { GRADE_NOTES } from '../../contract/evidence-note.ts';
import { clipName } from '../../contract/format.ts';
import { unmeasuredByReason } from '../../contract/unmeasured-by-reason.ts';
import type { ReportContent } from './report-content.ts';
import { drawLogo, drawRule } from './report-drawings.ts';
import { writeAttention, writeHead } from './report-head.ts';
import { writeLens } from './report-lens.ts';
import { INK, PAGE, ReportPage, type Style } from './report-page.ts';
import { type ReportPictures, reportPictures } from './report-picture.ts';
import { writePlacements, writeTeam } from './report-scores.ts';
import { writeScript } from './report-script.ts';
import { ReportSources } from './report-sources.ts';
import { writeFindings, writeQuickWins, writeStrategy } from './report-statements.ts';
import { CLOSE, HEADING, SMALL } from './report-styles.ts';
import { writeVideo } from './report-video.ts';

/** Spacings a report is set with where its own leaves the last page largely empty: one may save that page, the others fill it. */
const CLOSER = 0.88;
const WIDER = [1.05, 1.1, 1.15, 1.2, 1.25] as const;
/** Share of the last page that is enough. */
const FILLED = 0.6;

/**
 * The Quick Wins report as a PDF: tagged, titled, A4, English. The same
 * analysis gives the same bytes. Draws only pictures the engine encoded.
 * A last page that would stay largely empty is saved by closer lines, or filled by wider ones.
 */
export async function reportDocument(content: ReportContent): Promise<Buffer> {
  const { results } = content;
  const info = {
    title: `${content.fileName}: ${results.score} of 100`,
    createdAt: new Date(content.completedAt),
  };
  const widths = new Map<string, number>();
  const pictures = await reportPictures(content);
  const set = (spacing: number, draft = false) =>
    write(content, pictures, new ReportPage(info, { spacing, widths, draft }));
  const own = set(1);
  const most = (1 - FILLED) * (PAGE.height - PAGE.margin - PAGE.foot);
  return (own.room > most ? (fuller(own, most, set) ?? own) : own).finish(
    `${clipName(content.fileName)}  ·  Adjudge, engine ${results.engineVersion}, rule book ${results.ruleBookVersion}`,
  );
}

/** The same report with its last page saved, or filled but for `most` points, or else as full as can be; null where none is better. */
function fuller(
  own: ReportPage,
  most: number,
  set: (spacing: number, draft?: boolean) => ReportPage,
): ReportPage | null {
  if (set(CLOSER, true).pages < own.pages) return set(CLOSER);
  let best: { spacing: number; room: number } | null = null;
  for (const spacing of WIDER) {
    const { pages, room } = set(spacing, true);
    if (pages !== own.pages || room >= (best ?? own).room) continue;
    best = { spacing, room };
    if (room <= most) break;
  }
  return best && set(best.spacing);
}

function write(content: ReportContent, pictures: ReportPictures, page: ReportPage): ReportPage {
  const { results } = content;
  const sources = new ReportSources();
  drawLogo(page);
  writeHead(page, content, pictures);
  writeQuickWins(page, content, sources);
  writeAttention(page, content, pictures);
  writeFindings(page, 'What holds it back', results.bad, INK.bad, sources);
  writeFindings(page, 'What works', results.good, INK.good, sources);
  writeStrategy(page, content, sources);
  writeVideo(page, content, pictures);
  writeScript(page, content);
  writeTeam(page, content);
  writeLens(page, content);
  writePlacements(page, content);
  writeSources(page, content, sources);
  return page;
}

/** Room for a part of the sources under their heading, points. */
const SOURCES = 150;
/** The least that stands on the last page, points. */
const LAST_PAGE = 200;

const heightIn = (page: ReportPage, lines: readonly { text: string; after: number }[], style: Style): number =>
  lines.reduce((sum, { text, after }) => sum + page.heightOf(text, style) + after, 0);

function writeSources(page: ReportPage, { results }: ReportContent, sources: ReportSources): void {
  page.startSection();
  const grades = Object.entries(GRADE_NOTES).map(
    ([grade, note]) => `${grade}: ${note.charAt(0).toLowerCase()}${note.slice(1)}`,
  );
  const unmeasured = unmeasuredByReason(results.basis.rulesNotMeasured).map(([reason, rules]) =>
    [reason, rules.join(', ')].filter(Boolean).join(': '),
  );
  const analysed = analysedWith(results.extras);
  const list = sources.list().map(({ number, title, url }) => ({
    text: `[${number}] ${title}${url ? `. ${url.replace('https://', '')}` : ''}`,
    url,
  }));
  const closing = [
    `Evidence grades. ${grades.join('. ')}.`,
    ...(unmeasured.length > 0 ? [`Skipped, so not counted for or against: ${unmeasured.join('; ')}.`] : []),
    ...(analysed ? [analysed] : []),
  ];
  const lines = [
    ...list.map((entry, index) => ({ ...entry, after: index === list.length - 1 ? 10 : 2 })),
    ...closing.map((text) => ({ text, url: undefined, after: 6 })),
  ];
  const all = heightIn(page, lines, SMALL);
  // A short list stays whole; a long one begins where there is room for a part worth reading, and leaves no page half empty.
  page.ensure(Math.min(all + 60, SOURCES));
  drawRule(page);
  page.text('H2', 'Sources', HEADING, { after: 6 });
  // What would run over by a little is set closer; where that is not enough, it takes others with it.
  const over = all - page.room;
  const little = over > 0 && over < LAST_PAGE;
  const style = little && heightIn(page, lines, CLOSE) <= page.room ? CLOSE : SMALL;
  const turn =
    little && style === SMALL
      ? lines.findLastIndex((_, at) => heightIn(page, lines.slice(at), SMALL) >= LAST_PAGE)
      : -1;
  for (const [at, { text, url, after }] of lines.entries()) {
    if (at === turn) page.newPage();
    // A title and its address stay together.
    page.ensure(Math.min(page.heightOf(text, style), SOURCES));
    page.text('P', text, style, { after, link: url });
  }
}
