import type { TokenLedger } from '#modules/billing/api.ts';
import type { ModuleContext } from '#platform/module/define-server-module.ts';
import { factListener } from '#platform/module/fact-listener.ts';
import { FactRecorder } from '#platform/module/fact-recorder.ts';
import { flagExposureListener } from '#platform/module/platform-points.ts';
import { toneSource } from '../../api.ts';
import { AnalysisService } from '../analyses/analysis-service.ts';
import { AnalysisStore } from '../analyses/analysis-store.ts';
import { WorkflowProgress } from '../analyses/workflow-progress.ts';
import type { CoreAnalysisConfig } from '../config.ts';
import { AnalysisDoor } from '../door/analysis-door.ts';
import { FeatureStore } from '../door/feature-store.ts';
import { FiguresStore } from '../door/figures-store.ts';
import { Tones } from '../door/tones.ts';
import { EscalationStore } from '../escalation/escalation-store.ts';
import { SecondOpinions } from '../escalation/second-opinions.ts';
import { AnalysisFiles } from '../files/analysis-files.ts';
import { FileRetention } from '../files/file-retention.ts';
import { FixFiles } from '../fixes/fix-files.ts';
import { FixStore } from '../fixes/fix-store.ts';
import { AnalysisIntake } from '../intake/analysis-intake.ts';
import { DailyLimit } from '../intake/daily-limit.ts';
import { OnboardingService } from '../onboarding/onboarding-service.ts';
import { OnboardingStore } from '../onboarding/onboarding-store.ts';
import { createReportQueue } from '../report/drawing-order.ts';
import { ReportService } from '../report/report-service.ts';
import { MeasurementCacheStore } from '../steps/measurement-cache-store.ts';
import { SweepStore } from '../steps/sweep-store.ts';

/** Stores and services that both processes have. */
export function buildServices(ctx: ModuleContext<CoreAnalysisConfig>, ledger: TokenLedger) {
  const { db, clock, ids, gates, notifier, workflows, log, config, requestKeys: keys } = ctx;
  const store = new AnalysisStore(db);
  const cache = new MeasurementCacheStore(db);
  const features = new FeatureStore(db);
  const files = new AnalysisFiles({ storage: ctx.storage, orphaned: ctx.orphanedFiles });
  const progress = new WorkflowProgress({ store, notifier, clock });
  const facts = new FactRecorder({ db, clock, log, listeners: () => ctx.contributions(factListener) });
  const shared = {
    db,
    store,
    cache,
    features,
    files,
    ledger,
    workflows,
    gates,
    progress,
    facts,
    keys,
    clock,
    ids,
    log,
  };

  const escalations = new EscalationStore(db);
  const configured = config.ANTHROPIC_API_KEY !== undefined;
  const opinions = new SecondOpinions({ ...shared, escalations, configured });
  const daily = new DailyLimit({ ledger, gates, clock });
  const intake = new AnalysisIntake({ ...shared, daily, exposures: () => ctx.contributions(flagExposureListener) });
  const renderer = createReportQueue();
  return {
    ...shared,
    notifier,
    escalations,
    opinions,
    daily,
    intake,
    renderer,
    fixes: new FixStore(db),
    fixFiles: new FixFiles(ctx.storage),
    service: new AnalysisService(shared),
    retention: new FileRetention({ db, store, files, clock }),
    onboarding: new OnboardingService({ store, onboarding: new OnboardingStore(db), clock }),
    reports: new ReportService({ store, files, renderer }),
    tones: new Tones({ sources: () => ctx.contributions(toneSource), log }),
    sweep: new SweepStore(db),
    door: new AnalysisDoor({ store, intake, features, figures: new FiguresStore(db), cache, gates }),
  };
}

export type Services = ReturnType<typeof buildServices>;
