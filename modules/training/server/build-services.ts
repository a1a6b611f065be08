import type { Knex } from 'knex';
import type * as z from 'zod';
import type { Analyses } from '#modules/core-analysis/api.ts';
import type { PerformanceOutcomes } from '#modules/perf-reports/api.ts';
import type { ModuleContext } from '#platform/module/define-server-module.ts';
import type { trainingConfig } from './config.ts';
import { DashboardService } from './dashboard-service.ts';
import { Collector } from './data/collector.ts';
import { ConsentService } from './data/consent-service.ts';
import { ConsentStore } from './data/consent-store.ts';
import { ExampleStore } from './data/example-store.ts';
import { SignalStore } from './data/signal-store.ts';
import { JudgementReader } from './judging/judgement-reader.ts';
import { ModelCache } from './judging/model-cache.ts';
import { TrainingLens } from './judging/training-lens.ts';
import { ModelService } from './models/model-service.ts';
import { ModelStore } from './models/model-store.ts';
import { PerformanceModels } from './models/performance-models.ts';
import { PredictionStore } from './models/prediction-store.ts';
import { createPhases } from './phases/create-phases.ts';
import { PhaseRunner } from './phases/phase-runner.ts';
import { AlertStore } from './runs/alert-store.ts';
import { Budget } from './runs/budget.ts';
import { CheckpointStore } from './runs/checkpoint-store.ts';
import { ExecutionReader } from './runs/execution-reader.ts';
import { RunEnds } from './runs/run-activities.ts';
import { RunQueue } from './runs/run-queue.ts';
import { RunService } from './runs/run-service.ts';
import { RunStore } from './runs/run-store.ts';
import { ReadinessStore } from './schedules/readiness-store.ts';

/** Stores and services, built once per process. */
export function buildServices(
  ctx: ModuleContext<z.output<typeof trainingConfig>>,
  doors: { readonly analyses: Analyses; readonly outcomes: PerformanceOutcomes },
) {
  const { db, clock, ids, log, workflows, schedules, config } = ctx;
  const runs = new RunStore(db);
  const checkpoints = new CheckpointStore(db);
  const alerts = new AlertStore(db, ids);
  const models = new ModelStore(db);
  const predictions = new PredictionStore(db);
  const consents = new ConsentStore(db);
  const signals = new SignalStore(db);
  const examples = new ExampleStore(db);
  const budget = new Budget({ db, alerts });
  const queue = new RunQueue({ runs, workflows, publicUrl: config.PUBLIC_URL, clock, log });
  const shared = { db, clock, ids, log, workflows, schedules, ...doors };
  const stores = { runs, checkpoints, alerts, models, predictions, consents, signals, examples, budget, queue };
  const performance = new PerformanceModels({
    outcomes: doors.outcomes,
    models,
    inTransaction: <T>(work: (m: ModelStore, o: CheckpointStore) => Promise<T>) =>
      db.transaction((trx: Knex.Transaction) => work(models.with(trx), checkpoints.with(trx))),
    clock,
    ids,
  });
  const cache = new ModelCache(models);
  const collector = new Collector({ ...doors, predictions, consents });
  const phases = new PhaseRunner({
    ...shared,
    ...stores,
    phases: createPhases({ ...shared, ...stores, collector, performance }),
  });
  const service = new RunService({
    ...shared,
    ...stores,
    inputHash: (run, phase) => phases.inputHash(run, phase),
  });
  const registry = new ModelService({ db, models, predictions, clock, ids });
  return {
    ...shared,
    ...stores,
    readiness: new ReadinessStore(db),
    performance,
    phases,
    service,
    registry,
    ends: new RunEnds({ ...shared, ...stores }),
    consentService: new ConsentService({ db, consents, clock }),
    dashboard: new DashboardService({ ...shared, ...stores, startedAt: clock.now() }),
    judgements: new JudgementReader({ ...doors, models, cache, predictions }),
    lens: new TrainingLens({ ...doors, models, cache, predictions, signals, clock }),
    executions: new ExecutionReader({
      ...stores,
      service,
      clock,
      temporalUi: config.TEMPORAL_UI_URL
        ? { url: config.TEMPORAL_UI_URL.replace(/\/$/, ''), namespace: config.TEMPORAL_NAMESPACE }
        : null,
    }),
  };
}
