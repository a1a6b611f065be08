import type { Clock } from '#platform/clock.ts';
import type { AnalysisListener } from '../../api.ts';
import { isFinal } from '../analyses/analysis-record.ts';
import type { AnalysisStore } from '../analyses/analysis-store.ts';

/** Tells the modules that listen that an analysis has ended. */
export class EndAnnouncer {
  constructor(
    private readonly deps: { store: AnalysisStore; listeners: () => readonly AnalysisListener[]; clock: Clock },
  ) {}

  /**
   * May run twice, and late. Every listener is told, also where one before it fails.
   * @throws the first listener's error: it is to be told again
   */
  async announce(owner: string, id: string): Promise<void> {
    const { store, listeners, clock } = this.deps;
    const analysis = await store.find(owner, id);
    if (!analysis || !isFinal(analysis)) return;
    const end = {
      owner,
      analysisId: id,
      outcome: analysis.status === 'completed' ? ('completed' as const) : ('failed' as const),
      requestedBy: analysis.requestedBy,
    };
    const told = await Promise.allSettled(listeners().map((listener) => listener.analysisEnded(end)));
    for (const one of told) if (one.status === 'rejected') throw one.reason;
    await store.markAnnounced(owner, id, clock.now());
  }
}
