import { AREAS_NOTE, scoreSum, TEAM_NOTE } from '../../contract/areas-note.ts';
import { clipName } from '../../contract/clip-name.ts';
import { GRADE_NOTES } from '../../contract/evidence-note.ts';
import { AREA_LABELS } from '../../contract/labels.ts';
import type { ReportContent } from './report-content.ts';
import { drawBar, drawLogo, drawRule } from './report-drawings.ts';
import { writeAttention, writeHead } from './report-head.ts';
import { COLUMN, INK, PAGE, ReportPage, type Style } from './report-page.ts';
import { writeScript } from './report-script.ts';
import { ReportSources } from './report-sources.ts';
import { writeFindings, writeQuickWins, writeStrategy } from './report-statements.ts';
import { BODY, CLOSE, HEADING, SMALL } from './report-styles.ts';
import { writeVideo } from './report-video.ts';

/**
 * The Quick Wins report as a PDF: tagged, titled, A4, English. The same
 * analysis gives the same bytes. Draws only pictures the engine encoded.
 */
export async function reportDocument(content: ReportContent): Promise<Buffer> {
  const { results } = content;
  const page = new ReportPage({
    title: `${content.fileName}: ${results.score} of 100`,
    createdAt: new Date(content.completedAt),
  });
  const sources = new ReportSources();
  drawLogo(page);
  await writeHead(page, content);
  writeQuickWins(page, content, sources);
  await writeAttention(page, content);
  writeFindings(page, 'What holds it back', results.bad, INK.bad, sources);
  writeFindings(page, 'What works', results.good, INK.good, sources);
  writeStrategy(page, content, sources);
  await writeVideo(page, content);
  writeScript(page, content);
  writeTeam(page, content);
  writePlacements(page, content);
  writeSources(page, content, sources);
  return page.finish(
    `${clipName(content.fileName)}  ·  Adjudge, engine ${results.engineVersion}, rule book ${results.ruleBookVersion}`,
  );
}

function writeTeam(page: ReportPage, { results }: ReportContent): void {
  page.startSection();
  const note = [AREAS_NOTE, scoreSum(results)].join(' ').trim();
  const heading = HEADING.size * HEADING.leading + 2 + page.heightOf(note, SMALL) + 8;
  page.ensure(heading + results.areas.length * ROW);
  page.text('H2', 'Scores by area', HEADING, { after: 2 });
  page.text('P', note, SMALL, { after: 8 });
  for (const { area, score, rules } of results.areas) scoreRow(page, AREA_LABELS[area], score, `${rules} rules`);
  page.y += 10;
  if (!results.team) return;
  page.ensure(120);
  page.text('H2', 'The expert team', HEADING, { after: 2 });
  page.text('P', TEAM_NOTE, SMALL, { after: 4 });
  page.text('P', results.team.summary, BODY, { after: 8 });
  for (const member of results.team.specialists) {
    page.ensure(54);
    scoreRow(page, member.name, member.score, `confidence ${Math.round(member.confidence * 100)} %`);
    page.text('P', member.verdict, SMALL, { after: 8 });
  }
}

/** Height of one row of scores: all of a list stand on one page. */
const ROW = 14;

function scoreRow(page: ReportPage, name: string, score: number | null, note: string): void {
  page.ensure(ROW);
  const top = page.y;
  page.text(
    'P',
    `${name}: ${score === null ? 'nothing to judge' : `${score} of 100`}, ${note}`,
    { size: 9, leading: 1.5 },
    { width: COLUMN - 170 },
  );
  if (score !== null) page.artefact(() => drawBar(page, PAGE.width - PAGE.margin - 150, top + 5, 150, score));
}

function writePlacements(page: ReportPage, { results }: ReportContent): void {
  page.startSection();
  page.ensure(120);
  page.text('H2', 'Where it fits', HEADING, { after: 8 });
  for (const fit of results.placements) {
    scoreRow(page, fit.label, Math.round(fit.fit * 100), `placement data of ${fit.specVersion}`);
    page.text('P', fit.note, SMALL, { after: 6 });
  }
  page.y += 8;
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
  const unmeasured = results.basis.rulesNotMeasured;
  const list = sources.list().map(({ number, title, url }) => ({
    text: `[${number}] ${title}${url ? `. ${url.replace('https://', '')}` : ''}`,
    url,
  }));
  const closing = [
    `Grades of evidence. ${grades.join('. ')}.`,
    ...(unmeasured.length > 0 ? [`Not measured, so neither for nor against: ${unmeasured.join('; ')}.`] : []),
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
