import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What the engine found on one of the sample ads. */
export interface SampleResult {
  readonly score: number;
  readonly interval: { readonly low: number; readonly high: number };
  readonly verdict: string;
  /** A few statements with the measured value and its target. */
  readonly points: readonly {
    readonly title: string;
    readonly display: string;
    readonly target: string;
    readonly response: number;
  }[];
}

/** Written by `make-landing-assets.ts` from a run of the real engine. */
export interface LandingSample {
  readonly engineVersion: string;
  readonly ruleBookVersion: string;
  readonly before: SampleResult;
  readonly after: SampleResult;
}

const DATA = fileURLToPath(new URL('./assets/landing-sample.json', import.meta.url));

/** The figures of the sample ads; null while the engine has not been run, and then none are shown. */
export function readLandingSample(): LandingSample | null {
  return existsSync(DATA) ? (JSON.parse(readFileSync(DATA, 'utf8')) as LandingSample) : null;
}
