import { billingModule } from '#modules/billing/server/index.ts';
import { defineCoreAnalysis } from '#modules/core-analysis/server/define-core-analysis.ts';
import { ControlledEngine, fixedJudgement } from '#modules/core-analysis/tests/controlled-engine.ts';
import { perfReportsModule } from '#modules/perf-reports/server/index.ts';
import { createTestApp, type TestApp, type TestAppOptions } from '#platform/testing/create-test-app.ts';
import { phase2Module } from '../server/index.ts';

/** The real application with this module; analyses are measured by nobody. */
export function createAnalyticsApp(options: Omit<TestAppOptions, 'modules'> = {}): Promise<TestApp> {
  const core = defineCoreAnalysis(async () => ({ engine: new ControlledEngine(), judge: fixedJudgement }));
  return createTestApp({ ...options, modules: [billingModule, core, perfReportsModule, phase2Module] });
}
