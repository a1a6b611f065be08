import { expit } from '#platform/numeric/summaries.ts';
import { BOOK_MEAN, bookEffect, GROUP_VARIANCE } from './design.ts';
import { columnValue } from './features.ts';
import type { PersonalModel } from './fit-personal-model.ts';
import { unpacked } from './packed-posterior.ts';
import { projected } from './posterior.ts';
import { hasReached, missingFor } from './stage.ts';
import type { CreativeOutcomes, RateEstimate } from './types.ts';

export interface Candidate {
  /** General score of the rule book, 0..100. */
  readonly score: number;
  /** Rule responses 0..1; null or absent: not measured. */
  readonly features: CreativeOutcomes['features'];
  /** Absent: the account's usual mix of groups. One the account has not used is predicted with the wider interval it deserves. */
  readonly group?: string;
}

export interface Contribution {
  readonly names: readonly string[];
  /** Signed, log-odds against the account's average creative; 0.1 is about 10 % more. */
  readonly effect: number;
}

export type Prediction =
  | { readonly enough: false; readonly needs: number }
  | {
      readonly enough: true;
      /** 'general': the gate has not passed; the rule book at the account's level speaks. */
      readonly level: 'personal' | 'general';
      /** Fewer than 20 creatives: the interval is about ×/÷ 3. */
      readonly early: boolean;
      /** The creative's own rate in the long run, 90 % interval. */
      readonly rate: RateEstimate;
      /** The same on the scale of log-odds, for sums with other uncertain quantities. */
      readonly logOdds: { readonly mean: number; readonly sd: number };
      /** The three features that moved it most, strongest first. */
      readonly contributions: readonly Contribution[];
    };

/** What a new creative's rate will be. Works on a model that was read back from JSON. */
export const predict = (model: PersonalModel, candidate: Candidate): Prediction => {
  const needs = missingFor(model.progress, 'predictions');
  if (needs > 0) return { enough: false, needs };
  const level = model.holdOut?.gate.passed ? 'personal' : 'general';
  const posterior = unpacked(level === 'personal' ? model.personal : model.general);
  const general = model.groups.length + 2;
  const columns = model.features.map((feature) => columnValue(feature, candidate.features));
  const row = new Float64Array(posterior.mean.length);
  row[0] = 1;
  model.groups.forEach(({ group, share }, g) => {
    row[1 + g] = candidate.group === undefined ? share : group === candidate.group ? 1 : 0;
  });
  const isNew = candidate.group !== undefined && !model.groups.some(({ group }) => group === candidate.group);
  const book = bookEffect(candidate.score);
  row[general - 1] = book;
  if (level === 'personal') row.set(columns, general);
  const { mean, variance } = projected(posterior, row);
  const middle = mean + BOOK_MEAN * book;
  const sd = Math.sqrt(variance + posterior.spreadVariance + (isNew ? GROUP_VARIANCE : 0));
  const strength = BOOK_MEAN + (posterior.mean[general - 1] as number);
  const contributions = model.features
    .map(({ names }, j) => ({
      names,
      effect: (columns[j] as number) * (strength * (model.book[j] ?? 0) + (posterior.mean[general + j] ?? 0)),
    }))
    .filter(({ effect }) => effect !== 0)
    .sort((a, b) => Math.abs(b.effect) - Math.abs(a.effect) || ((a.names[0] ?? '') < (b.names[0] ?? '') ? -1 : 1))
    .slice(0, 3);
  return {
    enough: true,
    level,
    early: !hasReached(model.progress, 'accuracy'),
    rate: { median: expit(middle), low: expit(middle - 1.645 * sd), high: expit(middle + 1.645 * sd) },
    logOdds: { mean: middle, sd },
    contributions,
  };
};
