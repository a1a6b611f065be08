import * as z from 'zod';
import { DEFAULT_SUPPORT_EMAIL } from '#platform/contract/support-email.ts';
import { readS3Address } from '#platform/storage/s3-address.ts';

const port = z.coerce.number().int().min(1).max(65535);

/** Of a text that a reader of ours has to understand; its sentence is the problem's. */
function refuseUnreadable(read: (text: string) => unknown) {
  return (text: string, ctx: z.RefinementCtx): void => {
    try {
      read(text);
    } catch (error) {
      ctx.addIssue({ code: 'custom', message: (error as Error).message });
    }
  };
}

/** What every process of ours reads from its environment. Modules add their own slices. */
export const baseEnv = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port.default(3000),
  /** Address people type; decides the cookie's Secure flag and the accepted Origin. */
  PUBLIC_URL: z.url().default('http://localhost:3000'),
  DATABASE_URL: z.string().min(1),
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  UNLEASH_URL: z.url().optional(),
  UNLEASH_TOKEN: z.string().optional(),
  TEMPORAL_ADDRESS: z.string().default('127.0.0.1:7233'),
  TEMPORAL_NAMESPACE: z.string().default('default'),
  /** Folder of the encrypted uploads, the same volume for every api and worker; with STORAGE_URL each has its own, of what is on its way. */
  STORAGE_DIR: z.string().min(1),
  /** Bucket of the encrypted uploads, `s3://…` as `readS3Address` takes it. */
  STORAGE_URL: z.string().superRefine(refuseUnreadable(readS3Address)).optional(),
  /** For STORAGE_URL; without them the role of the machine, as AWS gives one. */
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  AWS_REGION: z.string().optional(),
  /** 32 bytes, base64: wraps the owners' data keys. */
  STORAGE_MASTER_KEY: z.string().refine((v) => Buffer.from(v, 'base64').length === 32, 'must be 32 bytes in base64'),
  /** At least 32 characters: signs session cookies. */
  AUTH_SECRET: z.string().min(32, 'must have at least 32 characters'),
  /** How many proxies stand in front; their X-Forwarded-For is believed, nobody else's. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  SMTP_URL: z.url().optional(),
  MAIL_FROM: z.string().default('Adjudge <hello@adjudge.localhost>'),
  /** Where people write to: in mails at run time, on the legal pages since their build. */
  SUPPORT_EMAIL: z.email().default(DEFAULT_SUPPORT_EMAIL),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
  WEB_DIR: z.string().default('dist/web'),
  METRICS_TOKEN: z.string().optional(),
});

/**
 * How payments are made: with a key by Stripe itself; in development by the sandbox, which speaks Stripe's wire format under
 * another address. Without a key nothing can be bought.
 */
export const stripeEnv = z
  .object({
    NODE_ENV: baseEnv.shape.NODE_ENV,
    STRIPE_SECRET_KEY: z.string().min(1).optional(),
    /** Signs the events Stripe sends us (`whsec_…`). */
    STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
    /** Of the sandbox, as `http://127.0.0.1:12111`; absent: Stripe's own. */
    STRIPE_API_URL: z.url().optional(),
  })
  .superRefine((env, ctx) => {
    const refuse = (path: string, message: string): void => ctx.addIssue({ code: 'custom', path: [path], message });
    if (env.STRIPE_SECRET_KEY !== undefined && env.STRIPE_WEBHOOK_SECRET === undefined)
      refuse('STRIPE_WEBHOOK_SECRET', 'must be set with STRIPE_SECRET_KEY, or no payment would ever be heard of');
    if (env.STRIPE_API_URL !== undefined && env.NODE_ENV === 'production')
      refuse('STRIPE_API_URL', 'is the address of a sandbox: production takes real payments only');
  });

/** Read by the migrate and ops commands alone: may create and set flags. */
export const flagAdminEnv = z.object({ UNLEASH_ADMIN_TOKEN: z.string().optional() });

export type BaseEnv = z.output<typeof baseEnv>;

/** Every problem of the configuration at once, in sentences. */
export class ConfigError extends Error {
  constructor(readonly problems: readonly string[]) {
    super(`The configuration is not complete:\n${problems.map((p) => `  - ${p}`).join('\n')}`);
    this.name = 'ConfigError';
  }
}

/** Parses several slices of the environment together and reports all problems of all of them. */
export function readEnv<T extends Record<string, z.ZodType>>(
  slices: T,
  source: Readonly<Record<string, string | undefined>> = currentEnvironment(),
): { [K in keyof T]: z.output<T[K]> } {
  const problems: string[] = [];
  const values: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(slices)) {
    const result = schema.safeParse(source);
    if (result.success) values[name] = Object.freeze(result.data as object);
    else
      for (const issue of result.error.issues)
        problems.push(`${issue.path.join('.')}: ${issue.message} (read by ${name})`);
  }
  if (problems.length > 0) throw new ConfigError(problems);
  return values as { [K in keyof T]: z.output<T[K]> };
}

/** The one place that looks at `process.env`. Empty strings count as not set. */
function currentEnvironment(): Record<string, string | undefined> {
  // biome-ignore lint/style/noProcessEnv: the only reader
  return Object.fromEntries(Object.entries(process.env).map(([k, v]) => [k, v === '' ? undefined : v]));
}
