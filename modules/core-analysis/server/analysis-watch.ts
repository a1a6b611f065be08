import { setTimeout as sleep } from 'node:timers/promises';
import type { Notifier } from '#platform/events/notifier.ts';
import type { ServerEvent } from '#platform/module/request-context.ts';
import type { ProgressEvent } from '../contract/analysis.ts';
import { failureError } from '../contract/failure-error.ts';
import { type AnalysisProgress, isFinal } from './analysis-record.ts';
import type { AnalysisStore } from './analysis-store.ts';

/** Hints can be lost; a watcher looks by itself this often. */
const LOOK_MS = 2_000;

/** Topic on which changes of an analysis are announced. */
export function analysisTopic(id: string): string {
  return `analysis:${id}`;
}

/** Event streams one user may have open in this process: more than a person has tabs on running analyses. */
const STREAMS_PER_USER = 8;

/** Follows analyses until they are final. */
export class AnalysisWatch {
  /** Open event streams by owner, the oldest first. */
  private readonly open = new Map<string, Set<AbortController>>();

  constructor(private readonly deps: { store: AnalysisStore; notifier: Notifier }) {}

  /** True once final; false when the wait was given up or the analysis is gone. */
  async untilFinal(owner: string, id: string, signal: AbortSignal): Promise<boolean> {
    for await (const progress of this.changes(owner, id, signal)) {
      if (isFinal(progress)) return true;
    }
    return false;
  }

  /**
   * The present state at once, then each change; ends after the final one, when
   * the analysis is gone, and when its owner opens too many others.
   */
  async *events(owner: string, id: string, signal: AbortSignal): AsyncGenerator<ServerEvent<ProgressEvent>> {
    const own = this.enter(owner);
    let count = 0;
    try {
      for await (const progress of this.changes(owner, id, AbortSignal.any([signal, own.signal]))) {
        count += 1;
        yield { id: String(count), event: 'progress', data: toProgressEvent(progress) };
      }
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

  private async *changes(owner: string, id: string, signal: AbortSignal): AsyncGenerator<AnalysisProgress> {
    let hint = new AbortController();
    const unsubscribe = this.deps.notifier.subscribe(analysisTopic(id), () => hint.abort());
    try {
      let last = '';
      while (!signal.aborted) {
        // A hint that comes while we look must not be lost: the next wait is over at once.
        hint = new AbortController();
        const progress = await this.deps.store.findProgress(owner, id);
        if (!progress) return;
        const now = JSON.stringify(progress);
        if (now !== last) yield progress;
        if (isFinal(progress)) return;
        last = now;
        await sleep(LOOK_MS, undefined, { signal: AbortSignal.any([hint.signal, signal]) }).catch(() => undefined);
      }
    } finally {
      unsubscribe();
    }
  }
}

export function toProgressEvent(progress: AnalysisProgress): ProgressEvent {
  const { status, stage, percent, interrupted, failure } = progress;
  return { status, stage, percent, ...(interrupted && { interrupted }), error: failure && toError(failure) };
}

/** Code and sentence of a stored failure, as the contract shows it. */
export function toError(failure: { code: string; details: unknown }): { code: string; message: string } {
  const { code, message } = failureError(failure);
  return { code, message };
}
