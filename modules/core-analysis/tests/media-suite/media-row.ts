import type { AnalysisResults } from '../../contract/analysis.ts';
import type { FileMeasurements } from '../../engine/index.ts';

/** What the product answers to one file. */
export type Outcome =
  | { readonly kind: 'judged'; readonly measurements: FileMeasurements; readonly results: AnalysisResults }
  /** `died`: the engine's process ended by a signal. */
  | { readonly kind: 'refused'; readonly code: string; readonly sentence: string; readonly died: boolean };

export type Judged = Extract<Outcome, { kind: 'judged' }>;

/** One file with what must be true of the answer to it. */
export interface MediaRow {
  readonly file: string;
  readonly what: string;
  readonly expected: string;
  /** The same picture in another form, whose answer counts as the mark. */
  readonly twin?: string;
  /** In `npm test`; the deep run takes all. */
  readonly quick?: true;
  /** What is wrong with the answer, a sentence each; empty where it is as expected. */
  problems(outcome: Outcome, twin: Outcome | undefined): readonly string[];
}
