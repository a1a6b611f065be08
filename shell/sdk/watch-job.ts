import { isApiError } from './api-error.ts';
import { readEventStream } from './event-stream.ts';

export type Connection = 'connecting' | 'live' | 'waiting' | 'polling';

export interface WatchJobOptions<Event> {
  /** Opens the stream, from behind the last id that was seen. */
  open(lastEventId: string | undefined, signal: AbortSignal): Promise<Response>;
  /** Asks for the truth. */
  poll(signal: AbortSignal): Promise<Event>;
  isFinal(event: Event): boolean;
  onEvent(event: Event): void;
  onConnection?(state: Connection): void;
  /** The job cannot be read at all (gone, not ours, signed out). */
  onError(error: unknown): void;
  random?(): number;
  setTimer?(run: () => void, ms: number): number;
  clearTimer?(id: number): void;
}

const BACK_OFF_MS = [1000, 2000, 5000, 10000];
const FAILURES_BEFORE_POLLING = 3;
const POLL_MS = 5000;

/** 0 inclusive to 1 exclusive. */
function cryptoRandom(): number {
  return (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
}

/** Spreads a wait over 75-125 % so that many clients do not come back at once. */
export function withJitter(ms: number, random: () => number): number {
  return ms * (0.75 + random() * 0.5);
}

/**
 * Follows a job until it is final: events first; after a break again with the
 * last id, waiting 1, 2, 5, 10 s; after three failures in a row by asking every
 * 5 s. Coming back to a hidden page asks first, then listens again.
 */
export function watchJob<Event>(options: WatchJobOptions<Event>): () => void {
  const random = options.random ?? cryptoRandom;
  const setTimer = options.setTimer ?? ((run, ms) => window.setTimeout(run, ms));
  const clearTimer = options.clearTimer ?? ((id) => window.clearTimeout(id));

  let over = false;
  let failures = 0;
  let lastId: string | undefined;
  let timer: number | undefined;
  let attempt = new AbortController();

  const stop = () => {
    over = true;
    attempt.abort();
    if (timer !== undefined) clearTimer(timer);
    document.removeEventListener('visibilitychange', wake);
  };

  const take = (event: Event) => {
    if (over) return;
    options.onEvent(event);
    if (options.isFinal(event)) stop();
  };

  /** True when trying again cannot help. */
  const hopeless = (error: unknown) =>
    isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;

  const later = (run: () => void, ms: number) => {
    if (!over) timer = setTimer(run, withJitter(ms, random));
  };

  const fail = (error: unknown) => {
    if (over || isApiError(error, 'aborted')) return;
    if (hopeless(error)) {
      stop();
      options.onError(error);
      return;
    }
    failures += 1;
    if (failures >= FAILURES_BEFORE_POLLING) {
      options.onConnection?.('polling');
      later(ask, POLL_MS);
    } else {
      options.onConnection?.('waiting');
      later(listen, BACK_OFF_MS[Math.min(failures - 1, BACK_OFF_MS.length - 1)] ?? POLL_MS);
    }
  };

  const fresh = (): AbortSignal => {
    attempt.abort();
    attempt = new AbortController();
    return attempt.signal;
  };

  async function listen(): Promise<void> {
    const signal = fresh();
    options.onConnection?.('connecting');
    try {
      const response = await options.open(lastId, signal);
      if (!response.body) throw new TypeError('The stream has no body.');
      for await (const message of readEventStream(response.body)) {
        if (signal.aborted) return;
        failures = 0;
        options.onConnection?.('live');
        if (message.id) lastId = message.id;
        take(JSON.parse(message.data) as Event);
        if (over) return;
      }
      if (!signal.aborted) fail(new TypeError('The stream ended before the job did.'));
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  }

  async function ask(): Promise<void> {
    const signal = fresh();
    try {
      take(await options.poll(signal));
      if (!signal.aborted) later(ask, POLL_MS);
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  }

  async function wake(): Promise<void> {
    if (document.visibilityState !== 'visible' || over) return;
    if (timer !== undefined) clearTimer(timer);
    const signal = fresh();
    try {
      take(await options.poll(signal));
    } catch (error) {
      if (hopeless(error)) return fail(error);
    }
    failures = 0;
    if (!over && !signal.aborted) await listen();
  }

  document.addEventListener('visibilitychange', wake);
  void listen();
  return stop;
}
