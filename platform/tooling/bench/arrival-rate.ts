import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Spread, spreadOf } from './statistics.ts';

export interface ArrivalOptions {
  readonly url: string;
  readonly headers: Record<string, string>;
  /** Requests per second. */
  readonly rate: number;
  readonly seconds: number;
}

export interface ArrivalResult {
  readonly rate: number;
  readonly seconds: number;
  readonly latencyMs: Spread;
  readonly failures: number;
}

/**
 * Open model: requests leave at a constant rate whether or not earlier ones
 * were answered, and each is timed from the moment it was due, so that a
 * stalled server cannot hide behind a waiting client.
 */
export async function atConstantRate(options: ArrivalOptions): Promise<ArrivalResult> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const latencies: number[] = [];
  let failures = 0;
  const open = new Set<Promise<void>>();
  const began = performance.now();
  const total = options.rate * options.seconds;
  for (let sent = 0; sent < total; ) {
    // The first is due at once, not a period later.
    const dueCount = Math.min(total, 1 + Math.floor(((performance.now() - began) / 1000) * options.rate));
    for (; sent < dueCount; sent += 1) {
      const due = began + (sent / options.rate) * 1000;
      const call = once(options.url, options.headers, agent).then((status) => {
        latencies.push(performance.now() - due);
        if (status !== 200) failures += 1;
      });
      open.add(call);
      call.finally(() => open.delete(call)).catch(() => undefined);
    }
    await sleep(1);
  }
  await Promise.all(open);
  agent.destroy();
  return { rate: options.rate, seconds: options.seconds, latencyMs: spreadOf(latencies), failures };
}

function once(url: string, headers: Record<string, string>, agent: Agent): Promise<number> {
  return new Promise((resolve) => {
    const outgoing = request(url, { agent, headers }, (response) => {
      response.resume();
      response.once('end', () => resolve(response.statusCode ?? 0));
    });
    outgoing.once('error', () => resolve(0));
    outgoing.end();
  });
}
