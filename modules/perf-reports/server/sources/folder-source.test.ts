import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, describe, expect, it } from 'vitest';
import { FolderSource } from './folder-source.ts';
import { describeSource } from './testing/source-contract.ts';

const made: string[] = [];
afterAll(() => Promise.all(made.map((folder) => rm(folder, { recursive: true, force: true }))));

async function place(after = 60_000) {
  const folder = await mkdtemp(join(tmpdir(), 'adjudge-folder-'));
  made.push(folder);
  const now = () => new Date(Date.now() + after);
  const source = new FolderSource({ folder, maxBytes: 1024 * 1024, settleMs: 10_000, now });
  return {
    source,
    folder,
    put: (path: string, content: string) => writeFile(join(folder, path), content),
    remove: (path: string) => rm(join(folder, path)),
    breakDown: () => rm(folder, { recursive: true }),
  };
}

describe('a folder', () => {
  describeSource(() => place());

  it('follows no link and waits for no pipe', async () => {
    const { source, folder, put } = await place();
    const elsewhere = await place();
    await elsewhere.put('secret.csv', 'a secret');
    await put('real.csv', 'mine');
    await symlink(join(elsewhere.folder, 'secret.csv'), join(folder, 'link.csv'));
    await promisify(execFile)('mkfifo', [join(folder, 'pipe.csv')]);
    expect((await source.list()).map(({ path }) => path)).toEqual(['real.csv']);
    for (const path of ['link.csv', 'pipe.csv'])
      expect(await source.copy(path, join(elsewhere.folder, 'copy')), path).toBeUndefined();
  });

  it('leaves a file alone that may still be being written', async () => {
    const { source, put, folder } = await place(5_000);
    await put('fresh.csv', 'half of');
    expect(await source.list()).toEqual([]);
    expect(await source.copy('fresh.csv', join(folder, 'copy'))).toBeUndefined();
  });
});
