import type { Middleware } from 'koa';
import { AppError, ERRORS, type ErrorEnvelope } from '#platform/contract/errors.ts';
import { sendErrorPage, wantsPage } from '#platform/http/error-page.ts';
import { RateLimitRefusal } from '#platform/http/rate-limit.ts';
import type { RequestState } from '#platform/http/request-state.ts';

/** The one place that turns what was thrown into an answer. Causes go to the log, never out. */
export function errors({ publicUrl }: { publicUrl: string }): Middleware<RequestState> {
  return async (ctx, next) => {
    try {
      await next();
    } catch (thrown) {
      const error = toAppError(thrown);
      if (error.status >= 500) ctx.state.log.error({ err: thrown, code: error.code }, 'request failed');
      else ctx.state.log.debug({ code: error.code }, 'request refused');
      if (ctx.headerSent || !ctx.writable) return;
      const body: ErrorEnvelope = {
        ...(error.flat ? (error.details as object) : {}),
        message: error.message,
        code: error.code,
        ...(error.details === undefined ? {} : { details: error.details as Record<string, unknown> }),
        requestId: ctx.state.requestId,
      };
      ctx.status = error.status;
      ctx.set('Cache-Control', 'private, no-store');
      if (thrown instanceof RateLimitRefusal) ctx.set(thrown.headers);
      if (error.status === 503) ctx.set('Retry-After', '30');
      if (error.code === ERRORS.idempotency_in_progress.code) ctx.set('Retry-After', '5');
      if (wantsPage(ctx)) sendErrorPage(ctx, body, publicUrl);
      else ctx.body = body;
    }
  };
}

/** Postgres: connection refused, lost, too many, shutting down, cannot connect now. */
const AWAY = /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|57P0[123]|53300|08\w{3})$/;
/** What the driver says without a code when a connection ends or cannot be had. */
const GONE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown as AppError;
  const code = (thrown as { code?: unknown } | null)?.code;
  const { name, message } = (thrown ?? {}) as { name?: unknown; message?: unknown };
  const away = typeof code === 'string' ? AWAY.test(code) : typeof message === 'string' && GONE.test(message);
  if (away || name === 'KnexTimeoutError') {
    return new AppError(ERRORS.dependency_unavailable, undefined, { cause: thrown }) as AppError;
  }
  return new AppError(ERRORS.internal, undefined, { cause: thrown }) as AppError;
}
