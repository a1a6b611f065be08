import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { environment } from '../bin/bootstrap/environment.mjs';
import { timeLimit } from '../time-limit.ts';
import { findTemporal } from './find-temporal.ts';
import { freePort } from './ports.ts';
import { type Service, type ServiceHost, standaloneHost } from './service.ts';

export interface TemporalOptions {
  /** Path of the CLI; looked up when absent. */
  readonly binary?: string;
  /** A free one when absent. */
  readonly port?: number;
  /** The web UI is off when absent. */
  readonly uiPort?: number;
  /** Where workflows are kept; absent: in memory, gone with the server. */
  readonly dbFile?: string;
  readonly log?: (line: string) => void;
  readonly host?: ServiceHost;
}

export interface RunningTemporal {
  /** host:port of the gRPC frontend, for TEMPORAL_ADDRESS. */
  readonly address: string;
  /** Absent when the UI is off. */
  readonly uiAddress: string | undefined;
  readonly service: Service;
  stop(): Promise<void>;
}

/** Starts the Temporal CLI's server on loopback; ready means the namespace `default` answers. */
export async function startTemporal(options: TemporalOptions = {}): Promise<RunningTemporal> {
  const env = environment();
  const host = options.host ?? standaloneHost(options.log ?? (() => undefined));
  const binary = options.binary ?? (await findTemporal({ env }));
  const port = options.port ?? (await freePort());
  const httpPort = await freePort();
  if (options.dbFile !== undefined) mkdirSync(dirname(options.dbFile), { recursive: true });
  const service = await host.run({
    name: 'temporal',
    command: binary,
    args: [
      'server',
      'start-dev',
      ...['--ip', '127.0.0.1', '--port', String(port), '--http-port', String(httpPort)],
      ...(options.uiPort === undefined ? ['--headless'] : ['--ui-port', String(options.uiPort)]),
      ...(options.dbFile === undefined ? [] : storage(options.dbFile)),
    ],
    // Not the whole environment: TEMPORAL_* settings of the user's own must not change our server.
    env: { PATH: env.PATH, HOME: env.HOME, TMPDIR: env.TMPDIR },
    ready: async (signal) => {
      const response = await fetch(`http://127.0.0.1:${httpPort}/api/v1/namespaces/default`, {
        signal: timeLimit(2000, signal),
      });
      await response.arrayBuffer();
      return response.ok;
    },
  });
  return {
    address: `127.0.0.1:${port}`,
    uiAddress: options.uiPort === undefined ? undefined : `http://localhost:${options.uiPort}`,
    service,
    stop: () => service.stop(),
  };
}

/** A log that is written ahead and synced at checkpoints: survives a killed process, three times as fast as the default. */
function storage(file: string): string[] {
  return ['--db-filename', file, '--sqlite-pragma', 'journal_mode=wal', '--sqlite-pragma', 'synchronous=1'];
}
