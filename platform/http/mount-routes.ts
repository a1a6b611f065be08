import { rm } from 'node:fs/promises';
import Router from '@koa/router';
import type { Context } from 'koa';
import type { UploadedFile } from '#platform/contract/define-routes.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { MountedRoute } from '#platform/module/boot.ts';
import type { MembershipSource } from '#platform/module/platform-points.ts';
import type { RequestContext } from '#platform/module/request-context.ts';
import { admitApiKey } from './admit-api-key.ts';
import { checkInput } from './check-input.ts';
import { clientAddress } from './client-address.ts';
import type { GateService } from './gate-service.ts';
import type { SessionReader } from './ports.ts';
import type { RateLimiter } from './rate-limit.ts';
import { readBytes, readJson, readUpload } from './read-body.ts';
import type { OriginCheck } from './request-origin.ts';
import { allowedMs, allowTime } from './request-time.ts';
import { requireMembership } from './require-membership.ts';
import { watchSession } from './session-watch.ts';
import { UploadBackpressure } from './upload-backpressure.ts';
import { writeReply } from './write-reply.ts';

export interface RouteServices {
  readonly gates: GateService;
  readonly sessions: SessionReader;
  readonly origins: OriginCheck;
  readonly limiter: RateLimiter;
  memberships(): readonly MembershipSource[];
  readonly uploadFolder: string;
  readonly trustedProxies: number;
  /** Aborts when the process drains: open event streams end. */
  readonly draining: AbortSignal;
}

/**
 * Who a page believes is signed in. A client may say so on what it changes, so that a tab left open does not act for whoever
 * signed in beside it since. Ours does; nobody has to.
 */
const ACTING_USER = 'x-acting-user';

/** One router over all contracts; each route runs session, flag, origin, gate, limit, validate, handler in this order. */
export function mountRoutes(routes: readonly MountedRoute[], services: RouteServices): Router {
  const router = new Router();
  const pace = new UploadBackpressure();
  for (const mounted of routes) {
    const { route } = mounted;
    const path = route.path.replaceAll(/\{([^}]+)\}/g, ':$1');
    router.register(path, [route.method], async (ctx) => {
      ctx.state.routePath = route.path;
      await runRoute(ctx, mounted, services, pace);
    });
  }
  return router;
}

async function runRoute(
  ctx: Context,
  mounted: MountedRoute,
  services: RouteServices,
  pace: UploadBackpressure,
): Promise<void> {
  const { route } = mounted;
  allowTime(ctx.req, allowedMs(route));
  const address = clientAddress(ctx.req.socket.remoteAddress, ctx.get('x-forwarded-for'), services.trustedProxies);
  // Fifty uploads that begin at once ask the database two hundred questions: they ask one after the other.
  const rc = route.upload
    ? await pace.enter(address, () => enter(ctx, mounted, services, address))
    : await enter(ctx, mounted, services, address);

  let files: readonly UploadedFile[] = [];
  try {
    const input = {
      params: checkInput(route.params, ctx.params, 'params'),
      query: checkInput(route.query, ctx.query, 'query'),
      headers: checkInput(route.headers, ctx.req.headers, 'headers'),
      body: route.body ? checkInput(route.body, await readJson(ctx, route.maxJsonBytes), '') : undefined,
      upload: undefined as UploadedFile | undefined,
      uploads: undefined as readonly UploadedFile[] | undefined,
      fields: undefined as unknown,
      signedBody: route.signedBody ? await readBytes(ctx, route.signedBody.maxBytes) : undefined,
    };
    if (route.upload) {
      const owner = rc.user?.id ?? rc.address;
      const read = await readUpload(ctx, route.upload, { folder: services.uploadFolder, pace, owner });
      files = read.files;
      input.uploads = files;
      input.upload = files[0];
      input.fields = checkInput(route.upload.fields, read.fields, '');
    }
    const result = await mounted.handle(input as never, rc);
    writeReply(ctx, route, result, rc.signal);
  } finally {
    await Promise.all(files.map(({ path }) => rm(path, { force: true })));
  }
}

/** Everything that is asked before the body is read: session, flag, origin, gate, limit. */
async function enter(
  ctx: Context,
  { route, manifest }: MountedRoute,
  services: RouteServices,
  address: string,
): Promise<RequestContext> {
  const session = await services.sessions.read(ctx.req.headers);
  if (session) {
    ctx.state.userId = session.user.id;
    ctx.state.sessionId = session.sessionId;
  }

  const moduleGate = route.ungated ? undefined : manifest.gate;
  // What is switched off does not exist, for visitors too; plan and role are asked once we know who it is.
  services.gates.require([moduleGate && { flag: moduleGate.flag }, { flag: route.gate?.flag }], session?.user, address);
  // Before the origin check: an ended session should read as one, not as a forged request.
  if (!route.public && !session)
    throw new AppError({ ...ERRORS.unauthenticated, message: route.signedOut ?? ERRORS.unauthenticated.message });
  // A key rides on no cookie: no other site can send it.
  if (session?.apiKey) ctx.set({ ...(await admitApiKey(session.apiKey, session.user, route, services)) });
  else if (!route.signedBody) services.origins.check({ method: route.method, headers: ctx.req.headers });
  const meant = ctx.get(ACTING_USER);
  if (route.method !== 'GET' && !route.public && session && meant !== '' && meant !== session.user.id)
    throw new AppError(ERRORS.other_account);
  services.gates.require([moduleGate, route.gate], session?.user, address);
  const membership = route.gate?.membership;
  if (membership && session) await requireMembership(membership, services.memberships(), session.user.id, ctx.params);

  const goneOrDraining = new AbortController();
  const leave = (): void => goneOrDraining.abort();
  ctx.res.once('close', leave);
  if (ctx.res.destroyed) leave();
  const isStream = Object.values(route.responses).some((r) => r && 'raw' in r && r.raw === 'event-stream');
  ctx.state.isStream = isStream;
  const rc: RequestContext = {
    requestId: ctx.state.requestId,
    log: ctx.state.log,
    user: session?.user,
    sessionId: session?.sessionId,
    signal: isStream ? AbortSignal.any([goneOrDraining.signal, services.draining]) : goneOrDraining.signal,
    draining: services.draining,
    address,
    userAgent: ctx.get('user-agent').slice(0, 300),
    headers: ctx.req.headers,
  };
  ctx.set(await services.limiter.take(route, rc));
  if (isStream && session) {
    // A key that was revoked ends its streams as a session that ended does.
    const read = () =>
      services.sessions.read(ctx.req.headers).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'api_key_invalid') return undefined;
        throw error;
      });
    const unwatch = watchSession(session.sessionId, { read, onEnded: leave, log: rc.log });
    ctx.res.once('close', unwatch);
    if (ctx.res.destroyed) unwatch();
  }
  return rc;
}
