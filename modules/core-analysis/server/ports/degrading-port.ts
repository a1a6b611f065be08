import type { JobInput, JobOutput } from '../../engine/index.ts';

/** Degrades untrusted images and measures them, outside this process. */
export interface DegradingPort {
  /** None of a file that is at fault. @throws the signal's reason when aborted; anything else is worth another try */
  degrade(input: JobInput<'degrade'>, signal: AbortSignal): Promise<JobOutput<'degrade'>>;
}
