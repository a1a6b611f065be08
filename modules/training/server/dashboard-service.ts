import type { Knex } from 'knex';
import type { Analyses } from '#modules/core-analysis/api.ts';
import type { Clock } from '#platform/clock.ts';
import type { ScheduleControl } from '#platform/module/schedule-spec.ts';
import type { ModelStatus, TrainingDashboard, TrainingStatus } from '../contract/dashboard.ts';
import { counted, percent } from '../contract/words.ts';
import type { ConsentStore } from './data/consent-store.ts';
import type { SignalStore } from './data/signal-store.ts';
import { type ModelRecord, modelName } from './models/model-record.ts';
import type { ModelStore } from './models/model-store.ts';
import type { PredictionStore } from './models/prediction-store.ts';
import type { AlertStore } from './runs/alert-store.ts';
import { type Budget, MICRO_PER_COMPUTE_SECOND } from './runs/budget.ts';
import type { RunStore } from './runs/run-store.ts';
import { NEW_DATA_NEEDED } from './schedules/readiness.ts';
import { kindOf, PLATFORM, reachOf, type Viewer } from './scope.ts';

const DAY_MS = 86_400_000;
const RATED_OVER_MS = 90 * DAY_MS;
const RECENT_MS = 30 * DAY_MS;
/** A run that is not heard of for so long worries the probe. */
const QUIET_MS = 60_000;
/** Under this share of runs that end well, health is worse. */
const GOOD_RATE = 0.8;

type Probe = TrainingDashboard['scheduler']['probes'][number];

interface DashboardDeps {
  readonly db: Knex;
  readonly runs: RunStore;
  readonly alerts: AlertStore;
  readonly budget: Budget;
  readonly models: ModelStore;
  readonly predictions: PredictionStore;
  readonly signals: SignalStore;
  readonly consents: ConsentStore;
  readonly schedules: ScheduleControl;
  readonly analyses: Pick<Analyses, 'figures' | 'count'>;
  readonly clock: Clock;
  /** When this server began. */
  readonly startedAt: Date;
}

/** What both pages show at a glance. */
export class DashboardService {
  constructor(private readonly deps: DashboardDeps) {}

  async status(owner: string): Promise<TrainingStatus> {
    const { runs, budget, signals, analyses, clock } = this.deps;
    const [running, last, totalAnalyses, money] = await Promise.all([
      runs.running(owner),
      runs.lastLearned(owner),
      analyses.count(owner),
      budget.view(owner, clock.now()),
    ]);
    const pending = await signals.countSince(owner, last?.collectedAt);
    const missing = NEW_DATA_NEEDED.personal - pending;
    const ready = missing <= 0 && money.remaining > 0;
    return {
      isTraining: running !== undefined,
      totalAnalyses,
      trainingExamples: last?.examples ?? 0,
      pendingTraining: pending,
      readiness: {
        ready,
        sentence:
          money.remaining <= 0
            ? 'This month’s budget is used up: training starts again next month.'
            : ready
              ? `${counted(pending, 'new result, rating or analysis', 'new results, ratings and analyses')}: training runs tonight at 03:00 UTC.`
              : `Training runs by itself once there ${missing === 1 ? 'is 1 more new result, rating or analysis' : `are ${missing} more new results, ratings or analyses`}.`,
      },
      budget: money,
      executionId: running?.id ?? null,
    };
  }

  async modelStatus(owner: string): Promise<ModelStatus> {
    const { models } = this.deps;
    const own = await models.named(owner, 'current');
    const current = own ?? (await models.named(PLATFORM, 'current'));
    const candidate = await models.named(owner, 'candidate');
    const accuracy = current?.test?.accuracy ?? null;
    const isHeld = await models.isHeld(owner);
    return {
      current: current
        ? { id: current.id, name: modelName(current), version: current.version, scope: kindOf(current.scope), accuracy }
        : null,
      candidate: candidate ? { id: candidate.id, name: modelName(candidate), version: candidate.version } : null,
      sentence: `${modelSentence(own, current, accuracy)}${isHeld ? HELD : ''}`,
    };
  }

  async dashboard(viewer: Viewer): Promise<TrainingDashboard> {
    const { runs, alerts, models, predictions, clock, startedAt } = this.deps;
    const reach = reachOf(viewer);
    const now = clock.now();
    const since = (ms: number): Date => new Date(now.getTime() - ms);
    const [counts, alerted, counted_, current, inference, cost] = await Promise.all([
      runs.counts(reach, since(RATED_OVER_MS)),
      alerts.counts(reach, now),
      models.count(reach),
      models.current(reach),
      predictions.medianSince(reach, since(RECENT_MS)),
      this.cost(now),
    ]);
    const probes = await this.probes(counts.completed, counts.failed);
    const tested = current.flatMap(({ test }) => (test?.accuracy ? [test.accuracy.value] : []));
    const ended = counts.completed + counts.failed;
    return {
      scheduler: {
        systemHealth: worst(probes),
        probes,
        runningExecutions: counts.running,
        pendingExecutions: counts.pending,
      },
      system: {
        successRate: ended > 0 ? counts.completed / ended : null,
        totalExecutions: counts.total,
        uptime: Math.max(0, (now.getTime() - startedAt.getTime()) / 1_000),
        activeAlerts: alerted.active,
      },
      monitoring: {
        recentAlerts: { critical: alerted.critical },
        modelPerformance: {
          averageAccuracy: tested.length > 0 ? tested.reduce((sum, one) => sum + one, 0) / tested.length : null,
          averageInferenceTime: inference,
          costReduction: cost.reduction,
          costSentence: cost.sentence,
          totalModels: counted_.total,
          activeModels: counted_.active,
        },
      },
    };
  }

