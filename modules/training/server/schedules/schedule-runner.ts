import type { PlanId } from '#flags/plans.ts';
import { planHas } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import type { Log } from '#platform/log/log.ts';
import type { TrainingScheduleId } from '../../contract/dashboard.ts';
import type { TrainingType } from '../../contract/vocabulary.ts';
import type { ConsentStore } from '../data/consent-store.ts';
import type { SignalStore } from '../data/signal-store.ts';
import type { ModelService } from '../models/model-service.ts';
import type { Budget } from '../runs/budget.ts';
import type { RunService } from '../runs/run-service.ts';
import type { RunStore } from '../runs/run-store.ts';
import { PLATFORM, type Scope, userOf } from '../scope.ts';
import { NEW_DATA_NEEDED } from './readiness.ts';
import type { ReadinessStore } from './readiness-store.ts';

const BATCH = 200;
/** The run at 03:00 goes by the check at 02:00, not by one of another night; by hand it may be run all day. */
const CHECK_HOLDS_MS = 24 * 3_600_000;

/** What each schedule enters. The weekly and the monthly one train the platform's model; every night is for personal ones, too. */
const TYPES: Readonly<Record<Exclude<TrainingScheduleId, 'readiness'>, TrainingType>> = {
  incremental: 'incremental',
  comprehensive: 'comprehensive',
  full: 'full_retraining',
};

/** Carries out one time of one schedule. May run twice: checks are kept by scope, runs are entered under the nominal time. */
export class ScheduleRunner {
  constructor(
    private readonly deps: {
      readonly runs: RunStore;
      readonly service: RunService;
      readonly signals: SignalStore;
      readonly consents: ConsentStore;
      readonly readiness: ReadinessStore;
      readonly budget: Pick<Budget, 'view'>;
      readonly registry: Pick<ModelService, 'leaveWithdrawn'>;
      planOf(owners: readonly string[]): Promise<ReadonlyMap<string, PlanId>>;
      readonly clock: Clock;
      readonly log: Log;
    },
  ) {}

  async run(schedule: TrainingScheduleId, nominal: Date): Promise<{ entered: number }> {
    if (schedule === 'readiness') return { entered: await this.check(nominal) };
    let entered = 0;
    for await (const scope of this.scopesOf(schedule, nominal)) {
      // Paused: it would fail at its first phase.
      if ((await this.deps.budget.view(scope, this.deps.clock.now())).remaining <= 0) continue;
      const key = `schedule:${schedule}:${nominal.toISOString()}`;
      try {
        await this.deps.service.enter(scope, { type: TYPES[schedule], startedBy: 'schedule', key });
        entered += 1;
      } catch (error) {
        // A full queue of one account must not keep the others waiting.
        if (!(error instanceof AppError)) throw error;
        this.deps.log.warn({ scope, code: error.code, schedule }, 'a scheduled run was not entered');
      }
    }
    return { entered };
  }

  /** Notes which scopes have enough that is new. @returns how many have */
  private async check(nominal: Date): Promise<number> {
    const { readiness, signals, runs } = this.deps;
    let ready = 0;
    const note = async (scope: Scope, found: number, needed: number): Promise<void> => {
      await readiness.note({ scope, found, needed, nominal });
      if (found >= needed) ready += 1;
    };
    for (let after: string | null = null; ; ) {
      const page = await signals.ownersWithNew(NEW_DATA_NEEDED.personal, after, BATCH);
      const plans = await this.deps.planOf(page.map(({ owner }) => owner));
      for (const { owner, count } of page)
        if (planHas(plans.get(owner) ?? 'free', 'training.personal'))
          await note(owner, count, NEW_DATA_NEEDED.personal);
      if (page.length < BATCH) break;
      after = page.at(-1)?.owner ?? null;
    }
    const last = await runs.lastLearned(PLATFORM);
    await note(PLATFORM, await signals.countSince(PLATFORM, last?.collectedAt), NEW_DATA_NEEDED.platform);
    return ready;
  }

  private async *scopesOf(schedule: Exclude<TrainingScheduleId, 'readiness'>, nominal: Date): AsyncGenerator<Scope> {
    const { readiness, consents } = this.deps;
    if (schedule !== 'incremental') {
      if ((await consents.contributors()).length > 0) yield PLATFORM;
      else await this.deps.registry.leaveWithdrawn();
      return;
    }
    const since = new Date(nominal.getTime() - CHECK_HOLDS_MS);
    for (let after: Scope | null = null; ; ) {
      const page = await readiness.ready(since, after, BATCH);
      const plans = await this.deps.planOf(page.flatMap((scope) => userOf(scope) ?? []));
      // Who left Elite since the check trains no model.
      for (const scope of page)
        if (scope === PLATFORM || planHas(plans.get(scope) ?? 'free', 'training.personal')) yield scope;
      if (page.length < BATCH) return;
      after = page.at(-1) ?? null;
    }
  }
}
