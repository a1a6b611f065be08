import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { identify } from './process-identity.ts';
import { ServiceFailed, type ServiceSpec } from './service.ts';
import { type Layer, Supervisor } from './supervisor.ts';

let logDir = '';
let supervisor: Supervisor;
let said: string[] = [];
let recorded: { name: string; pid: number }[] = [];
beforeEach(() => {
  logDir = mkdtempSync(join(tmpdir(), 'adjudge-supervisor-'));
  said = [];
  recorded = [];
  supervisor = new Supervisor({
    logDir,
    record: { add: (name, pid) => recorded.push({ name, pid }) },
    say: (line) => said.push(line),
    restart: { firstDelayMs: 20, maxDelayMs: 40 },
  });
});
afterEach(() => {
  supervisor.killAll();
  rmSync(logDir, { recursive: true, force: true });
});

/** A little program that says "up" and waits; `code` is run before. */
function program(name: string, code = ''): ServiceSpec {
  return {
    name,
    command: process.execPath,
    args: ['-e', `${code}; console.log('up'); setInterval(() => {}, 1000)`],
    env: {},
    ready: (_signal, lines) => lines.includes('up'),
    readyTimeoutMs: 20_000,
  };
}

const onStop = (text: string) =>
  `process.on('SIGTERM', () => { console.log(${JSON.stringify(text)}); process.exit(0); })`;
const pids = (name: string) => recorded.filter((entry) => entry.name === name).map((entry) => entry.pid);

test('a child that is killed is started again, which is said in one line each', async () => {
  await supervisor.layer('app').run(program('worker'));
  const [first] = pids('worker');
  process.kill(first ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(said).toContain('[worker] is back'), 20_000);
  expect(said).toEqual(['[worker] was ended by SIGKILL; starting again in 0.02 s', '[worker] is back']);
  const second = pids('worker').at(-1) ?? 0;
  expect(second).not.toBe(first);
  expect(identify(second)).toBeDefined();
}, 30_000);

test('the pauses between failing restarts grow up to the limit', async () => {
  // The second and later starts fail: the first one's mark is there.
  const once = `const fs = require('fs'); const mark = ${JSON.stringify(join(logDir, 'mark'))};
    if (fs.existsSync(mark)) process.exit(3); fs.writeFileSync(mark, '')`;
  await supervisor.layer('app').run(program('api', once));
  process.kill(pids('api')[0] ?? 0, 'SIGKILL');
  await vi.waitFor(() => expect(said.length).toBeGreaterThanOrEqual(4), 20_000);
  expect(said.slice(0, 4)).toEqual([
    '[api] was ended by SIGKILL; starting again in 0.02 s',
    '[api] ended with code 3; starting again in 0.04 s',
    '[api] ended with code 3; starting again in 0.04 s',
    '[api] ended with code 3; starting again in 0.04 s',
  ]);
}, 30_000);

test('stops the app first, then the services, then the database, and keeps no process', async () => {
  const layers: [string, Layer][] = [
    ['postgres', 'database'],
    ['unleash', 'services'],
    ['api', 'app'],
  ];
  const log = join(logDir, 'order');
  const note = (name: string) =>
    `process.on('SIGTERM', () => setTimeout(() => { require('fs').appendFileSync(${JSON.stringify(log)}, '${name} '); process.exit(0); }, 100))`;
  for (const [name, layer] of layers) await supervisor.layer(layer).run(program(name, note(name)));
  await supervisor.stopAll(20_000);
  expect(readFileSync(log, 'utf8')).toBe('api unleash postgres ');
  expect(recorded.filter(({ pid }) => identify(pid) !== undefined)).toEqual([]);
  expect(said).toEqual([]);
}, 40_000);

test('what does not listen is killed, with what it started itself', async () => {
  const stubborn = `process.on('SIGTERM', () => {});
    const child = require('child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
    console.log('child ' + child.pid)`;
  await supervisor.layer('app').run(program('worker', stubborn));
  await supervisor.stopAll(1000);
  const inner = Number(/child (\d+)/.exec(readFileSync(join(logDir, 'worker.log'), 'utf8'))?.[1]);
  expect(inner).toBeGreaterThan(1);
  await vi.waitFor(() => expect([pids('worker')[0] ?? 0, inner].map(identify)).toEqual([undefined, undefined]), 10_000);
}, 30_000);

test('one that ends before it is ready fails the start with its last words', async () => {
  const broken = `console.error(JSON.stringify({ level: 50, msg: 'AUTH_SECRET is missing' })); process.exit(1)`;
  const problem = await supervisor
    .layer('app')
    .run(program('api', broken))
    .catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ServiceFailed);
  expect((problem as Error).message).toBe('api ended with code 1. It said last:\n    error AUTH_SECRET is missing');
}, 30_000);

test('all lines go to the log, the grave ones to the terminal too, and nothing starts after a stop', async () => {
  const talk = `console.log('ordinary'); console.log(JSON.stringify({ level: 40, msg: 'disk nearly full' })); ${onStop('bye')}`;
  await supervisor.layer('app').run(program('api', talk));
  await supervisor.stopAll(20_000);
  expect(readFileSync(join(logDir, 'api.log'), 'utf8').split('\n')).toEqual(
    expect.arrayContaining(['ordinary', 'up', 'bye']),
  );
  expect(said).toEqual(['[api] warn disk nearly full']);
  await expect(supervisor.layer('app').run(program('late'))).rejects.toThrow(/everything is being stopped/);
}, 30_000);
