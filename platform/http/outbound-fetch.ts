import { lookup as systemLookup } from 'node:dns';
import { Agent as HttpAgent, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export interface OutboundOptions {
  /** Longest time for one request with its whole answer, in milliseconds. */
  readonly timeoutMs: number;
  /** Longest answer, in bytes; it is held in memory. */
  readonly maxBytes: number;
  /**
   * Origins that may be reached although they are not public or not https, such
   * as `http://127.0.0.1:4010`. For tests; never filled from the environment.
   */
  readonly allowOrigins?: readonly string[];
  /** Resolves names; the system's by default. */
  readonly lookup?: LookupFunction;
  /** Opens connections in place of the system; for tests that must not dial. */
  readonly connect?: HttpsAgent['createConnection'];
}

/**
 * A request that got no answer. One sentence for every reason, so that nobody
 * can use it to look around in our network.
 */
export class OutboundError extends Error {
  constructor(
    /** True when the request had left: the other side may have acted on it. */
    readonly sent: boolean,
    options?: ErrorOptions,
  ) {
    super('This address could not be reached.', options);
    this.name = 'OutboundError';
  }
}

/**
 * `fetch` for requests that leave our network, the only one there is: https
 * on port 443, to addresses that are public when the connection is made (names
 * are checked in its own lookup, so a second answer of the DNS cannot differ),
 * no redirects, no compressed answers, bounded time and size. Takes a body of
 * text or bytes.
 * @throws OutboundError, or the signal's reason when it was aborted
 */
export function createOutboundFetch(options: OutboundOptions): typeof fetch {
  const connect = options.connect && { createConnection: options.connect };
  const secure = Object.assign(new HttpsAgent({ keepAlive: false }), connect);
  const plain = Object.assign(new HttpAgent({ keepAlive: false }), connect);

  return async (input, init = {}) => {
    if (input instanceof Request) throw new TypeError('Give an address, not a Request.');
    const url = new URL(input);
    const allowed = options.allowOrigins?.includes(url.origin) ?? false;
    if (!allowed && !isReachable(url)) throw new OutboundError(false);
    const body = bodyOf(init.body);
    const request: RequestOptions = {
      method: init.method ?? 'GET',
      headers: { ...Object.fromEntries(new Headers(init.headers)), 'accept-encoding': 'identity' },
      agent: url.protocol === 'https:' ? secure : plain,
      lookup: allowed ? options.lookup : publicLookup(options.lookup ?? systemLookup),
    };
    return exchange(url, request, body, init.signal ?? undefined, options);
  };
}

/** Literal addresses never reach a lookup, so they are looked at here. */
function isReachable(url: URL): boolean {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  const proper = url.protocol === 'https:' && url.port === '' && url.username === '' && url.password === '';
  return proper && (isIP(host) === 0 || isPublicAddress(host));
}

/** A name with any address that is not public is refused as a whole: which one was dialled would be chance. */
function publicLookup(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : [];
      const [first] = addresses;
      if (error || !first || addresses.some(({ address }) => !isPublicAddress(address))) {
        callback(error ?? new OutboundError(false), '', 0);
      } else if (options.all) callback(null, addresses);
      else callback(null, first.address, first.family);
    });
  };
}

function exchange(
  url: URL,
  request: RequestOptions,
  body: string | Uint8Array | undefined,
  signal: AbortSignal | undefined,
  { timeoutMs, maxBytes }: OutboundOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    let sent = false;
    const fail = (cause?: unknown) => {
      end();
      outgoing.destroy();
      reject(signal?.aborted ? signal.reason : new OutboundError(sent, { cause }));
    };
    const outgoing = (url.protocol === 'https:' ? httpsRequest : httpRequest)(url, request, (incoming) => {
      receive(incoming, maxBytes).then((response) => {
        end();
        resolve(response);
      }, fail);
    });
    const timer = setTimeout(() => fail(), timeoutMs);
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', fail);
    };
    signal?.addEventListener('abort', fail, { once: true });
    outgoing.on('finish', () => {
      // Also said once the bytes are with the system; from here on it counts as sent.
      sent = true;
    });
    outgoing.on('error', fail);
    if (signal?.aborted) fail();
    else outgoing.end(body);
  });
}

async function receive(incoming: IncomingMessage, maxBytes: number): Promise<Response> {
  const { statusCode: status = 0, headersDistinct } = incoming;
  const { 'content-encoding': coding = [] } = headersDistinct;
  if ((status >= 300 && status < 400) || coding.some((one) => one !== 'identity')) throw new Error('refused answer');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    size += (chunk as Buffer).length;
    if (size > maxBytes) throw new Error('the answer is too long');
    chunks.push(chunk as Buffer);
  }
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value);
  }
  const empty = status === 204 || status === 205;
  return new Response(empty ? null : Buffer.concat(chunks), { status, headers });
}

function bodyOf(body: RequestInit['body']): string | Uint8Array | undefined {
  if (body === undefined || body === null) return undefined;
  if (typeof body === 'string' || body instanceof Uint8Array) return body;
  throw new TypeError('Only text and bytes can be sent.');
}
