import { heartbeat } from '@temporalio/activity';
import { tokenLedgerRef } from '#modules/billing/api.ts';
import type { Log } from '#platform/log/log.ts';
import { defineServerModule, type ServerModule } from '#platform/module/define-server-module.ts';
import { fixRoutes } from '../contract/fixes.ts';
import { reportRoutes } from '../contract/report.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { coreAnalysisManifest } from '../manifest.ts';
import { migrations } from '../migrations/index.ts';
import { createAnalysisActivities, type Judge } from './activities.ts';
import { AnalysisFiles } from './analysis-files.ts';
import { AnalysisIntake } from './analysis-intake.ts';
import { AnalysisMetrics } from './analysis-metrics.ts';
import { AnalysisService } from './analysis-service.ts';
import { AnalysisStore } from './analysis-store.ts';
import { AnalysisWatch } from './analysis-watch.ts';
import { type CoreAnalysisConfig, coreAnalysisConfig } from './config.ts';
import { createFixActivities } from './fixes/fix-activities.ts';
import { FixFiles } from './fixes/fix-files.ts';
import { createFixRoutes } from './fixes/fix-routes.ts';
import { FixService } from './fixes/fix-service.ts';
import { FixStore } from './fixes/fix-store.ts';
import type { FixingPort } from './fixes/fixing-port.ts';
import { MeasurementCacheStore } from './measurement-cache-store.ts';
import type { MeasuringPort } from './ports/measuring-port.ts';
import { ReportPress } from './report/report-press.ts';
import { createReportRoutes } from './report/report-routes.ts';
import { ReportService } from './report/report-service.ts';
import { createAnalysisRoutes } from './routes.ts';
import { StoryProgress } from './story-progress.ts';
import { SweepStore } from './sweep-store.ts';
import { Sweeper } from './sweeper.ts';

/** What measures and judges. Loaded by workers only: decoders and models stay out of the API's memory. */
export type LoadEngine = (
  config: CoreAnalysisConfig,
  log: Log,
  metrics: AnalysisMetrics,
) => Promise<{ engine: MeasuringPort & FixingPort; judge: Judge }>;

/** The module around an engine; tests pass one they can hold and break. */
export function defineCoreAnalysis(loadEngine: LoadEngine): ServerModule {
  return defineServerModule(coreAnalysisManifest, {
    config: coreAnalysisConfig,
    requires: { ledger: tokenLedgerRef },
    provides: [],
    routes: { ...analysisRoutes, ...fixRoutes, ...reportRoutes },
    migrations,
    async setup(ctx, { ledger }) {
      const { db, clock, ids, gates, notifier, workflows, log, config } = ctx;
      const store = new AnalysisStore(db);
      const cache = new MeasurementCacheStore(db);
      const files = new AnalysisFiles({ storage: ctx.storage, db });
      const progress = new StoryProgress({ store, notifier, clock });
      const shared = { db, store, cache, files, ledger, workflows, gates, progress, clock, ids, log };

      const fixes = { fixes: new FixStore(db), fixFiles: new FixFiles(ctx.storage) };
      const analysisHandlers = createAnalysisRoutes({
        intake: new AnalysisIntake(shared),
        service: new AnalysisService(shared),
        watch: new AnalysisWatch({ store, notifier }),
        waitSeconds: config.ANALYZE_WAIT_SECONDS,
      });
      const press = new ReportPress();
      const routes = [
        ...analysisHandlers,
        ...createFixRoutes(new FixService({ ...shared, ...fixes })),
        ...createReportRoutes(new ReportService({ store, files, press })),
      ];
      if (ctx.role === 'api') return { routes, stop: () => press.stop() };

      const metrics = new AnalysisMetrics(ctx.metrics);
      const { engine, judge } = await loadEngine(config, log, metrics);
      const activities = createAnalysisActivities({ ...shared, engine, judge, metrics });
      const fixing = createFixActivities({ ...shared, ...fixes, fixing: engine });
      const sweeper = new Sweeper({ ...shared, sweep: new SweepStore(db), abandon: activities.abandon });
      return {
        routes,
        activities: { ...activities, ...fixing, sweep: () => sweeper.run(() => heartbeat()) },
        schedules: [{ id: 'sweep', everySeconds: 30, activity: 'sweep', queue: 'analysis' }],
        stop: () => engine.stop(),
      };
    },
  });
}
