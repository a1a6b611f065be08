import { join } from 'node:path';
import { environment } from '../bin/bootstrap/environment.mjs';
import { timeLimit } from '../time-limit.ts';
import { packageFolder } from './package-folder.ts';
import { type Service, type ServiceHost, standaloneHost } from './service.ts';

export interface UnleashServerOptions {
  readonly port: number;
  /** A database of its own; Unleash makes and keeps its tables. */
  readonly databaseUrl: string;
  /** Reads flags of the environment in its name, `*:development.<secret>`. Made on the first start. */
  readonly token: string;
  /** May create flags, `*:*.<secret>`. Made on the first start. */
  readonly adminToken: string;
  /** Password of the user `admin` on the first start; may be changed in the admin UI later. */
  readonly adminPassword: string;
  /** Signs the admin UI's sessions. */
  readonly secret: string;
  readonly log?: (line: string) => void;
  readonly host?: ServiceHost;
}

export interface RunningUnleash {
  readonly url: string;
  readonly service: Service;
  stop(): Promise<void>;
}

/**
 * Starts Unleash as a process of its own, on loopback, without version checks
 * or telemetry.
 * @throws when the database was set up with other tokens than the ones given.
 */
export async function startUnleash(options: UnleashServerOptions): Promise<RunningUnleash> {
  const host = options.host ?? standaloneHost(options.log ?? (() => undefined));
  const env = environment();
  const url = `http://127.0.0.1:${options.port}`;
  const service = await host.run({
    name: 'unleash',
    command: process.execPath,
    args: [join(packageFolder('unleash-server') ?? '', 'dist', 'server.js')],
    env: {
      PATH: env.PATH,
      HOME: env.HOME,
      TZ: 'UTC',
      NODE_ENV: 'production',
      DATABASE_URL: options.databaseUrl,
      DATABASE_SSL: 'false',
      HTTP_HOST: '127.0.0.1',
      HTTP_PORT: String(options.port),
      UNLEASH_URL: `http://localhost:${options.port}`,
      UNLEASH_SECRET: options.secret,
      UNLEASH_DEFAULT_ADMIN_USERNAME: 'admin',
      UNLEASH_DEFAULT_ADMIN_PASSWORD: options.adminPassword,
      INIT_ADMIN_API_TOKENS: options.adminToken,
      INIT_BACKEND_API_TOKENS: options.token,
      CHECK_VERSION: 'false',
      SEND_TELEMETRY: 'false',
      LOG_LEVEL: 'warn',
    },
    ready: async (signal) => (await answer(`${url}/health`, undefined, signal)) === 200,
  });
  for (const [path, token] of [
    ['/api/client/features', options.token],
    ['/api/admin/projects', options.adminToken],
  ] as const) {
    if ((await answer(`${url}${path}`, token)) === 200) continue;
    await service.stop();
    throw new Error(
      'The Unleash in this database was set up with other tokens. Set UNLEASH_URL and UNLEASH_TOKEN, or give Unleash an empty database.',
    );
  }
  return { url, service, stop: () => service.stop() };
}

async function answer(url: string, token?: string, signal?: AbortSignal): Promise<number> {
  const response = await fetch(url, {
    signal: timeLimit(5000, ...(signal ? [signal] : [])),
    headers: token === undefined ? {} : { authorization: token },
  });
  await response.arrayBuffer();
  return response.status;
}
