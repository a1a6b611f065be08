/*
 * A worker that kills itself in a phase of training: `kill-worker-child.ts <phase> <point> <file of the bundle>`. `before`: as the phase
 * is asked for; `inside`: in the middle of its work; `after`: its work is kept, and Temporal does not know yet; `never`.
 */
import { NativeConnection } from '@temporalio/worker';
import { billingModule } from '#modules/billing/server/index.ts';
import { defineCoreAnalysis } from '#modules/core-analysis/server/define-core-analysis.ts';
import { ControlledEngine, fixedJudgement } from '#modules/core-analysis/tests/controlled-engine.ts';
import { perfReportsModule } from '#modules/perf-reports/server/index.ts';
import { baseEnv, readEnv } from '#platform/config/env.ts';
import { createProcess } from '#platform/process/create-process.ts';
import { TemporalStarter } from '#workflows/client/temporal-starter.ts';
import { quietRuntime, TEST_NAMESPACE } from '#workflows/testing/env.ts';
import { silentLog } from '#workflows/testing/silent-log.ts';
import { createWorkers } from '#workflows/worker/create-workers.ts';
import { trainingModule } from '../server/index.ts';

const [, , phase, point, codePath = ''] = process.argv;
const die = (): never => {
  process.kill(process.pid, 'SIGKILL');
  throw new Error('still alive');
};

quietRuntime();
const { base: env } = readEnv({ base: baseEnv });
const address = env.TEMPORAL_ADDRESS;
const workflows = new TemporalStarter({ address, namespace: TEST_NAMESPACE });
const core = defineCoreAnalysis(async () => ({ engine: new ControlledEngine(), judge: fixedJudgement }));
const running = await createProcess({
  role: 'worker',
  env,
  log: silentLog,
  modules: [billingModule, core, perfReportsModule, trainingModule],
  workflows,
});
const { activities } = running.modules;
const runPhase = activities['training.runPhase'] as (input: { phase: string }) => Promise<unknown>;
const workers = await createWorkers({
  connection: await NativeConnection.connect({ address }),
  namespace: TEST_NAMESPACE,
  bundle: { codePath },
  activities: {
    ...activities,
    'training.runPhase': async (input: { phase: string }) => {
      if (input.phase !== phase) return runPhase(input);
      if (point === 'before') die();
      if (point === 'inside') setTimeout(die, 120);
      const outcome = await runPhase(input);
      if (point === 'after' || point === 'inside') die();
      return outcome;
    },
  },
  concurrency: { analysis: 1, training: 1 },
  log: silentLog,
});
process.stdout.write('ready\n');
await Promise.all(workers.map((worker) => worker.run()));
