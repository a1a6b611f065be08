import type { Experiment } from '../../contract/features.ts';
import { alwaysValid, armOf, peopleToDecide } from './difference.ts';
import { reduceVariance } from './reduce-variance.ts';
import { sampleRatio } from './sample-ratio.ts';

/** Somebody who met the flag's effect while its share was strictly between nobody and everybody: others chose no arm by chance. */
export interface ExposedPerson {
  readonly variant: string;
  readonly exposedAt: Date;
  readonly converted: boolean;
  /** 0..100, since the exposure and in as many days before it; null: not there before. */
  readonly engagement: number;
  readonly engagementBefore: number | null;
}

export interface ExperimentInput {
  readonly flag: string;
  /** Variants with the share they are to have; the first is the control. */
  readonly variants: readonly { readonly name: string; readonly share: number }[];
  readonly people: readonly ExposedPerson[];
}

/** People an arm needs before anything is said of it: the sequence is asymptotic. */
export const FEWEST = 100;

type Effect = Experiment['effects'][number];

/** A flag with variants, read as an experiment. A broken split leaves no effects: nothing else can be trusted then. */
export function readExperiment({ flag, variants, people }: ExperimentInput): Experiment {
  const control = variants[0]?.name ?? 'control';
  const of = (name: string) => people.filter(({ variant }) => variant === name);
  const ratio = sampleRatio(
    variants.map(({ name }) => of(name).length),
    variants.map(({ share }) => share),
  );
  const first = people.reduce<Date | null>((at, one) => (at && at < one.exposedAt ? at : one.exposedAt), null);
  return {
    flag,
    startedAt: first?.toISOString() ?? null,
    control,
    arms: variants.map(({ name }) => armView(name, of(name))),
    split: { ...ratio, sentence: splitSentence(ratio, people.length) },
    effects: ratio.isBroken
      ? []
      : variants
          .slice(1)
          .flatMap(({ name }) => [
            effectOf(name, 'conversion', of(control), of(name)),
            effectOf(name, 'engagement', of(control), of(name)),
          ]),
  };
}

function armView(variant: string, people: readonly ExposedPerson[]): Experiment['arms'][number] {
  const conversions = people.filter(({ converted }) => converted).length;
  return {
    variant,
    people: people.length,
    conversions,
    conversionRate: people.length > 0 ? conversions / people.length : null,
    engagement: people.length > 0 ? armOf(people.map((one) => one.engagement)).mean : null,
  };
}

function splitSentence({ isBroken, p }: { isBroken: boolean; p: number | null }, people: number): string {
  if (p === null) return 'Nobody has met this flag’s effect while it was being tested.';
  if (isBroken)
    return `The groups are not as large as they were set to be (chance alone does this in ${p < 0.0001 ? 'less than 0.01' : (100 * p).toFixed(2)} % of tests). Find out why before you read any result.`;
  return `The sizes of the groups fit their settings (${people} people, p = ${p.toFixed(2)}).`;
}

function effectOf(
  variant: string,
  metric: Effect['metric'],
  control: readonly ExposedPerson[],
  treated: readonly ExposedPerson[],
): Effect {
  const missing = FEWEST - Math.min(control.length, treated.length);
  if (missing > 0)
    return {
      ...nothing(variant, metric),
      needs: `Not enough data: the smaller group needs ${missing} more ${missing === 1 ? 'person' : 'people'}.`,
    };
  const measured = (people: readonly ExposedPerson[]) =>
    people.map((one) =>
      metric === 'conversion'
        ? { value: one.converted ? 1 : 0, before: one.engagementBefore }
        : { value: one.engagement, before: one.engagementBefore },
    );
  const { arms, reduced } = reduceVariance([measured(control), measured(treated)]);
  const [own, other] = [armOf(arms[0] ?? []), armOf(arms[1] ?? [])];
  if (own.variance === 0 && other.variance === 0)
    return { ...nothing(variant, metric), needs: 'Not enough data: everyone has the same value so far.' };
  const difference = alwaysValid(own, other);
  const verdict = difference.low > 0 ? 'better' : difference.high < 0 ? 'worse' : 'undecided';
  const needs = verdict === 'undecided' ? needsText(peopleToDecide(own, other)) : null;
  return { variant, metric, difference, varianceReduced: reduced, verdict, needs };
}

const nothing = (variant: string, metric: Effect['metric']) =>
  ({ variant, metric, difference: null, varianceReduced: null, verdict: 'not_enough_data' }) as const;

/** In two digits: it rests on a difference that is not known well. */
function needsText(more: number | null): string {
  if (more === null) return 'A difference this small would take more than a million people to decide.';
  const people = Number(more.toPrecision(2)).toLocaleString('en-US');
  return `About ${people} more people would decide a difference of this size.`;
}
