/** Every workflow there is, one by one, as the bundler takes them: a name used twice does not compile. */
export { billingEvent } from './billing/billing-event.workflow.ts';
export { analyzeCreative } from './core-analysis/analyze-creative.workflow.ts';
export { renderFixes } from './core-analysis/render-fixes.workflow.ts';
export { secondOpinion } from './core-analysis/second-opinion.workflow.ts';
export { collectReports } from './perf-reports/collect-reports.workflow.ts';
export { importReport } from './perf-reports/import-report.workflow.ts';
export { learnPerformance } from './perf-reports/learn-performance.workflow.ts';
export { countEvents, keepEvents } from './phase2/count-events.workflow.ts';
export { runScheduledActivity, sweep } from './platform/run-scheduled-activity.workflow.ts';
export { runTraining } from './training/run-training.workflow.ts';
export { scheduledTraining } from './training/scheduled-training.workflow.ts';
