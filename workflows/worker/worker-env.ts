import { availableParallelism } from 'node:os';
import * as z from 'zod';
import { TASK_QUEUES } from '#platform/module/workflow-starter.ts';

/** What a worker reads beside the base environment. */
export const workerEnv = z.object({
  /** The prebuilt workflows; absent: they are bundled at start, which takes about 3 s. */
  WORKFLOW_BUNDLE: z.string().min(1).optional(),
  /** Queues this worker serves, separated by commas. */
  WORKER_QUEUES: z
    .string()
    .default(TASK_QUEUES.join(','))
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(TASK_QUEUES)).min(1)),
  /**
   * Analyses in hand at once. One more than there are engine processes, so that
   * files are fetched and stored while others are measured.
   */
  ANALYSIS_SLOTS: z.coerce
    .number()
    .int()
    .min(1)
    .max(128)
    .default(availableParallelism() + 1),
  /** Training runs in hand at once. */
  TRAINING_SLOTS: z.coerce.number().int().min(1).max(16).default(1),
  /** Port of /livez, /readyz and /metrics; absent: none is opened. */
  WORKER_HEALTH_PORT: z.coerce.number().int().min(1).max(65535).optional(),
});
