import { Readable } from 'node:stream';
import type { Context } from 'koa';
import * as z from 'zod/mini';
import type { RawResponse, Route, Schema } from '#platform/contract/define-routes.ts';
import type { RouteReply, ServerEvent } from '#platform/module/request-context.ts';

const PING_MS = 15_000;

function isReply(value: unknown): value is RouteReply {
  return typeof value === 'object' && value !== null && (value as { reply?: unknown }).reply === true;
}

function isRaw(schema: Schema | RawResponse | null | undefined): schema is RawResponse {
  return typeof schema === 'object' && schema !== null && 'raw' in schema;
}

/**
 * Sends what a handler returned. JSON goes through the response schema of its
 * status, so a column the contract does not name cannot leave by accident.
 */
export function writeReply(ctx: Context, route: Route, result: unknown, signal: AbortSignal): void {
  const parts: RouteReply = isReply(result)
    ? result
    : { reply: true, status: Number(Object.keys(route.responses)[0]), body: result };
  const schema = route.responses[parts.status as keyof typeof route.responses];
  if (schema === undefined)
    throw new Error(`${route.method} ${route.path} answered ${parts.status}, which its contract does not list`);

  ctx.status = parts.status;
  if (!ctx.response.get('Cache-Control')) ctx.set('Cache-Control', 'private, no-store');
  for (const [name, value] of Object.entries(parts.headers ?? {})) ctx.set(name, value as string | string[]);

  if (parts.raw) {
    ctx.type = parts.raw.contentType;
    ctx.body = parts.raw.body;
  } else if (schema === null) {
    ctx.body = null;
    // Koa takes an empty body for 204; a redirect has none either.
    ctx.status = parts.status;
  } else if (isRaw(schema)) {
    if (schema.raw === 'event-stream')
      sendEvents(ctx, schema, parts.body as AsyncIterable<ServerEvent<unknown>>, signal);
    else ctx.body = null;
  } else {
    ctx.body = z.parse(schema, parts.body);
  }
}

function sendEvents(
  ctx: Context,
  spec: RawResponse,
  events: AsyncIterable<ServerEvent<unknown>>,
  signal: AbortSignal,
): void {
  ctx.set({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' });
  ctx.req.socket.setNoDelay(true);
  ctx.body = Readable.from(formatEvents(spec, events, signal));
}

async function* formatEvents(
  spec: RawResponse,
  events: AsyncIterable<ServerEvent<unknown>>,
  signal: AbortSignal,
): AsyncGenerator<string> {
  yield 'retry: 1000\n\n';
  const iterator = events[Symbol.asyncIterator]();
  try {
    let next = iterator.next();
    while (!signal.aborted) {
      const item = await Promise.race([next, pause(PING_MS, signal)]);
      if (item === undefined) {
        yield ': still here\n\n';
        continue;
      }
      if (item.done) return;
      const { id, event, data } = item.value;
      const safe = spec.event ? z.parse(spec.event, data) : data;
      yield `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(safe)}\n\n`;
      next = iterator.next();
    }
  } finally {
    await iterator.return?.();
  }
}

function pause(ms: number, signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, ms);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve(undefined);
    }
    signal.addEventListener('abort', done, { once: true });
  });
}
