import type { ApiClient } from '#shell/sdk/api-client.ts';

/** A call that a button makes, and what has to hold of its answer. */
export interface Check {
  readonly id: string;
  readonly title: string;
  /** Method and path, as the button's line shows them. */
  readonly call: string;
  /** What it costs or leaves behind; absent where it only reads. */
  readonly note?: string;
  run(api: ApiClient): Promise<unknown>;
  /** What is wrong with an answer that came; null: nothing. */
  problem?(answer: never): string | null;
}

export interface CheckResult {
  readonly passed: boolean;
  /** From the click to the whole answer, in milliseconds, as this browser measured it. */
  readonly tookMs: number;
  /** Why it failed; null where it passed. */
  readonly reason: string | null;
  /** What came back, as JSON. */
  readonly answer: string;
}

/** Ties an answer's type to what is asked of it. */
export function defineCheck<Answer>(
  check: Omit<Check, 'run' | 'problem'> & {
    run(api: ApiClient): Promise<Answer>;
    problem?(answer: Answer): string | null;
  },
): Check {
  return check as Check;
}
