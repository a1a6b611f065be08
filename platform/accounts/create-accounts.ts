import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import type { GateService } from '#platform/http/gate-service.ts';
import type { SessionReader as AnySessionReader } from '#platform/http/ports.ts';
import { createRateLimiter } from '#platform/http/rate-limit.ts';
import type { Ids } from '#platform/ids.ts';
import type { Log } from '#platform/log/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { ImplementedRoute } from '#platform/module/define-server-module.ts';
import type { ExtensionPoint } from '#platform/module/extension-point.ts';
import { type PersonalDataPart, personalData } from '#platform/module/personal-data.ts';
import { deletionListener, type PlanSource, planSource, sessionExtras } from '#platform/module/platform-points.ts';
import { createAccountData } from './account-data.ts';
import { AccountDeletion } from './account-deletion.ts';
import { createAccountPool } from './account-pool.ts';
import { createAccountRoutes } from './account-routes.ts';
import { AccountSessions } from './account-sessions.ts';
import { AccountsStore } from './accounts-store.ts';
import { ApiKeyReader } from './api-keys/api-key-reader.ts';
import { createApiKeyRoutes } from './api-keys/api-key-routes.ts';
import { ApiKeyStore } from './api-keys/api-key-store.ts';
import { ApiKeys } from './api-keys/api-keys.ts';
import { AuditLog } from './audit-log.ts';
import { createAuth } from './create-auth.ts';
import { createDeviceRoutes } from './device-routes.ts';
import { Devices } from './devices.ts';
import { EmailChange } from './email-change.ts';
import { createEmailChangeRoutes } from './email-change-routes.ts';
import { EmailCheck } from './email-check.ts';
import { EmailVerification } from './email-verification.ts';
import { LoginGuard } from './login-guard.ts';
import { OneTimeTokens } from './one-time-tokens.ts';
import { createOwnDataRoutes } from './own-data-routes.ts';
import { createPasskeyRoutes } from './passkey-routes.ts';
import { PasskeyStore } from './passkey-store.ts';
import { Passkeys } from './passkeys.ts';
import { createPasswordRoutes } from './password-routes.ts';
import { Passwords } from './passwords.ts';
import { createProfileRoutes } from './profile-routes.ts';
import { Profiles } from './profiles.ts';
import { createRecoveryHasher } from './recovery-codes.ts';
import { createSealer } from './sealed-text.ts';
import { SecondFactor } from './second-factor.ts';
import { createSecondFactorRoutes } from './second-factor-routes.ts';
import { SecondFactorStore } from './second-factor-store.ts';
import { createSessionCookieWriter } from './session-cookie.ts';
import { SessionReader } from './session-reader.ts';
import { createSessionReply } from './session-reply.ts';
import { SignIn } from './sign-in.ts';
import { SignUp } from './sign-up.ts';
import { UserViews } from './user-view.ts';
import { createVerificationRoutes } from './verification-routes.ts';
import { createWebauthn } from './webauthn.ts';

export interface AccountsDeps {
  readonly databaseUrl: string;
  /** Connections of accounts' own pool. */
  readonly poolSize: number;
  readonly publicUrl: string;
  readonly supportEmail: string;
  /** At least 32 characters; signs session cookies. */
  readonly secret: string;
  readonly appVersion: string;
  readonly db: Knex;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly gates: GateService;
  /** What other parts of the platform keep about a person. */
  readonly platformData: readonly PersonalDataPart[];
  contributions<T>(point: ExtensionPoint<T>): readonly T[];
}

/** Builds everything accounts are made of; the HTTP pipeline takes `sessions`, `limiter` and `routes` from it. */
export function createAccounts(deps: AccountsDeps) {
  const { db, clock, ids, secret, publicUrl, supportEmail, gates, mailer } = deps;
  const log = deps.log.child({ module: 'accounts' });
  const pool = createAccountPool({ databaseUrl: deps.databaseUrl, size: deps.poolSize, log });
  const planOf: PlanSource['planOf'] = async (userIds) => {
    const [source] = deps.contributions(planSource);
    return source ? source.planOf(userIds) : new Map();
  };
  const auth = createAuth({ pool, secret, publicUrl, clock, ids, log });
  const reader = new SessionReader({ pool, secret, publicUrl, clock, log, planOf });
  const limiter = createRateLimiter({ db, clock });
  const store = new AccountsStore(db);
  const audit = new AuditLog({ db, clock, ids, secret });
  const guard = new LoginGuard({ store, limiter, clock, secret });
  const tokens = new OneTimeTokens({ db, clock });
  const writeCookie = createSessionCookieWriter({ secret, publicUrl });
  const sessions = new AccountSessions({ db, clock, ids, reader, writeCookie });
  const mails = { mailer, publicUrl, supportEmail };

  const verification = new EmailVerification({ store, tokens, audit, ...mails });
  const signUp = new SignUp({ auth, store, sessions, verification, audit, guard, gates, ...mails });
  const secondFactors = new SecondFactorStore(db);
  const passwords = new Passwords({
    db,
    store,
    secondFactors,
    sessions,
    tokens,
    audit,
    guard,
    limiter,
    clock,
    ...mails,
  });
  const secondFactor = new SecondFactor({
    store: secondFactors,
    sealer: createSealer({ secret, purpose: 'second factor' }),
    hashRecovery: createRecoveryHasher(secret),
    passwords,
    audit,
    clock,
    ...mails,
  });
  const signIn = new SignIn({ db, auth, sessions, tokens, secondFactor, audit, guard, limiter });
  const passkeys = new Passkeys({
    store: new PasskeyStore(db),
    webauthn: createWebauthn({ publicUrl }),
    passwords,
    audit,
    clock,
    ids,
    ...mails,
  });
  const emailCheck = new EmailCheck({ store, limiter, hashEmail: (email) => audit.hashEmail(email) });

  const emailChange = new EmailChange({ db, store, tokens, passwords, audit, limiter, clock, ...mails });
  const devices = new Devices({ db, clock, sessions, audit });
  const listeners = () => deps.contributions(deletionListener);
  const deletion = new AccountDeletion({ store, sessions, passwords, audit, clock, listeners, ...mails });
  const ownData = createAccountData(db);
  const parts = () => [ownData, ...deps.platformData, ...deps.contributions(personalData)];
  const profiles = new Profiles({ db, audit });
  const apiKeys = new ApiKeys({ store: new ApiKeyStore(db), audit, clock, ids });
  const keyReader = new ApiKeyReader({ pool, clock, planOf });

  const views = new UserViews({ clock, extras: () => deps.contributions(sessionExtras) });
  const answers = createSessionReply({ views, publicUrl });
  const { appVersion } = deps;
  const routes: ImplementedRoute[] = [
    ...createAccountRoutes({ signUp, signIn, emailCheck, views, answers, gates, appVersion }),
    ...createPasswordRoutes({ passwords, answers }),
    ...createVerificationRoutes({ verification }),
    ...createEmailChangeRoutes({ emailChange, views }),
    ...createDeviceRoutes({ devices, answers }),
    ...createSecondFactorRoutes({ secondFactor, signIn, answers }),
    ...createPasskeyRoutes({ passkeys, signIn, answers }),
    ...createProfileRoutes({ profiles, views }),
    ...createApiKeyRoutes({ apiKeys }),
    ...createOwnDataRoutes({ deletion, audit, views, answers, clock, parts }),
  ];
  const anybody: AnySessionReader = {
    read: async (headers) => (await keyReader.read(headers)) ?? reader.read(headers),
  };
  return { sessions: anybody, limiter, routes, stop: () => pool.end() };
}
