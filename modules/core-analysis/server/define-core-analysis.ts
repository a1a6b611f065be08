import { heartbeat } from '@temporalio/activity';
import { tokenLedgerRef } from '#modules/billing/api.ts';
import { assetPurposes } from '#platform/assets/asset-purpose.ts';
import { createOutboundFetch, type OutboundOptions } from '#platform/http/outbound-fetch.ts';
import type { Log } from '#platform/log/log.ts';
import { defineServerModule, type ServerModule } from '#platform/module/define-server-module.ts';
import { contribute } from '#platform/module/extension-point.ts';
import { opsAccountFacts, opsCommands } from '#platform/module/ops-command.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { sessionExtras } from '#platform/module/platform-points.ts';
import { provide } from '#platform/module/service-ref.ts';
import { analysesRef, analysisListener, lensSource } from '../api.ts';
import { feedbackRoutes } from '../contract/feedback.ts';
import { fixRoutes } from '../contract/fixes.ts';
import { secondOpinionRoutes } from '../contract/model-view.ts';
import { onboardingRoutes } from '../contract/onboarding.ts';
import { reportRoutes } from '../contract/report.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { coreAnalysisManifest } from '../manifest.ts';
import { migrations } from '../migrations/index.ts';
import { createAnalysisFacts } from './account-facts.ts';
import { createAnalysisActivities, type Judge } from './activities.ts';
import { createAnalysisData } from './analysis-data.ts';
import { AnalysisFiles } from './analysis-files.ts';
import { AnalysisIntake } from './analysis-intake.ts';
import { AnalysisMetrics } from './analysis-metrics.ts';
import { watchAnalyses } from './analysis-progress.ts';
import { AnalysisService } from './analysis-service.ts';
import { AnalysisStore } from './analysis-store.ts';
import { type CoreAnalysisConfig, coreAnalysisConfig } from './config.ts';
import { creativeAsset } from './creative-asset.ts';
import { DailyLimit } from './daily-limit.ts';
import { AnalysisDoor } from './door/analysis-door.ts';
import { EndAnnouncer } from './door/end-announcer.ts';
import { FeatureStore } from './door/feature-store.ts';
import { FiguresStore } from './door/figures-store.ts';
import { Lenses } from './door/lenses.ts';
import type { ClaudeOptions } from './escalation/claude-reader.ts';
import { EscalationStore } from './escalation/escalation-store.ts';
import { PRICES_OF } from './escalation/model-prices.ts';
import type { ModelReader } from './escalation/model-reader.ts';
import { createSecondOpinionActivities } from './escalation/second-opinion-activities.ts';
import { createSecondOpinionRoutes } from './escalation/second-opinion-routes.ts';
import { SecondOpinions } from './escalation/second-opinions.ts';
import { createFeedbackRoutes } from './feedback/feedback-routes.ts';
import { FeedbackService } from './feedback/feedback-service.ts';
import { FeedbackStore } from './feedback/feedback-store.ts';
import { FileRetention } from './file-retention.ts';
import { createFixActivities } from './fixes/fix-activities.ts';
import { FixFiles } from './fixes/fix-files.ts';
import { createFixRoutes } from './fixes/fix-routes.ts';
import { FixService } from './fixes/fix-service.ts';
import { FixStore } from './fixes/fix-store.ts';
import { FixSweeper } from './fixes/fix-sweeper.ts';
import type { FixingPort } from './fixes/fixing-port.ts';
import { MeasurementCacheStore } from './measurement-cache-store.ts';
import { createOnboardingRoutes } from './onboarding/onboarding-routes.ts';
import { OnboardingService } from './onboarding/onboarding-service.ts';
import { OnboardingStore } from './onboarding/onboarding-store.ts';
import { analysisCommands } from './ops-commands.ts';
import type { MeasuringPort } from './ports/measuring-port.ts';
import { createReportQueue } from './report/drawing-order.ts';
import { createReportRoutes } from './report/report-routes.ts';
import { ReportService } from './report/report-service.ts';
import { RequestKeyStore } from './request-key-store.ts';
import { createAnalysisRoutes } from './routes.ts';
import { StillRecall } from './still-recall.ts';
import { SweepStore } from './sweep-store.ts';
import { Sweeper } from './sweeper.ts';
import { WorkflowProgress } from './workflow-progress.ts';

/** What measures and judges. Loaded by workers only: decoders and models stay out of the API's memory. */
export type LoadEngine = (
  config: CoreAnalysisConfig,
  log: Log,
  metrics: AnalysisMetrics,
) => Promise<{ engine: MeasuringPort & FixingPort; judge: Judge }>;

/** Above the reader's own limit, which says why it gave up. */
const LONGEST_CALL_MS = 90_000;
const LONGEST_ANSWER = 1024 * 1024;

/** How the language model is reached; in tests a local one, without its long waits. */
export interface ModelAccess {
  readonly allowOrigins?: OutboundOptions['allowOrigins'];
  readonly limits?: ClaudeOptions['limits'];
}

