import type { AppliedLens, Benchmark, DismissedFinding, LensChange } from './lens.ts';
import type { Tone } from './tone.ts';

const oneOf = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const sentenceCase = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** What the settings of its owner made of a result, in one or two sentences. */
export function lensSummary({ lens, tone }: { lens?: AppliedLens; tone?: Tone }, score: number): string {
  const changed = lens?.changes ?? [];
  const checks = new Set(changed.map(({ ruleId }) => ruleId)).size;
  const by = oneOf([...new Set(changed.map((change) => change.by))]);
  const [here, book] = [Math.round(score), Math.round(lens?.scoreWithout ?? score)];
  const dismissed = lens?.dismissed?.length ?? 0;
  const causes = [
    checks > 0 && `${by} changed ${checks === 1 ? '1 check' : `${checks} checks`}`,
    dismissed > 0 && `you dismissed ${dismissed === 1 ? '1 finding' : `${dismissed} findings`}`,
  ].filter((cause) => cause !== false);
  const effect = here === book ? `the score stays ${here}` : `the score is ${here} instead of ${book}`;
  return [
    causes.length > 0 && `${sentenceCase(oneOf(causes))}: ${effect}.`,
    tone && `Worded for you: ${tone.style}, ${tone.length.replace('_', '-')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

const times = (factor: number): string => `${Number(factor.toFixed(2))} times`;

/** What one change does: "Counts 1.25 times as much", "Aim 60 points instead of 70". */
export function changeEffect({ kind, factor, target }: LensChange): string {
  if (kind === 'weight') return factor === 0 ? 'Does not count' : `Counts ${times(factor)} as much`;
  return target ? `Aim: ${target.here} instead of ${target.book}` : `Asks for ${times(factor)} as much`;
}

/** Points that a change alone brings, with its sign; null where nothing tells. */
export function pointsText({ points }: Pick<LensChange, 'points'>): string | null {
  if (points === undefined) return null;
  return points === 0
    ? 'no points'
    : `${points > 0 ? '+' : '−'}${Math.abs(points)} ${Math.abs(points) === 1 ? 'point' : 'points'}`;
}

/** Why a finding was dismissed, and for how much of the owner's work. */
export function dismissalText({ reason, texts, everywhere }: DismissedFinding): string {
  const why =
    reason === 'our_logo' ? `Your logo: ${oneOf(texts.map((text) => `“${text}”`))}` : 'Intended, so it does not count';
  return everywhere ? `${why}. Applies to all your creatives.` : `${why}.`;
}

export const benchmarkValue = ({ score, display, of }: Benchmark): string =>
  [display ?? (score === undefined ? '' : `${Math.round(score)} of 100`), of === undefined ? '' : `of ${of} creatives`]
    .filter(Boolean)
    .join(', ');
