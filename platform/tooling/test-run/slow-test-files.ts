/** Test files that may take over 20 s, with the reason. Everything else is cut to what proves the promise, or goes to the deep run. */
export const SLOW_TEST_FILES: Readonly<Record<string, string>> = {
  'modules/core-analysis/tests/ranking.test.ts': 'measures ads and a clip beside their worst versions, from end to end',
  'modules/core-analysis/tests/metamorphic.test.ts': 'measures ads beside versions nobody would tell apart',
  'modules/core-analysis/tests/repeatability.test.ts': 'measures an image again in a fresh process',
  'modules/core-analysis/tests/hostile-uploads.test.ts': 'sends broken files through real engine processes',
  'modules/core-analysis/tests/killed-worker.api.test.ts':
    'starts and kills real worker processes in the middle of an analysis',
  'modules/core-analysis/tests/media.test.ts': 'measures a file of each kind people have from end to end',
  'modules/core-analysis/tests/video-fixes.api.test.ts': 'renders and measures a fixed video with the real engine',
  'modules/core-analysis/engine/process/engine-child.test.ts':
    'starts engine processes, one of which runs into its time limit',
  'modules/core-analysis/engine/fixes/make-fixes.test.ts': 'renders fixes and measures each again',
  'modules/core-analysis/server/report/report-document.test.ts': 'draws whole reports and reads them back',
  'modules/billing/tests/billing-world.api.test.ts': 'plays whole months of a customer against the sandbox',
  'modules/phase2/tests/flags.api.test.ts': 'sets rollouts in a real Unleash and asks them for thousands of people',
  'modules/training/tests/training.api.test.ts': 'carries out whole runs of training on a real Temporal server',
  'modules/training/tests/models.api.test.ts': 'trains models one after the other, on a real Temporal server',
  'modules/training/tests/schedules.api.test.ts': 'takes a real Temporal server through a pause and an outage',
  'modules/training/learner/testing/worlds.test.ts': 'trains in planted worlds, each beside its naive twin',
  'platform/tooling/new-module/new-module.api.test.ts': 'writes a module and runs every static check on it',
  'platform/ops/tests/ops-commands.api.test.ts': 'starts the operators’ program for what it alone can show',
  'shell/e2e/accessibility.spec.ts': 'looks at every state of every screen',
  'shell/e2e/billing.spec.ts': 'walks through a whole year of a plan',
  'shell/e2e/performance.spec.ts': 'is the closed loop: creatives, a report, a model, the next creative',
  'shell/e2e/training.spec.ts': 'carries out whole runs of training',
  'shell/e2e/journey.spec.ts': 'is the first journey, with a real analysis',
};
