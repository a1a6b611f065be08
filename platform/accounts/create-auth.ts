import { betterAuth } from 'better-auth';
import type { Pool } from 'pg';
import type { Clock } from '#platform/clock.ts';
import type { Ids } from '#platform/ids.ts';
import type { Log } from '#platform/log/log.ts';
import { passwordHasher } from './password-hasher.ts';
import { cookieNames, FORGOTTEN_AFTER_HOURS, REMEMBERED_DAYS } from './session-cookie.ts';

/** Header we put the counted client address into when we call the library; it believes no other. */
export const CLIENT_ADDRESS_HEADER = 'x-adjudge-client-address';

const HOUR_MS = 3_600_000;

/**
 * The account library over our tables. Only its functions are used: its HTTP
 * handler is not mounted, so its own origin check and limiter are off and ours
 * (request-origin.ts, rate-limit.ts) stand in front of every route. Its cookie cache stays
 * off: a cached session would outlive its end.
 */
export function createAuth(deps: { pool: Pool; secret: string; publicUrl: string; clock: Clock; ids: Ids; log: Log }) {
  const cookies = cookieNames(deps.publicUrl);
  const attributes = { secure: cookies.secure, httpOnly: true, sameSite: 'lax', path: '/' } as const;
  return betterAuth({
    appName: 'Adjudge',
    baseURL: deps.publicUrl,
    secret: deps.secret,
    database: deps.pool,
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    // Its lines carry mail addresses; what matters reaches us as thrown errors.
    logger: {
      level: 'error',
      log: (level, message) => {
        if (level === 'error') deps.log.error({ from: 'account library' }, message);
      },
    },
    emailAndPassword: {
      enabled: true,
      autoSignIn: true,
      // The real rules are in password-rules.ts; these only must not be narrower.
      minPasswordLength: 8,
      maxPasswordLength: 1024,
      password: passwordHasher,
    },
    session: {
      modelName: 'sessions',
      expiresIn: REMEMBERED_DAYS * 24 * 3600,
      disableSessionRefresh: true,
      cookieCache: { enabled: false },
      fields: {
        userId: 'user_id',
        expiresAt: 'expires_at',
        ipAddress: 'ip_address',
        userAgent: 'user_agent',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
      additionalFields: { remembered: { type: 'boolean', required: true, defaultValue: true, input: false } },
    },
    user: {
      modelName: 'users',
      fields: { emailVerified: 'email_verified', createdAt: 'created_at', updatedAt: 'updated_at' },
      additionalFields: {
        role: { type: 'string', required: true, defaultValue: 'user', input: false },
      },
    },
    account: {
      modelName: 'accounts',
      fields: {
        userId: 'user_id',
        accountId: 'account_id',
        providerId: 'provider_id',
        accessToken: 'access_token',
        refreshToken: 'refresh_token',
        idToken: 'id_token',
        accessTokenExpiresAt: 'access_token_expires_at',
        refreshTokenExpiresAt: 'refresh_token_expires_at',
        createdAt: 'created_at',
        updatedAt: 'updated_at',
      },
    },
    verification: {
      modelName: 'verifications',
      fields: { expiresAt: 'expires_at', createdAt: 'created_at', updatedAt: 'updated_at' },
    },
    databaseHooks: {
      session: {
        create: {
          async before(session, context) {
            const remembered = context?.body?.rememberMe !== false;
            const life = remembered ? REMEMBERED_DAYS * 24 : FORGOTTEN_AFTER_HOURS;
            const createdAt = deps.clock.now();
            const expiresAt = new Date(createdAt.getTime() + life * HOUR_MS);
            return { data: { ...session, remembered, createdAt, updatedAt: createdAt, expiresAt } };
          },
        },
      },
    },
    advanced: {
      // Joined, user and credentials are one query, whether there is a user or not: a second one could be heard by its time.
      database: { generateId: () => deps.ids.next(), joins: true },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
      useSecureCookies: false,
      disableCSRFCheck: true,
      disableOriginCheck: true,
      cookies: {
        session_token: { name: cookies.session, attributes },
        dont_remember: { name: cookies.unremembered, attributes },
      },
    },
  });
}

export type Auth = ReturnType<typeof createAuth>;
