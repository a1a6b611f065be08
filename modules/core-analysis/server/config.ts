import { availableParallelism } from 'node:os';
import * as z from 'zod';

/** Environment of core-analysis. */
export const coreAnalysisConfig = z.object({
  /** Engine processes of one worker; each measures one file at a time with about 500 MB. */
  ENGINE_PROCESSES: z.coerce.number().int().min(1).max(64).default(availableParallelism()),
  /** How long `POST /api/analyze` waits for the end before it answers 202, in seconds. */
  ANALYZE_WAIT_SECONDS: z.coerce.number().int().min(1).max(600).default(120),
});
export type CoreAnalysisConfig = z.output<typeof coreAnalysisConfig>;
