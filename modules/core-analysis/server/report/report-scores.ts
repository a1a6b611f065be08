import { AREA_LABELS } from '../../contract/labels.ts';
import { PENALTY_NOTE } from '../../contract/score-path.ts';
import { specDays } from '../../contract/spec-days.ts';
import type { ReportContent } from './report-content.ts';
import { drawBar } from './report-drawings.ts';
import { COLUMN, PAGE, type ReportPage } from './report-page.ts';
import { BODY, HEADING, SMALL } from './report-styles.ts';

type Judged = Pick<ReportContent, 'results'>;

/** Scores by area, all on one page, and the expert team where the plan has one. */
export function writeTeam(page: ReportPage, { results }: Judged): void {
  page.startSection();
  const heading = HEADING.size * HEADING.leading + 2 + page.heightOf(PENALTY_NOTE, SMALL) + 8;
  page.ensure(heading + results.areas.length * ROW);
  page.text('H2', 'Scores by area', HEADING, { after: 2 });
  page.text('P', PENALTY_NOTE, SMALL, { after: 8 });
  for (const { area, score, rules } of results.areas)
    scoreRow(page, AREA_LABELS[area], score, rules === 1 ? '1 check' : `${rules} checks`);
  page.y += 10;
  if (!results.team) return;
  page.ensure(120);
  page.text('H2', 'The expert team', HEADING, { after: 2 });
  page.text('P', results.team.summary, BODY, { after: 8 });
  for (const member of results.team.specialists) {
    page.ensure(ROW + page.heightOf(member.verdict, SMALL));
    scoreRow(page, member.name, member.score, `${Math.round(member.confidence * 100)} % sure`);
    page.text('P', member.verdict, SMALL, { after: 8 });
  }
}

/** Height of one row of scores: all of a list stand on one page. */
const ROW = 14;

function scoreRow(page: ReportPage, name: string, score: number | null, note?: string): void {
  page.ensure(ROW);
  const top = page.y;
  page.text(
    'P',
    `${name}: ${score === null ? 'nothing to judge' : `${score} of 100`}${note ? `, ${note}` : ''}`,
    { size: 9, leading: 1.5 },
    { width: COLUMN - 170 },
  );
  if (score !== null) page.artefact(() => drawBar(page, PAGE.width - PAGE.margin - 150, top + 5, 150, score));
}

/** How well each placement suits, with what is said of it on the same page. */
export function writePlacements(page: ReportPage, { results }: Judged): void {
  page.startSection();
  page.ensure(120);
  page.y += 8;
  page.text('H2', 'Where it fits', HEADING, { after: 2 });
  const days = specDays(results.placements.map((fit) => fit.specVersion));
  page.text('P', `Checked against each platform’s specifications as of ${days}.`, SMALL, { after: 8 });
  for (const fit of results.placements) {
    page.ensure(ROW + page.heightOf(fit.note, SMALL));
    scoreRow(page, fit.label, Math.round(fit.fit * 100));
    page.text('P', fit.note, SMALL, { after: 6 });
  }
  page.y += 8;
}
