import { heartbeat } from '@temporalio/activity';
import * as z from 'zod';
import { tokenLedgerRef } from '#modules/billing/api.ts';
import { analysesRef } from '#modules/core-analysis/api.ts';
import { performanceRowsRef, publishedFiguresRef } from '#modules/perf-reports/api.ts';
import { defineServerModule } from '#platform/module/define-server-module.ts';
import { contribute } from '#platform/module/extension-point.ts';
import { factListener } from '#platform/module/fact-listener.ts';
import { opsCommands } from '#platform/module/ops-command.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { planSource } from '#platform/module/platform-points.ts';
import { countEventsType, keepEventsType } from '#workflows/definitions/phase2/count-events.types.ts';
import { phase2Routes } from '../contract/routes.ts';
import { phase2Manifest } from '../manifest.ts';
import { migrations } from '../migrations/index.ts';
import { createBusinessRoutes } from './business/business-routes.ts';
import { BusinessService } from './business/business-service.ts';
import { BusinessStore } from './business/business-store.ts';
import { createCheckRoutes } from './checks/check-routes.ts';
import { EnhancedAnalyses } from './checks/enhanced-analysis.ts';
import { createActivityRoutes } from './events/activity-routes.ts';
import { EventService } from './events/event-service.ts';
import { EventStore } from './events/event-store.ts';
import { ExposureRecorder } from './events/exposure-recorder.ts';
import { FactCollector } from './events/fact-collector.ts';
import { OutboxStore } from './events/outbox-store.ts';
import { createExperimentRoutes } from './experiments/experiment-routes.ts';
import { ExperimentService } from './experiments/experiment-service.ts';
import { buildFlags, flagConfig } from './flags/build-flags.ts';
import { createDashboardRoutes } from './metrics/dashboard-routes.ts';
import { DashboardService } from './metrics/dashboard-service.ts';
import { FactStore } from './metrics/fact-store.ts';
import { LiveService } from './metrics/live-service.ts';
import { SavingsStore } from './metrics/savings-store.ts';
import { createAnalyticsCommands } from './ops-commands.ts';
import { createAnalyticsData } from './personal-data.ts';
import { RequestRecorder } from './realtime/request-recorder.ts';
import { checkEngagement } from './rollups/check-engagement.ts';
import { PeopleStore } from './rollups/people-store.ts';
import { RollupStore } from './rollups/rollup-store.ts';
import { Rollups } from './rollups/rollups.ts';

const HEARTBEAT_MS = 5_000;

const phase2Config = z.object({
  ...flagConfig.shape,
  /** Share of page views that is kept; each then stands for 1 / share. */
  PHASE2_PAGE_VIEW_SHARE: z.coerce.number().gt(0).max(1).default(1),
});

export const phase2Module = defineServerModule(phase2Manifest, {
  config: phase2Config,
  requires: {
    analyses: analysesRef,
    ledger: tokenLedgerRef,
    rows: performanceRowsRef,
    published: publishedFiguresRef,
  },
  provides: [],
  routes: phase2Routes,
  migrations,
  setup({ db, clock, ids, gates, log, metrics, role, config, contributions }, { analyses, ledger, rows, published }) {
    const events = new EventStore(db);
    const outbox = new OutboxStore(db, events);
    const service = new EventService({
      store: events,
      clock,
      ids,
      shares: { page_view: config.PHASE2_PAGE_VIEW_SHARE },
    });
    const rollups = new Rollups(db, events);
    const reader = new RollupStore(db);
    const savings = new SavingsStore(db);
    const facts = new FactStore(db);
    const dashboard = new DashboardService({ reader, facts, savings, analyses, ledger, clock });
    const business = new BusinessService({
      store: new BusinessStore(db),
      rows,
      published,
      analyses,
      ledger,
      dashboard,
      clock,
    });
    const live = new LiveService({ reader, clock });
    const flags = buildFlags({
      db,
      gates,
      clock,
      log,
      config,
      analyses,
      planSources: () => contributions(planSource),
      recorder: new ExposureRecorder({ outbox, gates, clock }),
      exposures: reader,
      realtime: async () => {
        const { activeUsers, requests } = await live.realtime();
        return `Counted now: ${activeUsers} active ${activeUsers === 1 ? 'person' : 'people'}, ${requests} requests in five minutes.`;
      },
    });
    const recorder = new RequestRecorder({ db, clock, log });
    if (role === 'api') metrics.onRequest((request) => recorder.record(request));
    return {
      routes: [
        ...createActivityRoutes(service),
        ...createDashboardRoutes({ dashboard, live, flagUse: flags.flagUse }),
        ...createBusinessRoutes(business),
        ...createCheckRoutes({ enhanced: new EnhancedAnalyses({ analyses, ids }), analyses }),
        ...flags.routes,
        ...createExperimentRoutes(new ExperimentService({ reader, clock })),
      ],
      contributes: [
        // Ungated: what happens while the pages are switched off is counted all the same.
        contribute(factListener, new FactCollector(outbox), { ungated: true }),
        ...flags.contributes,
        contribute(personalData, createAnalyticsData(db), { ungated: true }),
        ...createAnalyticsCommands({ rollups, people: new PeopleStore(db), outbox, savings, clock }).map((one) =>
          contribute(opsCommands, one, { ungated: true }),
        ),
      ],
      activities: {
        relay: () => outbox.relay(() => heartbeat()),
        rollUp: () => beating(() => rollups.rollUp(clock.now())),
        retain: () => beating(() => rollups.retain(clock.now())),
        checkEngagement: () => beating(() => checkEngagement(reader, clock.now())),
      },
      schedules: [
        { id: 'count', everySeconds: 10, workflow: countEventsType, input: {}, queue: countEventsType.queue },
        {
          id: 'keep',
          calendar: [{ hour: 3, minute: 20 }],
          workflow: keepEventsType,
          input: {},
          queue: keepEventsType.queue,
        },
      ],
      stop: () => recorder.flush(),
    };
  },
});

/** Heartbeats while one long statement runs. */
async function beating<T>(work: () => Promise<T>): Promise<T> {
  const beat = setInterval(() => heartbeat(), HEARTBEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}
