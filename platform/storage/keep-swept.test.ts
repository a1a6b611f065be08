import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { systemClock } from '#platform/clock.ts';
import { createLog } from '#platform/log/create-log.ts';
import { keepSwept } from './keep-swept.ts';

let root: string;
afterEach(() => rm(root, { recursive: true, force: true }));

it('removes what a killed process left, at once and again, until it is ended', async () => {
  root = await mkdtemp(join(tmpdir(), 'adjudge-swept-'));
  const folder = join(root, 'open');
  const leave = async (name: string): Promise<void> => {
    await writeFile(join(folder, name), 'x');
    await utimes(join(folder, name), new Date(0), new Date(0));
  };
  const options = {
    clock: systemClock,
    log: createLog({ level: 'silent', process: 'test' }),
    olderThanMs: 1000,
    everyMs: 5,
  };
  (await keepSwept([folder], options))();
  await leave('before');
  const end = await keepSwept([folder], options);
  expect(await readdir(folder)).toEqual([]);
  await leave('later');
  while ((await readdir(folder)).length > 0) await pause(5);
  end();
  await pause(50);
  await leave('after');
  await pause(50);
  expect(await readdir(folder)).toEqual(['after']);
});
