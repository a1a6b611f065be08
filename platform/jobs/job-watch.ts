import { setTimeout as sleep } from 'node:timers/promises';
import type { Notifier } from '#platform/events/notifier.ts';

/** Hints can be lost; a watcher looks by itself this often. */
const LOOK_MS = 2_000;
/** Event streams one user may have open in this process: more than a person has tabs on running jobs. */
const STREAMS_PER_USER = 8;

export interface JobSource<State> {
  /** Where changes of the job are announced: `<kind>:<id>`. */
  topic(id: string): string;
  /** The truth, from the database; undefined where the job is gone or somebody else's. */
  read(owner: string, id: string): Promise<State | undefined>;
  isFinal(state: State): boolean;
}

/** Follows jobs of one kind until they are final, woken through Postgres. */
export class JobWatch<State> {
  /** Open event streams by owner, the oldest first. */
  private readonly open = new Map<string, Set<AbortController>>();

  constructor(private readonly deps: { source: JobSource<State>; notifier: Notifier }) {}

  /** True once final; false when the wait was given up or the job is gone. */
  async untilFinal(owner: string, id: string, signal: AbortSignal): Promise<boolean> {
    for await (const state of this.changes(owner, id, signal)) {
      if (this.deps.source.isFinal(state)) return true;
    }
    return false;
  }

  /**
   * For an event stream: the present state at once, then each change; ends after the final one, when the job is gone, and when
   * its owner opens too many others.
   */
  async *stream(owner: string, id: string, signal: AbortSignal): AsyncGenerator<State> {
    const own = this.enter(owner);
    try {
      yield* this.changes(owner, id, AbortSignal.any([signal, own.signal]));
    } finally {
      this.leave(owner, own);
    }
  }

  /** Ends the owner's oldest stream where this one is too many. */
  private enter(owner: string): AbortController {
    const streams = this.open.get(owner) ?? new Set();
    this.open.set(owner, streams);
    const [oldest] = streams;
    if (oldest && streams.size >= STREAMS_PER_USER) {
      oldest.abort();
      streams.delete(oldest);
    }
    const own = new AbortController();
    streams.add(own);
    return own;
  }

  private leave(owner: string, own: AbortController): void {
    const streams = this.open.get(owner);
    streams?.delete(own);
    if (streams?.size === 0) this.open.delete(owner);
  }

  private async *changes(owner: string, id: string, signal: AbortSignal): AsyncGenerator<State> {
    const { source, notifier } = this.deps;
    let hint = new AbortController();
    const unsubscribe = notifier.subscribe(source.topic(id), () => hint.abort());
    try {
      let last = '';
      while (!signal.aborted) {
        // A hint that comes while we look must not be lost: the next wait is over at once.
        hint = new AbortController();
        const state = await source.read(owner, id);
        if (state === undefined) return;
        const now = JSON.stringify(state);
        if (now !== last) yield state;
        if (source.isFinal(state)) return;
        last = now;
        await sleep(LOOK_MS, undefined, { signal: AbortSignal.any([hint.signal, signal]) }).catch(() => undefined);
      }
    } finally {
      unsubscribe();
    }
  }
}
