import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One request as it came over the wire. */
export interface ReceivedMessage {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test looks into whatever was sent
  readonly body: any;
}

/** What the server does with one request. */
export type FakeReply =
  /** A message with this text; the model's whole output when `stop` is left out. */
  | { readonly message: string; readonly stop?: string; readonly usage?: { input: number; output: number } }
  | { readonly status: number; readonly type?: string; readonly retryAfterSeconds?: number }
  /** Status 200 and a body that is no JSON. */
  | { readonly raw: string }
  /** Takes the request and never answers. */
  | 'silence'
  /** Takes the request and cuts the connection. */
  | 'reset';

/**
 * Speaks the wire format of Anthropic's Messages API on loopback: what it checks
 * of a request the real one would refuse too, and errors have its envelope.
 */
export class FakeAnthropic {
  readonly received: ReceivedMessage[] = [];
  private readonly next: FakeReply[] = [];
  private usual: FakeReply = { status: 500 };
  private held: Promise<void> | undefined;
  private readonly server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      void this.answer(`${request.method} ${request.url}`, request.headers, text, response);
    });
  });

  static async start(): Promise<FakeAnthropic> {
    const fake = new FakeAnthropic();
    await new Promise<void>((resolve) => fake.server.listen(0, '127.0.0.1', resolve));
    return fake;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The coming requests, one each; then what `always` said. */
  script(...replies: FakeReply[]): void {
    this.next.push(...replies);
  }

  always(reply: FakeReply): void {
    this.usual = reply;
  }

  /** Answers wait until the returned function is called. */
  hold(): () => void {
    let open: () => void = () => undefined;
    this.held = new Promise((resolve) => {
      open = resolve;
    });
    return open;
  }

  /** Forgets requests and replies. */
  clear(): void {
    this.received.length = 0;
    this.next.length = 0;
    this.held = undefined;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  private async answer(line: string, headers: IncomingHttpHeaders, text: string, response: ServerResponse) {
    if (line !== 'POST /v1/messages') return refuse(response, 404, 'not_found_error');
    const key = headers['x-api-key'] ?? headers.authorization?.replace(/^Bearer /, '');
    if (!key) return refuse(response, 401, 'authentication_error');
    if (!/^\d{4}-\d\d-\d\d$/.test(String(headers['anthropic-version'])))
      return refuse(response, 400, 'invalid_request_error');
    const body = JSON.parse(text);
    this.received.push({ headers, text, body });
    if (!isProper(body)) return refuse(response, 400, 'invalid_request_error');
    const reply = this.next.shift() ?? this.usual;
    await this.held;
    if (reply === 'silence') return;
    if (reply === 'reset') return void response.socket?.resetAndDestroy();
    if ('raw' in reply) return void response.writeHead(200, { 'content-type': 'application/json' }).end(reply.raw);
    if ('status' in reply) {
      if (reply.retryAfterSeconds !== undefined) response.setHeader('retry-after', String(reply.retryAfterSeconds));
      return refuse(response, reply.status, reply.type ?? 'api_error');
    }
    const usage = { input_tokens: reply.usage?.input ?? 3_000, output_tokens: reply.usage?.output ?? 800 };
    response.writeHead(200, { 'content-type': 'application/json', 'request-id': 'req_test' }).end(
      JSON.stringify({
        id: 'msg_test',
        type: 'message',
        role: 'assistant',
        model: body.model,
        content: reply.message === '' ? [] : [{ type: 'text', text: reply.message, citations: null }],
        stop_reason: reply.stop ?? 'end_turn',
        stop_sequence: null,
        usage: { ...usage, cache_creation_input_tokens: 0, cache_read_input_tokens: 0 },
      }),
    );
  }
}

function refuse(response: ServerResponse, status: number, type: string): void {
  response
    .writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_test' })
    .end(JSON.stringify({ type: 'error', error: { type, message: 'No.' }, request_id: 'req_test' }));
}

/** The parts the API insists on: model, token limit, messages, and an output format it can hold to. */
// biome-ignore lint/suspicious/noExplicitAny: whatever was sent
function isProper(body: any): boolean {
  const format = body.output_config?.format;
  return (
    typeof body.model === 'string' &&
    Number.isInteger(body.max_tokens) &&
    Array.isArray(body.messages) &&
    body.messages[0]?.role === 'user' &&
    (format === undefined || (format.type === 'json_schema' && format.schema?.additionalProperties === false))
  );
}
