import { join, resolve } from 'node:path';
import type { WantedPort } from './ports.ts';

type Env = Readonly<Record<string, string | undefined>>;

/** Where the flags are kept and what opens it. */
export interface UnleashAddress {
  readonly url: string;
  /** Reads flags. */
  readonly token: string;
  /** Creates flags; without it the catalogue's are not created. */
  readonly adminToken: string | undefined;
}

/** What `npm start` reads from the environment; a part with an address of its own is not started. */
export interface StartSettings {
  readonly dataDir: string;
  readonly port: number;
  readonly publicUrl: string;
  readonly databaseUrl: string | undefined;
  readonly postgresPort: number;
  readonly unleash:
    | { readonly url: string; readonly token: string; readonly adminToken: string | undefined }
    | undefined;
  readonly unleashPort: number;
  readonly temporalAddress: string | undefined;
  readonly temporalPort: number;
  readonly temporalUiPort: number;
  /** Absent where payments are Stripe's own, and in production. */
  readonly stripeSandboxPort: number | undefined;
}

/** Reads and checks them. @throws with one sentence for each problem. */
export function readStartSettings(env: Env, root: string): StartSettings {
  const problems: string[] = [];
  const port = (name: string, fallback: number): number => {
    const value = Number(env[name] ?? fallback);
    if (!Number.isInteger(value) || value < 1 || value > 65535)
      problems.push(`${name} must be a port from 1 to 65535, not "${env[name]}".`);
    return value;
  };
  if (env.UNLEASH_URL !== undefined && env.UNLEASH_TOKEN === undefined)
    problems.push('UNLEASH_URL is set, so UNLEASH_TOKEN must be too: a backend token of that server.');
  const app = port('PORT', 3000);
  const settings: StartSettings = {
    dataDir: resolve(root, env.ADJUDGE_DATA_DIR ?? '.adjudge'),
    port: app,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${app}`,
    databaseUrl: env.DATABASE_URL,
    postgresPort: port('ADJUDGE_POSTGRES_PORT', 54329),
    unleash:
      env.UNLEASH_URL === undefined
        ? undefined
        : { url: env.UNLEASH_URL, token: env.UNLEASH_TOKEN ?? '', adminToken: env.UNLEASH_ADMIN_TOKEN },
    unleashPort: port('ADJUDGE_UNLEASH_PORT', 4242),
    temporalAddress: env.TEMPORAL_ADDRESS,
    temporalPort: port('ADJUDGE_TEMPORAL_PORT', 7233),
    temporalUiPort: port('ADJUDGE_TEMPORAL_UI_PORT', 8233),
    stripeSandboxPort:
      env.STRIPE_SECRET_KEY === undefined && env.NODE_ENV !== 'production'
        ? port('ADJUDGE_STRIPE_PORT', 12111)
        : undefined,
  };
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return settings;
}

/** The ports this start will listen on. */
export function wantedPorts(settings: StartSettings): WantedPort[] {
  return [
    { port: settings.port, part: 'the app', variable: 'PORT' },
    ...(settings.databaseUrl === undefined
      ? [{ port: settings.postgresPort, part: 'PostgreSQL', variable: 'ADJUDGE_POSTGRES_PORT' }]
      : []),
    ...(settings.unleash === undefined
      ? [{ port: settings.unleashPort, part: 'Unleash', variable: 'ADJUDGE_UNLEASH_PORT' }]
      : []),
    ...(settings.temporalAddress === undefined
      ? [
          { port: settings.temporalPort, part: 'Temporal', variable: 'ADJUDGE_TEMPORAL_PORT' },
          { port: settings.temporalUiPort, part: "Temporal's UI", variable: 'ADJUDGE_TEMPORAL_UI_PORT' },
        ]
      : []),
    ...(settings.stripeSandboxPort === undefined
      ? []
      : [{ port: settings.stripeSandboxPort, part: 'the payment sandbox', variable: 'ADJUDGE_STRIPE_PORT' }]),
  ];
}

/** Places below the data folder. */
export function dataPaths(dataDir: string) {
  return {
    secrets: join(dataDir, 'secrets.json'),
    run: join(dataDir, 'run.json'),
    logs: join(dataDir, 'logs'),
    postgres: join(dataDir, 'postgres'),
    temporal: join(dataDir, 'temporal', 'temporal.db'),
    storage: join(dataDir, 'storage'),
  } as const;
}
