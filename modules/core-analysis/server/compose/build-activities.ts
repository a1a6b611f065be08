import { heartbeat } from '@temporalio/activity';
import type { Activity, ModuleContext } from '#platform/module/define-server-module.ts';
import { analysisListener } from '../../api.ts';
import type { AnalysisMetrics } from '../analyses/analysis-metrics.ts';
import type { CoreAnalysisConfig } from '../config.ts';
import { EndAnnouncer } from '../door/end-announcer.ts';
import type { ModelReader } from '../escalation/model-reader.ts';
import { createSecondOpinionActivities } from '../escalation/second-opinion-activities.ts';
import { StillRecall } from '../files/still-recall.ts';
import { createFixActivities } from '../fixes/fix-activities.ts';
import { FixSweeper } from '../fixes/fix-sweeper.ts';
import type { FixingPort } from '../fixes/fixing-port.ts';
import type { MeasuringPort } from '../ports/measuring-port.ts';
import { createAnalysisActivities, type Judge } from '../steps/activities.ts';
import { Sweeper } from '../steps/sweeper.ts';
import type { Services } from './build-services.ts';

interface WorkerParts {
  readonly engine: MeasuringPort & FixingPort;
  readonly judge: Judge;
  readonly metrics: AnalysisMetrics;
  readonly reader: ModelReader | undefined;
}

/** What a worker does for core-analysis. */
export function buildActivities(
  ctx: ModuleContext<CoreAnalysisConfig>,
  services: Services,
  { engine, judge, metrics, reader }: WorkerParts,
): Record<string, Activity> {
  const { store, clock } = services;
  const announcer = new EndAnnouncer({ store, listeners: () => ctx.contributions(analysisListener), clock });
  const analysing = createAnalysisActivities({ ...services, engine, judge, metrics, announcer });
  const fixing = createFixActivities({ ...services, fixing: engine });
  const opining = createSecondOpinionActivities({ ...services, reader });
  const fixSweeper = new FixSweeper({ ...services, failFixes: fixing.failFixes });
  const recall = new StillRecall(services);
  const sweeper = new Sweeper({ ...services, recall, failAnalysis: analysing.failAnalysis, announcer });
  return {
    ...analysing,
    ...fixing,
    ...opining,
    sweep: async () => ({
      ...(await sweeper.run(() => heartbeat())),
      ...(await fixSweeper.run(() => heartbeat())),
    }),
  };
}
