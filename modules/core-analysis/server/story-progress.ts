import type { Clock } from '#platform/clock.ts';
import type { Notifier } from '#platform/events/notifier.ts';
import type { Stage } from '../contract/analysis.ts';
import type { AnalysisStore } from './analysis-store.ts';
import { analysisTopic } from './analysis-watch.ts';

/** How far an image is when a stage begins, in percent of the usual time. */
const PERCENT: Readonly<Record<Stage, number>> = {
  received: 0,
  checking: 5,
  measuring: 15,
  reading: 35,
  attention: 75,
  scoring: 90,
  done: 100,
};

/** Writes stages into the row and announces them. Stages never go back within one story step. */
export class StoryProgress {
  constructor(private readonly deps: { store: AnalysisStore; notifier: Notifier; clock: Clock }) {}

  /** False when the analysis is gone or final: the work on it should stop. */
  async enter(owner: string, id: string, stage: Stage): Promise<boolean> {
    const { store, notifier, clock } = this.deps;
    const open = await store.advance(owner, id, { stage, percent: PERCENT[stage] }, clock.now());
    if (open) await notifier.notify(analysisTopic(id));
    return open;
  }

  /** Tells whoever watches to look. A lost hint costs them two seconds, so it never fails the caller. */
  async announce(id: string): Promise<void> {
    await this.deps.notifier.notify(analysisTopic(id)).catch(() => undefined);
  }
}
