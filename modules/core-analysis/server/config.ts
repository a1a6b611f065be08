import { availableParallelism } from 'node:os';
import * as z from 'zod';
import { PRICED_MODELS } from './escalation/model-prices.ts';

/** Environment of core-analysis. */
export const coreAnalysisConfig = z.object({
  /** Engine processes of one worker; each measures one file at a time, with 620 to 800 MB at its peak. */
  ENGINE_PROCESSES: z.coerce.number().int().min(1).max(64).default(availableParallelism()),
  /** How long `POST /api/analyze` waits for the end before it answers 202, in seconds. */
  ANALYZE_WAIT_SECONDS: z.coerce.number().int().min(1).max(600).default(120),
  /** With it, hard cases get a second opinion by Claude; without it nothing ever leaves. */
  ANTHROPIC_API_KEY: z.string().min(1).optional(),
  ANTHROPIC_BASE_URL: z.url().default('https://api.anthropic.com'),
  /** Only models whose price is known, or the ceilings of the plans could not be kept. */
  ANTHROPIC_MODEL: z.enum(PRICED_MODELS).default('claude-sonnet-5-5'),
});
export type CoreAnalysisConfig = z.output<typeof coreAnalysisConfig>;
