import { heartbeat } from '@temporalio/activity';
import type { Knex } from 'knex';
import {
  analysesRef,
  analysisListener,
  analysisRemoval,
  lensSource,
  ratingListener,
} from '#modules/core-analysis/api.ts';
import { outcomesListener, performanceOutcomesRef } from '#modules/perf-reports/api.ts';
import { defineServerModule } from '#platform/module/define-server-module.ts';
import { contribute } from '#platform/module/extension-point.ts';
import { opsCommands } from '#platform/module/ops-command.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { planSource } from '#platform/module/platform-points.ts';
import type { ScheduledTrainingRef } from '#workflows/definitions/training/scheduled-training.types.ts';
import { trainingRoutes } from '../contract/routes.ts';
import { trainingManifest } from '../manifest.ts';
import { migrations } from '../migrations/index.ts';
import { buildServices } from './build-services.ts';
import { trainingConfig } from './config.ts';
import { outcomeStates } from './data/outcome-states.ts';
import { createTrainingCommands } from './ops-commands.ts';
import { createTrainingData } from './personal-data.ts';
import { createTrainingRoutes } from './routes.ts';
import { createRunActivities } from './runs/run-activities.ts';
import { ScheduleRunner } from './schedules/schedule-runner.ts';
import { trainingSchedules } from './schedules/schedule-specs.ts';
import { TrainingSweeper } from './training-sweeper.ts';

const HEARTBEAT_MS = 1_000;

/** Shows that a step lives for as long as it works. */
async function beating<T>(work: () => Promise<T>): Promise<T> {
  const beat = setInterval(() => heartbeat(), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}

export const trainingModule = defineServerModule(trainingManifest, {
  config: trainingConfig,
  requires: { analyses: analysesRef, outcomes: performanceOutcomesRef },
  provides: [],
  routes: trainingRoutes,
  migrations,
  setup(ctx, doors) {
    const services = buildServices(ctx, doors);
    const { signals, examples, predictions, clock, lens, ends } = services;
    const sweeper = new TrainingSweeper({
      ...services,
      failRun: (run, code) => ends.fail(run.scope, run.id, run.attempt, { code }),
    });
    const schedules = new ScheduleRunner({
      ...services,
      async planOf(owners) {
        const [source] = ctx.contributions(planSource);
        return source ? source.planOf(owners) : new Map();
      },
    });
    return {
      routes: createTrainingRoutes({ ...services, gates: ctx.gates, consents: services.consentService }),
      contributes: [
        contribute(lensSource, lens),
        contribute(analysisListener, lens),
        contribute(
          analysisRemoval,
          {
            async analysisRemoved({ owner, analysisId, transaction }) {
              for (const store of [examples, predictions, signals])
                await store.forget(owner, analysisId, transaction as Knex.Transaction);
            },
          },
          { ungated: true },
        ),
        contribute(ratingListener, {
          rated: (trx, { owner, analysisId }) =>
            signals.note(owner, 'rating', analysisId, clock.now(), trx as Knex.Transaction),
        }),
        contribute(outcomesListener, {
          outcomesChanged: async (owner) =>
            signals.noteOutcomes(owner, outcomeStates(await doors.outcomes.linked(owner)), clock.now()),
        }),
        contribute(personalData, createTrainingData({ ...services, consents: services.consentService }), {
          ungated: true,
        }),
        ...createTrainingCommands(services).map((one) => contribute(opsCommands, one, { ungated: true })),
      ],
      activities: {
        ...createRunActivities(services),
        runSchedule: ({ schedule, nominal }: ScheduledTrainingRef & { nominal: string }) =>
          beating(() => schedules.run(schedule, new Date(nominal))),
        sweep: () => sweeper.run(() => heartbeat()),
      },
      schedules: [{ id: 'sweep', everySeconds: 30, activity: 'sweep', queue: 'analysis' }, ...trainingSchedules],
    };
  },
});
