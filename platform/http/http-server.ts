import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type Koa from 'koa';
import { LONGEST_REQUEST_MS } from './request-time.ts';

/** Longest the headers of a request may take to arrive; of the whole each route says (`request-time.ts`). */
const HEADERS_TIMEOUT_MS = 20_000;
/** Open requests get this long to end after SIGTERM. */
const DRAIN_MS = 25_000;
const IDLE_CHECK_MS = 100;

export interface HttpServer {
  readonly url: string;
  /** Takes no new connections, lets open requests end, then closes what is left. */
  stop(): Promise<void>;
}

/** Listens; rejects with the system's error when the port is taken. */
export async function listen(app: Koa, options: { port: number; host?: string }): Promise<HttpServer> {
  const server = createServer(app.callback());
  server.requestTimeout = LONGEST_REQUEST_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, options.host, () => resolve());
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}`, stop: () => close(server) };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
    // A connection that is kept alive becomes idle when its last answer is out.
    const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
    server.close(() => {
      clearTimeout(timer);
      clearInterval(idle);
      resolve();
    });
    server.closeIdleConnections();
  });
}
