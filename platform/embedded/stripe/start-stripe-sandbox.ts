import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { environment } from '../../bin/bootstrap/environment.mjs';
import { answerControl } from './control/answer-control.ts';
import { answerPage } from './pages/answer-page.ts';
import { Sandbox, type SandboxOptions } from './sandbox.ts';
import { answerApi } from './wire/answer-api.ts';

export interface StripeSandboxOptions extends Omit<SandboxOptions, 'secretKey' | 'webhookSecret'> {
  /** 0 takes a free one. */
  readonly port: number;
  readonly secretKey?: string;
  readonly webhookSecret?: string;
  /** Lets what falls due happen while the machine's clock runs; otherwise only `moveTo` does. */
  readonly ticking?: boolean;
}

export interface StripeSandbox {
  /** For STRIPE_API_URL: `http://127.0.0.1:<port>`. */
  readonly url: string;
  /** For STRIPE_SECRET_KEY. */
  readonly secretKey: string;
  /** For STRIPE_WEBHOOK_SECRET. */
  readonly webhookSecret: string;
  /** Where events go from now on. */
  sendEventsTo(url: string | undefined): void;
  /** Moves the clock to a later moment; what falls due on the way happens in order, its events are sent. */
  moveTo(instant: Date): Promise<void>;
  /** Resolves when each event so far has been sent once. */
  settled(): Promise<void>;
  /** The engine behind, for tests that look inside. */
  readonly sandbox: Sandbox;
  stop(): Promise<void>;
}

const TICK_MS = 1_000;
const LARGEST_BODY = 1_000_000;

/**
 * Starts a server that speaks Stripe's API, on loopback; for development and tests.
 *
 * Beside `createTestApp`: make a database with `createTestDatabase({ empty: true })`, start the sandbox on it, hand its
 * three addresses to the app, then tell it where the app listens and give both one clock:
 *
 *     const database = await createTestDatabase({ empty: true });
 *     const clock = new TestClock();
 *     const stripe = await startStripeSandbox({ databaseUrl: database.url, port: 0, clock });
 *     const app = await createTestApp({ environment: { STRIPE_SECRET_KEY: stripe.secretKey,
 *       STRIPE_WEBHOOK_SECRET: stripe.webhookSecret, STRIPE_API_URL: stripe.url } });
 *     stripe.sendEventsTo(`${app.url}/api/billing/webhook`);
 *
 * `startStripeSandbox` also takes `clock: app.clock` when the app is started first; moving the sandbox then moves the app.
 * @throws in production: nobody's money may depend on it.
 */
export async function startStripeSandbox(options: StripeSandboxOptions): Promise<StripeSandbox> {
  if (environment().NODE_ENV === 'production')
    throw new Error('The payment sandbox is for development and tests. In production set STRIPE_SECRET_KEY.');
  const secretKey = options.secretKey ?? 'sk_test_sandboxSandboxSandbox';
  const webhookSecret = options.webhookSecret ?? 'whsec_sandboxSandboxSandbox';
  const sandbox = new Sandbox({
    ...options,
    secretKey,
    webhookSecret,
    recordFile: options.recordFile ?? environment().STRIPE_RECORD_FILE,
  });
  await sandbox.open();
  const server = createServer((request, response) => void handle(sandbox, request, response));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  sandbox.publicUrl = url;
  const timer = options.ticking ? setInterval(() => void sandbox.catchUp().catch(() => undefined), TICK_MS) : undefined;
  return {
    url,
    secretKey,
    webhookSecret,
    sendEventsTo: (target) => {
      sandbox.webhookUrl = target;
      sandbox.dispatcher.wake();
    },
    moveTo: (instant) => sandbox.moveTo(Math.floor(instant.getTime() / 1000)),
    settled: () => sandbox.dispatcher.flush(),
    sandbox,
    async stop() {
      clearInterval(timer);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await sandbox.close();
    },
  };
}

async function handle(sandbox: Sandbox, request: IncomingMessage, response: ServerResponse): Promise<void> {
  try {
    const { pathname, search } = new URL(request.url ?? '/', 'http://sandbox');
    const asked = {
      method: request.method ?? 'GET',
      path: pathname,
      query: search.slice(1),
      body: await readBody(request),
      headers: request.headers,
    };
    const answer = pathname.startsWith('/v1/')
      ? await answerApi(sandbox, asked)
      : pathname.startsWith('/_sandbox/')
        ? await answerControl(sandbox, asked)
        : await answerPage(sandbox, asked);
    if (answer === undefined) return void request.socket.resetAndDestroy();
    response.writeHead(answer.status, answer.headers).end(answer.body);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
    if (!response.headersSent) response.writeHead(500);
    response.end();
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > LARGEST_BODY) throw new Error('The request is too large for the payment sandbox.');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}
