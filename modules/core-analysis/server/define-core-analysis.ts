import { tokenLedgerRef } from '#modules/billing/api.ts';
import type { Log } from '#platform/log/log.ts';
import { defineServerModule, type ServerModule } from '#platform/module/define-server-module.ts';
import { provide } from '#platform/module/service-ref.ts';
import { analysesRef } from '../api.ts';
import { dismissalRoutes } from '../contract/dismissals.ts';
import { feedbackRoutes } from '../contract/feedback.ts';
import { fixRoutes } from '../contract/fixes.ts';
import { secondOpinionRoutes } from '../contract/model-view.ts';
import { onboardingRoutes } from '../contract/onboarding.ts';
import { reportRoutes } from '../contract/report.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { coreAnalysisManifest } from '../manifest.ts';
import { migrations } from '../migrations/index.ts';
import { AnalysisMetrics } from './analyses/analysis-metrics.ts';
import { buildActivities } from './compose/build-activities.ts';
import { buildContributions } from './compose/build-contributions.ts';
import { buildRoutes } from './compose/build-routes.ts';
import { buildServices } from './compose/build-services.ts';
import { type CoreAnalysisConfig, coreAnalysisConfig } from './config.ts';
import { loadReader, type ModelAccess } from './escalation/load-reader.ts';
import type { FixingPort } from './fixes/fixing-port.ts';
import type { DegradingPort } from './ports/degrading-port.ts';
import type { MeasuringPort } from './ports/measuring-port.ts';
import type { Judge } from './steps/activities.ts';

/** What measures and judges. Loaded by workers only: decoders and models stay out of the API's memory. */
export type LoadEngine = (
  config: CoreAnalysisConfig,
  log: Log,
  metrics: AnalysisMetrics,
) => Promise<{ engine: MeasuringPort & FixingPort & DegradingPort; judge: Judge }>;

/** The module around an engine; tests pass one they can hold and break. */
export function defineCoreAnalysis(loadEngine: LoadEngine, access: ModelAccess = {}): ServerModule {
  return defineServerModule(coreAnalysisManifest, {
    config: coreAnalysisConfig,
    requires: { ledger: tokenLedgerRef },
    provides: [analysesRef],
    routes: {
      ...analysisRoutes,
      ...dismissalRoutes,
      ...fixRoutes,
      ...reportRoutes,
      ...secondOpinionRoutes,
      ...feedbackRoutes,
      ...onboardingRoutes,
    },
    migrations,
    async setup(ctx, { ledger }) {
      const { config, log } = ctx;
      const services = buildServices(ctx, ledger);
      const parts = {
        routes: buildRoutes(services, config.ANALYZE_WAIT_SECONDS),
        provides: [provide(analysesRef, services.door)],
        contributes: buildContributions(services),
      };
      if (ctx.role === 'api') return { ...parts, stop: () => services.renderer.stop() };

      const metrics = new AnalysisMetrics(ctx.metrics);
      const { engine, judge } = await loadEngine(config, log, metrics);
      const reader = await loadReader(config, log, access);
      return {
        ...parts,
        provides: [provide(analysesRef, services.door.with(engine))],
        activities: buildActivities(ctx, services, { engine, judge, metrics, reader }),
        schedules: [{ id: 'sweep', everySeconds: 30, activity: 'sweep', queue: 'analysis' }],
        stop: () => engine.stop(),
      };
    },
  });
}
