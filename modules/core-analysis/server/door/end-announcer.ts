import type { Clock } from '#platform/clock.ts';
import type { AnalysisListener } from '../../api.ts';
import { isFinal } from '../analyses/analysis-record.ts';
import type { AnalysisStore } from '../analyses/analysis-store.ts';

/** Calls the modules that listen once an analysis has ended. */
export class EndAnnouncer {
  constructor(
    private readonly deps: { store: AnalysisStore; listeners: () => readonly AnalysisListener[]; clock: Clock },
  ) {}

  /**
   * May run twice, and late. Every listener is called, also where another fails.
   * @throws the first listener's error: the call is to be made again
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
    const calls = await Promise.allSettled(listeners().map((listener) => listener.analysisEnded(end)));
    for (const call of calls) if (call.status === 'rejected') throw call.reason;
    await store.markAnnounced(owner, id, clock.now());
  }
}