/** The module around an engine; tests pass one they can hold and break. */
export function defineCoreAnalysis(loadEngine: LoadEngine, access: ModelAccess = {}): ServerModule {
  return defineServerModule(coreAnalysisManifest, {
    config: coreAnalysisConfig,
    requires: { ledger: tokenLedgerRef },
    provides: [analysesRef],
    routes: {
      ...analysisRoutes,
      ...fixRoutes,
      ...reportRoutes,
      ...secondOpinionRoutes,
      ...feedbackRoutes,
      ...onboardingRoutes,
    },
    migrations,
    async setup(ctx, { ledger }) {
      const { db, clock, ids, gates, notifier, workflows, log, config } = ctx;
      const store = new AnalysisStore(db);
      const cache = new MeasurementCacheStore(db);
      const files = new AnalysisFiles({ storage: ctx.storage, db });
      const progress = new WorkflowProgress({ store, notifier, clock });
      const keys = new RequestKeyStore(db);
      const features = new FeatureStore(db);
      const shared = { db, store, cache, features, files, ledger, workflows, gates, progress, keys, clock, ids, log };

      const escalations = new EscalationStore(db);
      const configured = config.ANTHROPIC_API_KEY !== undefined;
      const opinions = new SecondOpinions({ ...shared, escalations, configured });
      const fixes = { fixes: new FixStore(db), fixFiles: new FixFiles(ctx.storage) };
      const onboarding = new OnboardingService({ store, onboarding: new OnboardingStore(db), clock });
      const retention = new FileRetention({ db, store, files, clock });
      const daily = new DailyLimit({ ledger, gates, clock });
      const intake = new AnalysisIntake({ ...shared, daily });
      const door = new AnalysisDoor({ store, intake, features, figures: new FiguresStore(db) });
      const provides = [provide(analysesRef, door)];
      const analysisHandlers = createAnalysisRoutes({
        intake,
        service: new AnalysisService(shared),
        retention,
        watch: watchAnalyses({ store, notifier }),
        opinions,
        keys,
        clock,
        waitSeconds: config.ANALYZE_WAIT_SECONDS,
      });
      const renderer = createReportQueue();
      const reports = new ReportService({ store, files, renderer });
      const routes = [
        ...analysisHandlers,
        ...createFixRoutes(new FixService({ ...shared, ...fixes })),
        ...createSecondOpinionRoutes(opinions),
        ...createFeedbackRoutes(new FeedbackService({ ...shared, opinions, feedback: new FeedbackStore(db) })),
        ...createOnboardingRoutes(onboarding),
        ...createReportRoutes(reports),
      ];
      const sweep = new SweepStore(db);
      const ownData = createAnalysisData({
        ...shared,
        report: async (owner, id) => (await reports.report(owner, id)).bytes,
      });
      const contributes = [
        contribute(personalData, ownData, { ungated: true }),
        contribute(assetPurposes, creativeAsset),
        contribute(opsAccountFacts, createAnalysisFacts(db), { ungated: true }),
        ...analysisCommands({ sweep, retention, clock }).map((one) => contribute(opsCommands, one, { ungated: true })),
        contribute(sessionExtras, {
          extras: async (user) => ({
            hasCompletedOnboarding: await onboarding.hasCompleted(user.id),
            dailyLeft: await daily.left(user),
          }),
        }),
      ];
      if (ctx.role === 'api') return { routes, provides, contributes, stop: () => renderer.stop() };

      const metrics = new AnalysisMetrics(ctx.metrics);
      const { engine, judge } = await loadEngine(config, log, metrics);
      const lenses = new Lenses({ sources: () => ctx.contributions(lensSource), log });
      const listeners = () => ctx.contributions(analysisListener);
      const announcer = new EndAnnouncer({ store, listeners, clock });
      const activities = createAnalysisActivities({
        ...shared,
        opinions,
        engine,
        judge,
        metrics,
        lenses,
        announcer,
      });
      const fixing = createFixActivities({ ...shared, ...fixes, fixing: engine });
      const reader = await loadReader(config, log, access);
      const opining = createSecondOpinionActivities({ ...shared, escalations, opinions, reader });
      const fixSweeper = new FixSweeper({ ...shared, fixes: fixes.fixes, failFixes: fixing.failFixes });
      const sweeper = new Sweeper({
        ...shared,
        retention,
        recall: new StillRecall(shared),
        sweep,
        failAnalysis: activities.failAnalysis,
        announcer,
      });
      return {
        routes,
        provides,
        contributes,
        activities: {
          ...activities,
          ...fixing,
          ...opining,
          sweep: async () => ({
            ...(await sweeper.run(() => heartbeat())),
            ...(await fixSweeper.run(() => heartbeat())),
          }),
        },
        schedules: [{ id: 'sweep', everySeconds: 30, activity: 'sweep', queue: 'analysis' }],
        stop: () => engine.stop(),
      };
    },
  });
}

/** The configured model; its SDK is loaded only where there is a key. */
async function loadReader(
  config: CoreAnalysisConfig,
  log: Log,
  { allowOrigins, limits }: ModelAccess,
): Promise<ModelReader | undefined> {
  if (config.ANTHROPIC_API_KEY === undefined) return undefined;
  const { ClaudeReader } = await import('./escalation/claude-reader.ts');
  const reader = new ClaudeReader({
    apiKey: config.ANTHROPIC_API_KEY,
    baseUrl: config.ANTHROPIC_BASE_URL,
    model: config.ANTHROPIC_MODEL,
    fetch: createOutboundFetch({ timeoutMs: LONGEST_CALL_MS, maxBytes: LONGEST_ANSWER, allowOrigins }),
    log,
    limits,
  });
  log.info({ model: reader.model, pricesOf: PRICES_OF }, 'hard cases get a second opinion');
  return reader;
}