  /** Each asks what it is about, now. */
  private async probes(completed: number, failed: number): Promise<Probe[]> {
    const { db, runs, schedules, clock } = this.deps;
    const asked = async (name: string, look: () => Promise<Omit<Probe, 'name'>>): Promise<Probe> => {
      try {
        return { name, ...(await look()) };
      } catch {
        return { name, state: 'unhealthy', sentence: 'It does not answer.' };
      }
    };
    const rate = completed + failed === 0 ? 1 : completed / (completed + failed);
    return Promise.all([
      asked('Database', async () => {
        await db.raw('select 1');
        return { state: 'healthy', sentence: 'It answers.' };
      }),
      asked('Temporal', async () => {
        const mine = (await schedules.list()).filter(({ id }) => id.startsWith('training.'));
        const paused = mine.filter((one) => one.paused).length;
        return paused > 0
          ? { state: 'degraded', sentence: `It answers; ${counted(paused, 'schedule')} of training paused.` }
          : { state: 'healthy', sentence: 'It answers.' };
      }),
      asked('Runs under way', async () => {
        const before = new Date(clock.now().getTime() - QUIET_MS);
        const [silent, isAnyHeard] = await Promise.all([runs.countSilent(before), runs.isAnyHeard(before)]);
        if (silent === 0) return { state: 'healthy', sentence: 'All are heard of.' };
        return isAnyHeard
          ? { state: 'healthy', sentence: `${counted(silent, 'run')} waiting for a free worker.` }
          : { state: 'degraded', sentence: `${counted(silent, 'run')} not heard of for a minute.` };
      }),
      asked('Finished runs', async () => ({
        state: rate >= GOOD_RATE ? 'healthy' : 'degraded',
        sentence:
          completed + failed === 0
            ? 'None has ended in the last 90 days.'
            : `${percent(rate)} of ${counted(completed + failed, 'run')} of the last 90 days ended well.`,
      })),
    ]);
  }

  /** Seconds the engine needed, at our rate, beside what Claude charged per call, as measured here. */
  private async cost(now: Date): Promise<{ reduction: number | null; sentence: string }> {
    const { days, model } = await this.deps.analyses.figures(new Date(now.getTime() - RECENT_MS), now);
    const timed = days.filter((day) => day.secondsMedian !== null && day.completed > 0);
    const analyses = timed.reduce((sum, day) => sum + day.completed, 0);
    if (model.calls === 0 || analyses === 0)
      return {
        reduction: null,
        sentence:
          'Not enough data: a comparison needs at least one analysis and one call of Claude in the last 30 days.',
      };
    const seconds = timed.reduce((sum, day) => sum + day.completed * (day.secondsMedian ?? 0), 0) / analyses;
    const own = seconds * MICRO_PER_COMPUTE_SECOND;
    const claude = model.microDollars / model.calls;
    if (claude === 0) return { reduction: null, sentence: 'Claude charged nothing in the last 30 days.' };
    return {
      reduction: Math.max(0, 1 - own / claude),
      sentence: `An analysis takes ${seconds.toFixed(1)} s of our computing, ${money(own)}; Claude charged ${money(claude)} a call in the last 30 days.`,
    };
  }
}

const money = (micro: number): string => `$${(micro / 1_000_000).toFixed(5)}`;

function worst(probes: readonly Probe[]): Probe['state'] {
  if (probes.some(({ state }) => state === 'unhealthy')) return 'unhealthy';
  return probes.some(({ state }) => state === 'degraded') ? 'degraded' : 'healthy';
}

const HELD = ' This was chosen by hand, and stays until a model of your own is promoted.';

function modelSentence(
  own: ModelRecord | undefined,
  current: ModelRecord | undefined,
  accuracy: { value: number } | null,
): string {
  if (!current) return 'New analyses are judged by the rule book: no trained model has tested better yet.';
  const whose = own ? 'your own model' : 'the platform’s model';
  const how = accuracy
    ? ` On creatives it had not seen, it named the better of two in ${percent(accuracy.value)} of cases.`
    : '';
  return `New analyses are judged with ${whose}, ${modelName(current)}.${how}`;
}
