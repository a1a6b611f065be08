import { Client, Connection } from '@temporalio/client';
import { DefaultLogger, NativeConnection, Runtime } from '@temporalio/worker';
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
  stop(): Promise<void>;
}

let bundle: Promise<{ code: string }> | undefined;

/** The stories' code, built once per process. */
export function testBundle(): Promise<{ code: string }> {
  bundle ??= buildWorkflowBundle();
  return bundle;
}

/** Starts a server (0.3 s), or uses the one at `address`. */
export async function startWorkflowEnv(options: { address?: string } = {}): Promise<WorkflowEnv> {
  quietRuntime();
  const server = options.address ? undefined : await startTemporal();
  const address = options.address ?? server?.address ?? '';
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
        concurrency: { analysis: 4 },
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
    async stop() {
      await native.close();
      await connection.close();
      await server?.stop();
    },
  };
}

let installed = false;

/** One runtime per process; its own talk would drown the tests'. */
function quietRuntime(): void {
  if (installed) return;
  installed = true;
  Runtime.install({
    logger: new DefaultLogger('ERROR'),
    telemetryOptions: { logging: { filter: 'ERROR' } },
    shutdownSignals: [],
  });
}
