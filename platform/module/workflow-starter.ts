import type * as z from 'zod/mini';

export const TASK_QUEUES = ['analysis', 'training'] as const;
export type TaskQueue = (typeof TASK_QUEUES)[number];

/** A workflow that can be started: its type name, its queue, and the schema of its one input object. */
export interface WorkflowType<Input> {
  readonly name: string;
  readonly queue: TaskQueue;
  readonly input: z.core.$ZodType<Input>;
}

/** Starts and stops workflows. The adapter for Temporal lives in `workflows/client`. */
export interface WorkflowStarter {
  /** Starts once per id, ever: a second start with the same id answers `exists` and changes nothing. */
  start<Input>(type: WorkflowType<Input>, options: { id: string; input: Input }): Promise<'started' | 'exists'>;
  /** Asks a running workflow to stop; silent when there is none. */
  cancel(id: string): Promise<void>;
  /** Whether a workflow of this id is open, has ended, or is not known (never started, or forgotten). */
  status(id: string): Promise<'running' | 'closed' | 'unknown'>;
}
