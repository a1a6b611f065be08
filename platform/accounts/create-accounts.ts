import type { Knex } from 'knex';
import type { Clock } from '#platform/clock.ts';
import { createCsrfGuard } from '#platform/http/csrf.ts';
import type { GateService } from '#platform/http/gate-service.ts';
import { createRateLimiter } from '#platform/http/rate-limit.ts';
import type { Ids } from '#platform/ids.ts';
import type { Log } from '#platform/log/log.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import type { ExtensionPoint } from '#platform/module/extension-point.ts';
import { type PlanSource, planSource, sessionExtras } from '#platform/module/platform-points.ts';
import { createAccountPool } from './account-pool.ts';
import { createAccountRoutes } from './account-routes.ts';
import { AccountsService } from './accounts-service.ts';
import { AccountsStore } from './accounts-store.ts';
import { AuditLog } from './audit-log.ts';
import { createAuth } from './create-auth.ts';
import { LoginGuard } from './login-guard.ts';
import { SessionReader } from './session-reader.ts';
import { UserViews } from './user-view.ts';

export interface AccountsDeps {
  readonly databaseUrl: string;
  /** Connections of accounts' own pool. */
  readonly poolSize: number;
  readonly publicUrl: string;
  readonly supportEmail: string;
  /** At least 32 characters; signs session cookies and csrf tokens. */
  readonly secret: string;
  readonly appVersion: string;
  readonly db: Knex;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly gates: GateService;
  contributions<T>(point: ExtensionPoint<T>): readonly T[];
}

/** Builds everything accounts are made of; the HTTP pipeline takes `sessions`, `csrf`, `limiter` and `routes` from it. */
export function createAccounts(deps: AccountsDeps) {
  const { db, clock, ids, secret, publicUrl, gates } = deps;
  const log = deps.log.child({ module: 'accounts' });
  const pool = createAccountPool({ databaseUrl: deps.databaseUrl, size: deps.poolSize, log });
  const planOf: PlanSource['planOf'] = async (userIds) => {
    const [source] = deps.contributions(planSource);
    return source ? source.planOf(userIds) : new Map();
  };
  const sessions = new SessionReader({ pool, secret, publicUrl, clock, log, planOf });
  const csrf = createCsrfGuard({ secret, publicUrl });
  const limiter = createRateLimiter({ db, clock });
  const store = new AccountsStore(db);
  const service = new AccountsService({
    auth: createAuth({ pool, secret, publicUrl, ids, log }),
    store,
    audit: new AuditLog({ db, clock, ids, secret }),
    sessions,
    guard: new LoginGuard({ store, limiter, clock, secret }),
    gates,
    mailer: deps.mailer,
    clock,
    publicUrl,
    supportEmail: deps.supportEmail,
  });
  const views = new UserViews({ clock, extras: () => deps.contributions(sessionExtras) });
  const routes = createAccountRoutes({ service, views, csrf, gates, publicUrl, appVersion: deps.appVersion });
  return { sessions, csrf, limiter, routes, stop: () => pool.end() };
}
