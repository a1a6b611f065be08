import { serverModules } from '#modules/registry.server.ts';
import { baseEnv, ConfigError, readEnv } from '#platform/config/env.ts';
import { listen } from '#platform/http/http-server.ts';
import { createLog } from '#platform/log/create-log.ts';
import { createHttp } from '#platform/process/create-http.ts';
import { createProcess } from '#platform/process/create-process.ts';
import { onStopSignal } from '#platform/process/on-stop-signal.ts';
import { productVersion } from '#platform/process/product-version.ts';
import { tuneGc } from '#platform/process/tune-gc.ts';
import { TemporalSchedules } from '#workflows/client/temporal-schedules.ts';
import { TemporalStarter } from '#workflows/client/temporal-starter.ts';

/** Serves the API and the built shell. Stateless: run as many as there is load. */
async function main(): Promise<void> {
  tuneGc();
  const { base: env } = readEnv({ base: baseEnv });
  const log = createLog({ level: env.LOG_LEVEL, process: 'api' });
  const workflows = new TemporalStarter({ address: env.TEMPORAL_ADDRESS, namespace: env.TEMPORAL_NAMESPACE });
  const running = await createProcess({
    role: 'api',
    env,
    log,
    modules: serverModules,
    workflows,
    schedules: new TemporalSchedules(workflows),
  });
  const http = await createHttp(running, { version: productVersion, checkWorkflows: () => answers(workflows) });
  const server = await listen(http.app, { port: env.PORT });
  log.info({ url: server.url, modules: running.modules.order }, 'serving');

  onStopSignal(log, async () => {
    http.drain();
    await server.stop();
    await http.stop();
    await running.stop();
    await workflows.stop();
  });
}

/** Asking for a workflow that does not exist answers only where Temporal does. */
async function answers(workflows: TemporalStarter): Promise<void> {
  await workflows.status('health-probe');
}

main().catch((error: unknown) => {
  const { code, port } = error as { code?: string; port?: number };
  if (error instanceof ConfigError) process.stderr.write(`${error.message}\n`);
  else if (code === 'EADDRINUSE') process.stderr.write(`Port ${port} is in use. Free it or set PORT to another one.\n`);
  else
    process.stderr.write(
      `The API could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`,
    );
  process.exit(1);
});
