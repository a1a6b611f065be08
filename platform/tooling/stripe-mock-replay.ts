/**
 * Puts every request billing's tests make to stripe-mock, which checks them against Stripe's published OpenAPI description, and
 * prints how many it took.
 *
 *     go install github.com/stripe/stripe-mock@latest
 *     npx tsx platform/tooling/stripe-mock-replay.ts [requests.jsonl] [--binary path/of/stripe-mock] [--out report.json]
 *
 * Without a file it runs the tests first and records them; `STRIPE_RECORD_FILE=requests.jsonl` records any other run.
 * What the sandbox itself refused (a test of a refusal) is counted apart and not replayed. Ends with code 1 when
 * stripe-mock refuses anything, or when there was nothing to ask.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { environment } from '../bin/bootstrap/environment.mjs';
import { findOnPath } from '../bin/bootstrap/temporal-cache.mjs';
import { freePort } from '../embedded/ports.ts';
import { Service } from '../embedded/service.ts';
import type { KeptRequest } from '../embedded/stripe/store/recorder.ts';

const { values, positionals } = parseArgs({
  options: { binary: { type: 'string' }, out: { type: 'string' } },
  allowPositionals: true,
});
const env = environment();
const installed = join(env.GOBIN ?? join(env.GOPATH ?? join(homedir(), 'go'), 'bin'), 'stripe-mock');
const binary = values.binary ?? findOnPath('stripe-mock', env) ?? (existsSync(installed) ? installed : undefined);
if (binary === undefined)
  throw new Error('stripe-mock is not installed: go install github.com/stripe/stripe-mock@latest');

const file = positionals[0] ?? record();
const requests = readFileSync(file, 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map((line) => JSON.parse(line) as KeptRequest);
const accepted = requests.filter(({ status }) => status < 300 || status === 402);
const different = [...new Map(accepted.map((request) => [JSON.stringify(shapeOf(request)), request])).values()];

const port = await freePort();
const mock = new Service(
  {
    name: 'stripe-mock',
    command: binary,
    args: ['-http-addr', `127.0.0.1:${port}`],
    env: { PATH: env.PATH, HOME: env.HOME },
    ready: async () => (await ask({ method: 'GET', path: '/v1/customers', query: '', body: '', status: 200 })).ok,
  },
  { onLine: () => undefined },
);
await mock.start();
const refused: string[] = [];
try {
  for (const request of accepted) {
    const response = await ask(request);
    const text = await response.text();
    if (!response.ok)
      refused.push(`${request.method} ${request.path} ${request.body || request.query}: ${messageOf(text)}`);
  }
} finally {
  await mock.stop();
}
for (const line of new Set(refused)) print(`  refused: ${line}`);
print(
  `${requests.length} requests recorded, ${requests.length - accepted.length} refused by the sandbox and not replayed; ` +
    `${accepted.length} replayed (${different.length} different in shape), ${refused.length} rejected by stripe-mock.`,
);
if (values.out !== undefined) {
  const report = {
    what: "Requests of billing's tests, put to stripe-mock",
    stripeMock: version(),
    requests: requests.length,
    refusedBySandbox: requests.length - accepted.length,
    replayed: accepted.length,
    shapes: different.length,
    rejected: refused.length,
  };
  writeFileSync(values.out, `${JSON.stringify(report, null, 2)}\n`);
}
process.exitCode = refused.length > 0 || accepted.length === 0 ? 1 : 0;

/** Runs billing's tests; the sandbox writes down what it is asked. */
function record(): string {
  const into = join(mkdtempSync(join(tmpdir(), 'adjudge-stripe-')), 'requests.jsonl');
  const run = spawnSync('npx', ['vitest', 'run', 'modules/billing/tests'], {
    env: { ...env, STRIPE_RECORD_FILE: into },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (run.status !== 0) throw new Error("billing's tests failed: nothing is replayed.");
  return into;
}

/** As Go wrote it into the program. */
function version(): string {
  const told = spawnSync('go', ['version', '-m', binary ?? ''], { encoding: 'utf8' }).stdout ?? '';
  return /^\s*mod\s+\S+\s+(\S+)/m.exec(told)?.[1] ?? 'unknown';
}

function ask({ method, path, query, body }: KeptRequest): Promise<Response> {
  return fetch(`http://127.0.0.1:${port}${path}${query === '' ? '' : `?${query}`}`, {
    method,
    headers: { authorization: 'Bearer sk_test_replay', 'content-type': 'application/x-www-form-urlencoded' },
    ...(method === 'GET' || body === '' ? {} : { body }),
  });
}

/** Requests that differ only in values are one shape. */
function shapeOf({ method, path, query, body }: KeptRequest): string[] {
  const names = [...new URLSearchParams(query).keys(), ...new URLSearchParams(body).keys()].sort();
  return [method, path.replaceAll(/\/[a-z_]+_[A-Za-z0-9]{14,}/g, '/{id}'), ...names];
}

function messageOf(text: string): string {
  try {
    return (JSON.parse(text) as { error?: { message?: string } }).error?.message ?? text;
  } catch {
    return text;
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
