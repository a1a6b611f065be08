import { fork } from 'node:child_process';
import { once } from 'node:events';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { type ArrivalOptions, type ArrivalResult, atConstantRate } from './arrival-rate.ts';
import { round } from './statistics.ts';

/** As `ArrivalResult`, with how late the measuring process itself was, which no server can answer for. */
export interface SeparateArrivalResult extends ArrivalResult {
  readonly clientLoopDelayMs: { readonly p99: number; readonly max: number };
}

/**
 * `atConstantRate` in a process that does nothing else: what the caller does
 * meanwhile, uploads for instance, holds up none of its clocks.
 */
export async function atConstantRateApart(options: ArrivalOptions): Promise<SeparateArrivalResult> {
  const child = fork(fileURLToPath(import.meta.url), [], { execArgv: ['--import', 'tsx'] });
  try {
    child.send(options);
    const failed = once(child, 'exit').then(([code]) => {
      throw new Error(`the measuring process ended with ${code}`);
    });
    const [result] = (await Promise.race([once(child, 'message'), failed])) as [SeparateArrivalResult];
    return result;
  } finally {
    child.kill();
  }
}

/** The child's part. */
async function answer(options: ArrivalOptions): Promise<void> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const result = await atConstantRate(options);
  delay.disable();
  const clientLoopDelayMs = { p99: round(delay.percentile(99) / 1e6), max: round(delay.max / 1e6) };
  process.send?.({ ...result, clientLoopDelayMs } satisfies SeparateArrivalResult);
}

if (process.argv[1] === fileURLToPath(import.meta.url) && process.send) {
  process.once('message', (options: ArrivalOptions) => void answer(options));
}
