import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the service does to its next calls instead of answering them; `none` lets one pass. */
export type Fault = 'none' | 'unavailable' | 'reset' | 'silent' | 'cut' | 'forbidden' | 'refuses-one';

export interface FakeS3 {
  readonly url: string;
  readonly accessKeyId: string;
  /** By key in the bucket. */
  readonly objects: Map<string, Buffer>;
  /** Of each call its method and query, in order. */
  readonly calls: string[];
  /** Done to the next calls, one each. */
  readonly faults: Fault[];
  /** Objects in a page of a list. */
  pageSize: number;
  /** Whether `FAKE_MADE_BUCKET` was made. */
  made: boolean;
  stop(): Promise<void>;
}

export const FAKE_BUCKET = 'fake-bucket';
/** One that can be made. */
export const FAKE_MADE_BUCKET = 'made-bucket';

/** Speaks S3's wire format on 127.0.0.1 for the calls we make, path style, one bucket; as strict about them as the strictest service. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects = new Map<string, Buffer>();
  const calls: string[] = [];
  const faults: Fault[] = [];
  const server = createServer((request, response) => {
    respond(fake, request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const fake: FakeS3 = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    accessKeyId: 'FAKEACCESSKEY',
    objects,
    calls,
    faults,
    pageSize: 1000,
    made: false,
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return fake;
}

async function respond(fake: FakeS3, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams: query } = new URL(request.url ?? '', 'http://fake');
  const [, bucket, ...rest] = decodeURIComponent(pathname).split('/');
  const key = rest.join('/');
  fake.calls.push(`${request.method} ${[...query.keys()].join(' ')}`.trim());
  const fault = fake.faults.shift();
  if (fault === 'silent') return;
  if (fault === 'reset') return void request.socket.resetAndDestroy();
  const body = await bodyOf(request);
  const fail = (status: number, code: string): void => void response.writeHead(status).end(errorXml(code));
  const { authorization = '' } = request.headers;
  if (!authorization.startsWith(`AWS4-HMAC-SHA256 Credential=${fake.accessKeyId}/`) || fault === 'forbidden')
    return fail(403, 'SignatureDoesNotMatch');
  if (fault === 'unavailable') return fail(503, 'SlowDown');
  if (request.method === 'PUT' && key === '' && bucket === FAKE_MADE_BUCKET) {
    fake.made = true;
    return void response.writeHead(200).end();
  }
  if (bucket === FAKE_MADE_BUCKET && fake.made) return void response.writeHead(200).end();
  if (bucket !== FAKE_BUCKET) return fail(404, 'NoSuchBucket');
  if (request.method === 'HEAD' && key === '') return void response.writeHead(200).end();
  if (query.has('list-type')) return void response.end(listXml(fake, query));
  if (query.has('delete')) {
    if (request.headers['content-md5'] !== createHash('md5').update(body).digest('base64'))
      return fail(400, 'InvalidDigest');
    const keys = [...body.toString().matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, one = '']) => one);
    if (keys.length > 1000) return fail(400, 'MalformedXML');
    const refused = fault === 'refuses-one' ? keys.shift() : undefined;
    for (const one of keys) fake.objects.delete(one);
    const error = refused === undefined ? '' : `<Error><Key>${refused}</Key><Code>InternalError</Code></Error>`;
    return void response.end(`<?xml version="1.0"?><DeleteResult>${error}</DeleteResult>`);
  }
  if (request.method === 'PUT') {
    // Bodies in signed parts, or with checksums behind them, not all services take.
    if (request.headers['content-encoding'] || !request.headers['content-length']) return fail(501, 'NotImplemented');
    if (request.headers['x-amz-content-sha256'] !== createHash('sha256').update(body).digest('hex'))
      return fail(400, 'XAmzContentSHA256Mismatch');
    fake.objects.set(key, body);
    return void response.writeHead(200, { etag: '"1"' }).end();
  }
  if (request.method === 'DELETE') {
    fake.objects.delete(key);
    return void response.writeHead(204).end();
  }
  const stored = fake.objects.get(key);
  if (stored === undefined) return fail(404, 'NoSuchKey');
  const range = /^bytes=0-(\d+)$/.exec(request.headers.range ?? '');
  const sent = range ? stored.subarray(0, Number(range[1]) + 1) : stored;
  response.writeHead(range ? 206 : 200, { 'content-length': sent.length });
  if (fault !== 'cut') return void response.end(sent);
  response.write(sent.subarray(0, sent.length / 2), () => response.destroy());
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

function listXml({ objects, pageSize }: FakeS3, query: URLSearchParams): string {
  const prefix = query.get('prefix') ?? '';
  const after = query.get('continuation-token') ?? '';
  const left = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).sort();
  const page = left.slice(0, pageSize);
  const contents = page.map(
    (key) =>
      `<Contents><Key>${key}</Key><Size>${objects.get(key)?.length}</Size><LastModified>2026-06-01T08:00:00.000Z</LastModified></Contents>`,
  );
  const more = left.length > page.length;
  const token = more ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : '';
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${token}${contents.join('')}</ListBucketResult>`;
}

/** With what a real service repeats of the request, which is nobody's to read. */
function errorXml(code: string): string {
  return `<?xml version="1.0"?><Error><Code>${code}</Code><Message>no</Message><StringToSign>FAKEACCESSKEY signed</StringToSign></Error>`;
}
