import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startThread } from '#platform/start-thread.ts';
import { SealingThread } from './sealing-thread.ts';

vi.mock('#platform/start-thread.ts', { spy: true });

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adjudge-sealing-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const seal = { dataKey: randomBytes(32), context: 'ann\0a' };

it('seals several files at a time in one thread, and in another once that has ended', async () => {
  const source = join(folder, 'source');
  await writeFile(source, randomBytes(700_000));
  const sealing = new SealingThread();
  const targets = ['one', 'two', 'three'].map((name) => join(folder, name));
  await Promise.all(targets.map((target) => sealing.seal({ source, target, ...seal })));
  for (const target of targets) expect((await readFile(target)).length).toBe(700_000 + 12 + 16);
  expect(startThread).toHaveBeenCalledOnce();

  await vi.mocked(startThread).mock.results[0]?.value.terminate();
  await sealing.seal({ source, target: join(folder, 'four'), ...seal });
  expect(startThread).toHaveBeenCalledTimes(2);
  // A target that is there is never written over.
  await expect(sealing.seal({ source, target: join(folder, 'four'), ...seal })).rejects.toThrow(/EEXIST/);
});
