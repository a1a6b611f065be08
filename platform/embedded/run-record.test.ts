import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { identify, isSameProcess, type ProcessIdentity } from './process-identity.ts';
import { AlreadyRunning, RunRecord, runningSettings } from './run-record.ts';
import { readStartSettings } from './start-settings.ts';

let folder = '';
let path = '';
const started: number[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'adjudge-run-'));
  path = join(folder, 'run.json');
});
afterEach(() => {
  rmSync(folder, { recursive: true, force: true });
  for (const pid of started.splice(0)) if (identify(pid)) process.kill(pid, 'SIGKILL');
});

/** A process that waits; with `deaf` it does not listen to SIGTERM. */
async function child(deaf = false): Promise<ProcessIdentity> {
  const code = `${deaf ? "process.on('SIGTERM', () => {});" : ''} process.stdout.write('up'); setInterval(() => {}, 1000);`;
  const process = spawn(globalThis.process.execPath, ['-e', code], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  await once(process.stdout, 'data');
  const identity = identify(process.pid ?? 0);
  if (identity === undefined) throw new Error('the child is not there');
  started.push(identity.pid);
  return identity;
}

/** What a run that was killed leaves behind. */
function leave(supervisor: ProcessIdentity, children: object[]): void {
  writeFileSync(path, JSON.stringify({ supervisor, children }));
}
const dead: ProcessIdentity = { pid: 999_999_999, startedAt: 'long ago', command: 'node' };

test('ends what a dead run left, also what does not listen, and says each by name', async () => {
  const [quiet, deaf] = [await child(), await child(true)];
  leave(dead, [
    { ...quiet, name: 'api', stopSignal: 'SIGTERM' },
    { ...deaf, name: 'worker', stopSignal: 'SIGTERM' },
  ]);
  const ended: string[] = [];
  await RunRecord.begin(path, (name) => ended.push(name), 500);
  expect(ended).toEqual(['api', 'worker']);
  expect([quiet, deaf].map(isSameProcess)).toEqual([false, false]);
}, 30_000);

test('leaves a foreign process alone that now has a recorded pid', async () => {
  const foreign = await child();
  leave(dead, [{ ...foreign, startedAt: 'another time', name: 'postgres', stopSignal: 'SIGINT' }]);
  const ended: string[] = [];
  await RunRecord.begin(path, (name) => ended.push(name));
  expect(ended).toEqual([]);
  expect(isSameProcess(foreign)).toBe(true);
});

test('refuses while the other run is alive, and touches nothing of it', async () => {
  const [supervisor, api] = [await child(), await child()];
  leave(supervisor, [{ ...api, name: 'api', stopSignal: 'SIGTERM' }]);
  const before = readFileSync(path, 'utf8');
  await expect(RunRecord.begin(path, () => undefined)).rejects.toThrow(AlreadyRunning);
  expect(isSameProcess(api)).toBe(true);
  expect(readFileSync(path, 'utf8')).toBe(before);
});

test('says what a run was started with while it is alive, and nothing of a dead one', async () => {
  const settings = readStartSettings({ ADJUDGE_POSTGRES_PORT: '61001' }, folder);
  expect(runningSettings(path)).toBeUndefined();
  const record = await RunRecord.begin(path, () => undefined);
  expect(runningSettings(path)).toBeUndefined();
  record.describe(settings);
  expect(runningSettings(path)).toEqual(settings);
  writeFileSync(path, JSON.stringify({ supervisor: dead, children: [], settings }));
  expect(runningSettings(path)).toBeUndefined();
});

test('a file half written by a crash is no obstacle, and a clean end leaves none', async () => {
  writeFileSync(path, '{"supervisor": {"pi');
  const record = await RunRecord.begin(path, () => undefined);
  record.add('api', process.pid, 'SIGTERM');
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ children: [{ name: 'api', pid: process.pid }] });
  record.end();
  expect(existsSync(path)).toBe(false);
});
