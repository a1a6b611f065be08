import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { SampleId } from './sample-ads.ts';

/** One sentence of a result: the finding or advice with the value it rests on. */
export interface SampleStatement {
  readonly title: string;
  readonly text: string;
  /** The measured value as a person reads it, and what the rule asks for. */
  readonly display: string;
  readonly target: string;
}

/** What the engine found on one of the sample ads. */
export interface SampleResult {
  readonly score: number;
  readonly interval: { readonly low: number; readonly high: number };
  readonly verdict: string;
  /** The same few measurements for every ad, with their target and the rule's response (0..1). */
  readonly points: readonly {
    readonly title: string;
    readonly display: string;
    readonly target: string;
    readonly response: number;
  }[];
  /** The first findings of each list, in the order of the result. */
  readonly good: readonly SampleStatement[];
  readonly bad: readonly SampleStatement[];
  readonly strategy: readonly SampleStatement[];
}

/** Written by `make-landing-assets.ts` from a run of the real engine: the result of each sample ad. */
export interface LandingSample extends Readonly<Record<SampleId, SampleResult>> {
  readonly engineVersion: string;
  readonly ruleBookVersion: string;
}

const DATA = fileURLToPath(new URL('./assets/landing-sample.json', import.meta.url));

/** The figures of the sample ads; null while the engine has not been run, and then none are shown. */
export function readLandingSample(): LandingSample | null {
  return existsSync(DATA) ? (JSON.parse(readFileSync(DATA, 'utf8')) as LandingSample) : null;
}
