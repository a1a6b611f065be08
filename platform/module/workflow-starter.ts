import type * as z from 'zod/mini';

export const TASK_QUEUES = ['analysis', 'training'] as const;
export type TaskQueue = (typeof TASK_QUEUES)[number];

/** What operators find a workflow by: ids and words, never names. */
export interface WorkflowSubject {
  /** A word for the kind of work: `analysis`. */
  readonly kind: string;
  readonly owner?: string;
  /** Id of the analysis, run or event. */
  readonly subject: string;
  /** More that operators filter by: names of registered attributes with a word each. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** Address of our page about it, shown beside the workflow. */
  readonly page?: string;
}

/** A workflow that can be started: its type name, its queue, and the schema of its one input object. */
export interface WorkflowType<Input> {
  readonly name: string;
  readonly queue: TaskQueue;
  readonly input: z.core.$ZodType<Input>;
  about?(input: Input): WorkflowSubject;
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
