import { billingModule } from '#modules/billing/server/index.ts';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { defineCoreAnalysis } from '#modules/core-analysis/server/define-core-analysis.ts';
import { ControlledEngine, fixedJudgement } from '#modules/core-analysis/tests/controlled-engine.ts';
import { createTestApp, type TestApp, type TestAppOptions, type TestUser } from '#platform/testing/create-test-app.ts';
import { perfReportsRoutes as routes } from '../contract/routes.ts';
import { perfReportsModule } from '../server/index.ts';

/** The real application with this module; analyses are measured by nobody. */
export function createReportsApp(options: Pick<TestAppOptions, 'workflows'> = {}): Promise<TestApp> {
  const core = defineCoreAnalysis(async () => ({ engine: new ControlledEngine(), judge: fixedJudgement }));
  return createTestApp({ ...options, modules: [billingModule, core, perfReportsModule] });
}

/** Somebody on Elite. */
export async function eliteUser(app: TestApp): Promise<TestUser> {
  const user = await app.signUp();
  await new PlanStore(app.db).setPlan(user.id, 'elite', app.clock.now());
  return user;
}

type Terms = { campaignName?: string; adPlatform?: string; dateRange?: string; analysisId?: string; fileName?: string };

/** The parts of a call that uploads this file. */
export function reportOf(content: string | Uint8Array, { fileName = 'report.csv', ...terms }: Terms = {}) {
  const bytes = typeof content === 'string' ? content : new Uint8Array(content);
  return {
    file: new Blob([bytes as never]),
    fileName,
    fields: { campaignName: 'June', adPlatform: 'facebook', ...terms },
  };
}

/** Uploads and answers with the whole report. */
export async function imported(user: TestUser, content: string | Uint8Array, terms?: Terms) {
  const { reportId } = await user.caller.call(routes.createReport, reportOf(content, terms));
  return user.caller.call(routes.getReport, { params: { id: reportId } });
}
