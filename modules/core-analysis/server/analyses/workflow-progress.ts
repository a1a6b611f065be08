import type { Clock } from '#platform/clock.ts';
import type { Notifier } from '#platform/events/notifier.ts';
import type { Stage } from '../../contract/analysis.ts';
import { analysisTopic } from './analysis-progress.ts';
import type { AnalysisStore } from './analysis-store.ts';

/** Writes stages into the row and announces them. */
export class WorkflowProgress {
  constructor(private readonly deps: { store: AnalysisStore; notifier: Notifier; clock: Clock }) {}

  /** False when the analysis is gone or final: the work on it should stop. */
  async enter(owner: string, id: string, to: { stage: Stage; percent: number }): Promise<boolean> {
    const { store, notifier, clock } = this.deps;
    const open = await store.advance(owner, id, to, clock.now());
    if (open) await notifier.notify(analysisTopic(id));
    return open;
  }

  /** Tells whoever waits that a try at measuring broke off. It is a word on the way, so it never fails the caller. */
  async interrupt(owner: string, id: string): Promise<void> {
    const { store, clock } = this.deps;
    await store.interrupt(owner, id, clock.now()).catch(() => undefined);
    await this.announce(id);
  }

  /** Tells whoever watches to look. A lost hint costs them two seconds, so it never fails the caller. */
  async announce(id: string): Promise<void> {
    await this.deps.notifier.notify(analysisTopic(id)).catch(() => undefined);
  }
}
