import { Client, Connection } from '@temporalio/client';
import { NativeConnection, Runtime } from '@temporalio/worker';
import { serverModules } from '#modules/registry.server.ts';
import { baseEnv, ConfigError, readEnv } from '#platform/config/env.ts';
import { createLog } from '#platform/log/create-log.ts';
import type { Log } from '#platform/log/log.ts';
import { createProcess } from '#platform/process/create-process.ts';
import { createHousekeeping } from '#platform/process/housekeeping.ts';
import { lowerPriority } from '#platform/process/lower-priority.ts';
import { onStopSignal } from '#platform/process/on-stop-signal.ts';
import { offerSearchAttributes } from '../client/offer-search-attributes.ts';
import { TemporalSchedules } from '../client/temporal-schedules.ts';
import { TemporalStarter } from '../client/temporal-starter.ts';
import { syncSchedules } from '../schedules/sync-schedules.ts';
import { buildWorkflowBundle } from './build-bundle.ts';
import { createWorkers } from './create-workers.ts';
import { type HealthChecks, serveHealth } from './health-server.ts';

import { TemporalLog } from './temporal-log.ts';
import { workerEnv } from './worker-env.ts';

/** Of the worker and the engines it starts: people wait for the API beside them. */
const NICENESS = 10;

/** Runs workflows and their activities. Stateless: run as many as there is work. */
async function main(): Promise<void> {
  // First, since a thread keeps the niceness it is born with.
  lowerPriority(NICENESS);
  const { base: env, worker } = readEnv({ base: baseEnv, worker: workerEnv });
  const log = createLog({ level: env.LOG_LEVEL, process: 'worker' });
  Runtime.install({
    logger: new TemporalLog(log),
    telemetryOptions: { logging: { filter: { core: 'WARN', other: 'WARN' }, forward: {} } },
    // Ours come first: workers drain before the modules they use are stopped.
    shutdownSignals: [],
  });
  const address = env.TEMPORAL_ADDRESS;
  const namespace = env.TEMPORAL_NAMESPACE;
  const workflows = new TemporalStarter({ address, namespace });
  // First, so that a worker without Temporal ends before it has loaded the engine.
  const native = await NativeConnection.connect({ address });
  let checks: HealthChecks | null = null;
  const health = worker.WORKER_HEALTH_PORT ? await serveHealth(worker.WORKER_HEALTH_PORT, () => checks) : undefined;
  const running = await createProcess({
    role: 'worker',
    env,
    log,
    modules: serverModules,
    workflows,
    schedules: new TemporalSchedules(workflows),
  });
  const housekeeping = createHousekeeping(running);
  const workers = await createWorkers({
    connection: native,
    namespace,
    bundle: worker.WORKFLOW_BUNDLE ? { codePath: worker.WORKFLOW_BUNDLE } : await buildWorkflowBundle(),
    activities: { ...running.modules.activities, ...housekeeping.activities },
    concurrency: Object.fromEntries(worker.WORKER_QUEUES.map((queue) => [queue, slots(worker, queue)])),
    log,
  });
  await prepareServer(address, namespace, [...running.modules.schedules, ...housekeeping.schedules], log);
  checks = {
    polling: () => workers.every((w) => w.getState() === 'RUNNING'),
    modules: () => running.modules.health(),
    metrics: running.metrics,
  };

  const drained = Promise.all(workers.map((w) => w.run()));
  onStopSignal(log, async () => {
    for (const w of workers) w.shutdown();
    await drained;
    health?.close();
    await running.stop();
    await native.close();
    await workflows.stop();
  });
  log.info({ queues: worker.WORKER_QUEUES, modules: running.modules.order }, 'worker ready');
  // A worker that stops polling for good must not stay up and look alive.
  await drained;
}

function slots(env: { ANALYSIS_SLOTS: number; TRAINING_SLOTS: number }, queue: 'analysis' | 'training'): number {
  return queue === 'analysis' ? env.ANALYSIS_SLOTS : env.TRAINING_SLOTS;
}

async function prepareServer(
  address: string,
  namespace: string,
  specs: Parameters<typeof syncSchedules>[1],
  log: Log,
): Promise<void> {
  const connection = await Connection.connect({ address });
  try {
    await offerSearchAttributes(connection, namespace, log);
    await syncSchedules(new Client({ connection, namespace }), specs, log);
  } finally {
    await connection.close();
  }
}

main().catch((error: unknown) => {
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
  else {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    process.stderr.write(`The worker could not go on: ${text}\n`);
  }
  process.exit(1);
});
