import { useState } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import type { Check, CheckResult } from './check.ts';
import { runCheck } from './run-check.ts';

export interface Checks {
  readonly results: Readonly<Record<string, CheckResult>>;
  /** Ids of those under way. */
  readonly running: ReadonlySet<string>;
  run(check: Check): Promise<void>;
  /** One after the other, each whatever became of the one before. */
  runAll(checks: readonly Check[]): Promise<void>;
}

/** What each check came to, kept while the page is open. */
export function useChecks(): Checks {
  const api = useApi();
  const [results, setResults] = useState<Record<string, CheckResult>>({});
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  const run = async (check: Check) => {
    setRunning((before) => new Set([...before, check.id]));
    const result = await runCheck(check, api);
    setResults((before) => ({ ...before, [check.id]: result }));
    setRunning((before) => new Set([...before].filter((id) => id !== check.id)));
  };
  const runAll = async (checks: readonly Check[]) => {
    for (const check of checks) await run(check);
  };
  return { results, running, run, runAll };
}
