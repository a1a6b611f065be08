import { Client, Connection } from '@temporalio/client';
import { DefaultLogger, NativeConnection, Runtime } from '@temporalio/worker';
import { ServiceFailed } from '#platform/embedded/service.ts';
import { startTemporal } from '#platform/embedded/temporal.ts';
import type { Log } from '#platform/log/log.ts';
import type { Activity } from '#platform/module/define-server-module.ts';
import { buildWorkflowBundle } from '../worker/build-bundle.ts';
import { createWorkers } from '../worker/create-workers.ts';

export const TEST_NAMESPACE = 'default';

/** A real Temporal server on loopback, in memory, with a client and room for workers. */
export interface WorkflowEnv {
  readonly address: string;
  readonly client: Client;
  /** Serves the analysis queue with these activities (full names) until `stop` is called. */
  startWorker(activities: Readonly<Record<string, Activity>>, log: Log): Promise<{ stop(): Promise<void> }>;
  /** The server stops answering, without closing a connection, until `thaw`. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
}

let bundle: Promise<{ code: string }> | undefined;

/** The workflows' code, built once per process. */
export function testBundle(): Promise<{ code: string }> {
  bundle ??= buildWorkflowBundle();
  return bundle;
}

const STARTS = 3;

/** The server looks for free ports for its inner parts and opens them later: two that start at once can choose the same. */
async function startOnFreePorts(): ReturnType<typeof startTemporal> {
  for (let left = STARTS - 1; ; left -= 1) {
    try {
      return await startTemporal();
    } catch (error) {
      if (!(error instanceof ServiceFailed) || left === 0) throw error;
    }
  }
}

/** Starts a server of its own: 0.3 s. */
export async function startWorkflowEnv(): Promise<WorkflowEnv> {
  quietRuntime();
  const server = await startOnFreePorts();
  const { address } = server;
  const connection = await Connection.connect({ address });
  const native = await NativeConnection.connect({ address });
  const client = new Client({ connection, namespace: TEST_NAMESPACE });
  return {
    address,
    client,
    async startWorker(activities, log) {
      const workers = await createWorkers({
        connection: native,
        namespace: TEST_NAMESPACE,
        bundle: await testBundle(),
        activities,
        concurrency: { analysis: 4, training: 1 },
        log,
      });
      const running = workers.map((worker) => worker.run());
      return {
        async stop() {
          for (const worker of workers) worker.shutdown();
          await Promise.all(running);
        },
      };
    },
    freeze: () => server.service.signal('SIGSTOP'),
    thaw: () => server.service.signal('SIGCONT'),
    async stop() {
      server.service.signal('SIGCONT');
      await native.close();
      await connection.close();
      await server.stop();
    },
  };
}

let installed = false;

/** One runtime per process; its own talk would drown the tests'. */
export function quietRuntime(): void {
  if (installed) return;
  installed = true;
  Runtime.install({
    logger: new DefaultLogger('ERROR'),
    telemetryOptions: { logging: { filter: 'ERROR' } },
    shutdownSignals: [],
  });
}
