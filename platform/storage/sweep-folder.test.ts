import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { sweepFolder } from './sweep-folder.ts';

let root: string;
afterEach(() => rm(root, { recursive: true, force: true }));

it('removes what a killed process left and keeps what is being written', async () => {
  root = await mkdtemp(join(tmpdir(), 'adjudge-sweep-'));
  const folder = join(root, 'incoming');
  const now = new Date('2026-11-21T12:00:00Z');
  expect(await sweepFolder(folder, { now, olderThanMs: 150_000 })).toBe(0);
  for (const [name, secondsAgo] of [
    ['old', 151],
    ['young', 149],
  ] as const) {
    await writeFile(join(folder, name), 'x');
    const at = new Date(now.getTime() - secondsAgo * 1000);
    await utimes(join(folder, name), at, at);
  }
  expect(await sweepFolder(folder, { now, olderThanMs: 150_000 })).toBe(1);
  expect(await readdir(folder)).toEqual(['young']);
});
