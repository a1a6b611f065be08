import type { JobInput, JobOutput } from '../../engine/index.ts';

export interface FixingOptions {
  /** Gives up; `makeFixes` then throws the signal's reason. */
  readonly signal: AbortSignal;
  /** Share of the work that is done, 0..100. */
  readonly onPercent: (percent: number) => void;
}

/** Renders and scores fixes of untrusted files, outside this process. */
export interface FixingPort {
  /** @throws EngineError when the file is at fault or could not be finished; anything else is worth another try */
  makeFixes(input: JobInput<'fixes'>, options: FixingOptions): Promise<JobOutput<'fixes'>>;
}
