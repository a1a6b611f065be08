import type { AnalysisResults } from '../../contract/analysis.ts';
import type { Finding } from '../../contract/evidence.ts';
import { evidenceNote } from '../../contract/evidence-note.ts';
import type { Tone } from '../../contract/tone.ts';
import { type SaidParts, type Standing, splitText, standingOf } from './statement-parts.ts';
import { CONTESTED, type StatementKind, WORDINGS } from './tone-wording.ts';

/**
 * A statement as somebody wants to read it: made of its own sentences, its measured value, its target and what stands behind it.
 * Style chooses their order and the joining words, length chooses parts: `concise` leaves out what only explains,
 * `action_focused` begins with what to do. Figures, quotes, places and evidence are the same in every tone, and so is the title.
 */
export function inTone<S extends Finding>(statement: S, kind: StatementKind, tone: Tone): S {
  const parts = splitText(statement.text);
  const standing = standingOf(statement.evidence, `${statement.title} ${parts.said}`);
  const told = { detailed, concise, action_focused: actionFirst }[tone.length];
  const sentences = told({ statement, kind, style: tone.style, parts, standing });
  return { ...statement, text: sentences.filter(Boolean).join(' ') };
}

/** All statements of a result in a tone. The result itself, as it is stored, stays as the engine wrote it. */
export function resultsInTone(results: AnalysisResults, tone: Tone): AnalysisResults {
  const all = <S extends Finding>(statements: readonly S[], kind: StatementKind) =>
    statements.map((statement) => inTone(statement, kind, tone));
  return {
    ...results,
    good: all(results.good, 'good'),
    bad: all(results.bad, 'bad'),
    strategy: all(results.strategy, 'advice'),
    ...(results.quickWins && { quickWins: all(results.quickWins, 'advice') }),
    tone,
  };
}

interface Told {
  readonly statement: Finding;
  readonly kind: StatementKind;
  readonly style: Tone['style'];
  readonly parts: SaidParts;
  readonly standing: Standing;
}

function detailed(told: Told): string[] {
  const { style, parts, statement } = told;
  const { figuresFirst, backing } = WORDINGS[style];
  const said = [parts.said, parts.explained];
  const { evidence } = statement;
  const note = evidenceNote(evidence);
  return [
    openerOf(told),
    ...(figuresFirst ? [standingIn(told), ...said] : [...said, standingIn(told)]),
    backing(`${note.charAt(0).toLowerCase()}${note.slice(1)}`),
    evidence.contested ? CONTESTED : '',
  ];
}

function concise(told: Told): string[] {
  const { style, parts, standing } = told;
  const { figuresFirst } = WORDINGS[style];
  if (figuresFirst) return [standingIn(told), parts.said];
  return [openerOf(told), parts.said, standing.known ? '' : standingIn(told)];
}

/** The title of an advice is what to do, and its text how. */
function actionFirst(told: Told): string[] {
  const { kind, style, parts, standing } = told;
  const { aim, keep } = WORDINGS[style];
  const left = standing.known ? '' : standingIn(told);
  if (kind === 'bad') return [aim(measuredIn(told), standing.target), parts.said];
  if (kind === 'good') return [keep, parts.said, left];
  return [parts.said, style === 'strategic' ? left : standingIn(told)];
}

function standingIn(told: Told): string {
  return WORDINGS[told.style].standing(measuredIn(told), told.standing.target);
}

const measuredIn = ({ style, standing }: Told): string =>
  WORDINGS[style].figuresFirst ? standing.measuredByName : standing.measured;

function openerOf({ statement, kind, style }: Told): string {
  const openers = WORDINGS[style].openers[kind];
  const { ruleId } = statement.evidence;
  const turn = [...ruleId].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  return openers[turn % openers.length] ?? '';
}
