import { MockActivityEnvironment } from '@temporalio/testing';
import { DefaultLogger } from '@temporalio/worker';
import { baseEnv, readEnv } from '#platform/config/env.ts';
import { createLog } from '#platform/log/create-log.ts';
import type { ServerModule } from '#platform/module/define-server-module.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import { createProcess } from '#platform/process/create-process.ts';
import type { TestApp } from '#platform/testing/create-test-app.ts';

export type StepName = 'begin' | 'measure' | 'conclude' | 'failAnalysis' | 'announceEnd' | 'sweep';

export interface WorkerByHand {
  /** @param attempt which try of the step it is; 1 when absent */
  step(name: StepName, input?: object, attempt?: number): Promise<unknown>;
  /** Of all steps so far. */
  heartbeats(): number;
  stop(): Promise<void>;
}

/** A worker's half of the application whose steps the test runs one by one. */
export async function workerByHand(
  app: TestApp,
  modules: readonly ServerModule[],
  workflows: WorkflowStarter,
): Promise<WorkerByHand> {
  const worker = await createProcess({
    role: 'worker',
    env: readEnv({ base: baseEnv }, app.env).base,
    environment: app.env,
    log: createLog({ level: 'silent', process: 'test' }),
    modules,
    flags: app.flags,
    clock: app.clock,
    workflows,
  });
  let heartbeats = 0;
  return {
    step(name, input = {}, attempt = 1) {
      const activity = worker.modules.activities[`core-analysis.${name}`];
      if (!activity) throw new Error(`there is no step ${name}`);
      const env = new MockActivityEnvironment({ attempt }, { logger: new DefaultLogger('ERROR') });
      env.on('heartbeat', () => {
        heartbeats += 1;
      });
      return env.run(activity, input);
    },
    heartbeats: () => heartbeats,
    stop: () => worker.stop(),
  };
}
