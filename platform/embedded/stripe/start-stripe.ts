import { fileURLToPath } from 'node:url';
import { environment } from '../../bin/bootstrap/environment.mjs';
import { timeLimit } from '../../time-limit.ts';
import { type Service, type ServiceHost, standaloneHost } from '../service.ts';

export interface StripeServerOptions {
  readonly port: number;
  /** The sandbox keeps to a schema of its own in it. */
  readonly databaseUrl: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  readonly webhookUrl: string;
  readonly host?: ServiceHost;
}

/** Starts the payment sandbox as a process of its own, on loopback, from the sources: no production build holds it. */
export async function startStripe(options: StripeServerOptions): Promise<Service> {
  const host = options.host ?? standaloneHost(() => undefined);
  const env = environment();
  const program = fileURLToPath(new URL('sandbox-process.ts', import.meta.url));
  return host.run({
    name: 'stripe',
    command: process.execPath,
    args: ['--import', 'tsx', program],
    env: {
      PATH: env.PATH,
      HOME: env.HOME,
      TMPDIR: env.TMPDIR,
      NODE_ENV: env.NODE_ENV,
      SANDBOX_PORT: String(options.port),
      SANDBOX_DATABASE_URL: options.databaseUrl,
      SANDBOX_SECRET_KEY: options.secretKey,
      SANDBOX_WEBHOOK_SECRET: options.webhookSecret,
      SANDBOX_WEBHOOK_URL: options.webhookUrl,
    },
    ready: async (signal) => {
      const response = await fetch(`http://127.0.0.1:${options.port}/healthz`, { signal: timeLimit(2000, signal) });
      await response.arrayBuffer();
      return response.ok;
    },
  });
}
