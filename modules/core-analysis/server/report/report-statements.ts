import type { Advice, Evidence, Finding } from '../../contract/evidence.ts';
import { evidenceNote } from '../../contract/evidence-note.ts';
import { gainWords } from '../../contract/gain-words.ts';
import { EFFORT_LABELS } from '../../contract/labels.ts';
import type { ReportContent } from './report-content.ts';
import { drawCurve } from './report-drawings.ts';
import { COLUMN, INK, PAGE, type ReportPage } from './report-page.ts';
import type { ReportSources } from './report-sources.ts';
import { BODY, HEADING, NAME, SMALL } from './report-styles.ts';
import { seconds } from './seconds.ts';

const CURVE = { width: 84, height: 34 } as const;

/** The three changes with most gain for the effort. */
export function writeQuickWins(page: ReportPage, { results }: ReportContent, sources: ReportSources): void {
  const wins = quickWinsOf(results);
  page.startSection();
  page.ensure(90);
  page.text('H2', 'Quick wins', HEADING, { after: 2 });
  if (wins.length === 0) {
    page.text('P', `No changes needed after ${results.basis.rulesApplied} checks.`, BODY, { after: 16 });
    return;
  }
  page.text('P', 'What breaks the ad first, then ideas, then how it is set.', SMALL, { after: 8 });
  wins.forEach((win, index) => {
    writeAdvice(page, `${index + 1}. ${win.title}`, win, sources);
  });
}

/** What is worth doing beside the quick wins. */
export function writeStrategy(page: ReportPage, { results }: ReportContent, sources: ReportSources): void {
  const told = new Set(quickWinsOf(results).map((win) => win.evidence.ruleId));
  const more = results.strategy.filter((advice) => !told.has(advice.evidence.ruleId));
  if (more.length === 0) return;
  page.startSection();
  page.ensure(130);
  page.text('H2', 'Also worth doing', HEADING, { after: 8 });
  for (const advice of more) writeAdvice(page, advice.title, advice, sources);
}

/** The quick wins of a result; of one stored before there were any, its first three advices. */
export function quickWinsOf(results: ReportContent['results']): readonly Advice[] {
  return results.quickWins ?? results.strategy.slice(0, 3);
}

function writeAdvice(page: ReportPage, title: string, advice: Advice, sources: ReportSources): void {
  writeStatement(page, {
    title,
    text: advice.text,
    lead: leadOf(advice),
    evidence: advice.evidence,
    bar: INK.accent,
    sources,
  });
}

/** Strengths or faults, each with its evidence. */
export function writeFindings(
  page: ReportPage,
  title: string,
  findings: readonly Finding[],
  bar: string,
  sources: ReportSources,
): void {
  if (findings.length === 0) return;
  page.startSection();
  page.ensure(130);
  page.text('H2', title, HEADING, { after: 8 });
  for (const finding of findings) {
    writeStatement(page, { title: finding.title, text: finding.text, evidence: finding.evidence, bar, sources });
  }
}

interface Statement {
  readonly title: string;
  readonly text: string;
  readonly lead?: string;
  readonly evidence: Evidence;
  readonly bar: string;
  readonly sources: ReportSources;
}

/** Height of the quick wins with their heading, so that the pictures above can leave them room on the first page. */
export function heightOfQuickWins(page: ReportPage, results: ReportContent['results']): number {
  return quickWinsOf(results).reduce(
    (sum, win, index) =>
      sum + heightOf(page, { ...win, title: `${index + 1}. ${win.title}`, lead: leadOf(win) }) + AFTER_STATEMENT,
    HEADING.size * HEADING.leading + 2 + SMALL.size * SMALL.leading + 8,
  );
}

const leadOf = (advice: Advice): string =>
  `+${gainWords(advice)} points (estimate)  ·  ${EFFORT_LABELS[advice.effort]}`;

const AFTER_STATEMENT = 12;

const hasCurve = ({ curve }: Evidence): boolean => (curve?.length ?? 0) > 1;
const widthBeside = (evidence: Evidence): number => COLUMN - 12 - (hasCurve(evidence) ? CURVE.width + 24 : 0);

/** Height of one statement without the space after it. */
function heightOf(
  page: ReportPage,
  { title, text, lead, evidence }: Pick<Statement, 'title' | 'text' | 'lead' | 'evidence'>,
): number {
  const width = widthBeside(evidence);
  const small = [lead, evidenceLine(evidence), sourceLine(evidence, 9), contestedLine(evidence)].filter(
    (line) => line !== undefined,
  );
  const words =
    page.heightOf(title, NAME, width) +
    page.heightOf(text, BODY, width) +
    small.reduce((sum, line) => sum + page.heightOf(line, SMALL, width), 0);
  return hasCurve(evidence) ? Math.max(words, CURVE.height + 20) : words;
}

/** One statement with its evidence; the rule's curve stands at its right where there is one. */
function writeStatement(page: ReportPage, { title, text, lead, evidence, bar, sources }: Statement): void {
  const curve = hasCurve(evidence);
  const x = PAGE.margin + 12;
  const width = widthBeside(evidence);
  page.ensure(Math.min(300, heightOf(page, { title, text, evidence, ...(lead ? { lead } : {}) })));
  const top = page.y;
  const startPage = page.doc.page;
  page.text('H3', title, NAME, { x, width, bar });
  if (lead) page.text('P', lead, { ...SMALL, colour: INK.accent, weight: 600 }, { x, width, bar });
  page.text('P', text, BODY, { x, width, bar });
  page.text('P', evidenceLine(evidence), SMALL, { x, width, bar });
  page.text('P', sourceLine(evidence, sources.numberOf(evidence)), SMALL, {
    x,
    width,
    bar,
    link: evidence.source.url,
  });
  const contested = contestedLine(evidence);
  if (contested) page.text('P', contested, SMALL, { x, width, bar });
  if (curve && page.doc.page === startPage) {
    const at = PAGE.width - PAGE.margin - CURVE.width;
    page.figure(
      `Score of check ${evidence.ruleId} at other values; measured ${evidence.display}, aim: ${evidence.target}`,
      () => {
        drawCurve(page, at, top + 4, CURVE.width, CURVE.height, evidence);
        page.label(
          evidence.display,
          at + CURVE.width / 2,
          top + CURVE.height + 8,
          { size: 7, colour: INK.muted },
          'centre',
        );
      },
    );
    page.y = Math.max(page.y, top + CURVE.height + 20);
  }
  page.y += AFTER_STATEMENT;
}

function evidenceLine(evidence: Evidence): string {
  const time = evidence.time ? ` at ${seconds(evidence.time.start)}` : '';
  return `Measured${time}: ${evidence.measure}, ${evidence.display}. Target: ${evidence.target}.`;
}

function sourceLine(evidence: Evidence, number: number): string {
  const note = evidenceNote(evidence);
  const { title } = evidence.source;
  return `Check ${evidence.ruleId}, evidence grade ${evidence.grade} [${number}]: ${note === title ? note : `${note.charAt(0).toLowerCase()}${note.slice(1)}. ${title}`}.`;
}

function contestedLine({ contested }: Evidence): string | undefined {
  return contested && `Contested: ${contested}`;
}
