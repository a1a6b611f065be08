import type { ResidualReport } from '../../learner/judge/learn-residuals.ts';
import type { LowTrust, TrainingData } from '../../learner/types.ts';
import { type Dataset, fromBytes, type StyleExamples, toBytes } from '../data/dataset.ts';
import type { PhaseContext } from './phase-runner.ts';
import { ruleBookOf, toTrainingData } from './training-data.ts';
import { type PersonalTests, withoutSuspects } from './training-math.ts';

/** The models a run began with: whoever promotes others meanwhile does not change what it is made from. */
export interface TrainedFrom {
  readonly own: { readonly id: string; readonly sha256: string } | null;
  readonly platform: { readonly id: string; readonly sha256: string } | null;
}

/** What the phases after collection hand on: the model as it is by now, and what was found on the way. */
export interface Trained {
  /** Its bytes in base64; null: this run made none. */
  readonly model: string | null;
  readonly lowTrust: readonly LowTrust[];
  /** Outcomes left out until somebody has looked: counting does not explain them. */
  readonly suspects: number;
  /** Null: it was made from the data alone, or there is none. */
  readonly from: TrainedFrom | null;
  /** Of a personal model: beside the models in use, out of sample. */
  readonly tests: PersonalTests | null;
  readonly residuals: ResidualReport | null;
  readonly ecosystem: Ecosystem | null;
}

/** Personal models as corrections of the platform's, over the accounts that contribute. */
interface Ecosystem {
  /** With enough creatives of their own. */
  readonly owners: number;
  /** Of them, those whose own correction foretells their results better. */
  readonly better: number;
}

export const NOTHING: Trained = {
  model: null,
  lowTrust: [],
  suspects: 0,
  from: null,
  tests: null,
  residuals: null,
  ecosystem: null,
};

export const trainedBytes = (trained: Trained): Uint8Array => toBytes(trained);
export const base64 = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64');
export const modelBytes = ({ model }: Trained): Uint8Array | null =>
  model === null ? null : Buffer.from(model, 'base64');

/** What the last phase before this one handed on. */
export async function trainedSoFar({ output }: PhaseContext): Promise<Trained> {
  for (const phase of ['elite_ecosystem', 'self_improvement', 'model_training'] as const) {
    const bytes = await output(phase);
    if (bytes) return fromBytes<Trained>(bytes);
  }
  return NOTHING;
}

export interface Material {
  readonly dataset: Dataset;
  readonly data: TrainingData;
  readonly book: Readonly<Record<string, number>>;
  readonly suspects: number;
}

/** What was collected and made, as the learner takes it, without outcomes that wait for a look. */
export async function materialOf({ output }: PhaseContext): Promise<Material> {
  const dataset = fromBytes<Dataset>((await output('data_collection')) as Buffer);
  const made = await output('style_generation');
  const examples = made ? fromBytes<StyleExamples>(made) : { degraded: [], fixed: [] };
  const { data, suspects } = withoutSuspects(toTrainingData(dataset, examples));
  return { dataset, data, book: ruleBookOf(dataset.rules), suspects };
}
