import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { createLog } from '#platform/log/create-log.ts';
import { jsonFile, type PersonalDataPart, type PersonalFile } from '#platform/module/personal-data.ts';
import { streamArchive } from './account-archive.ts';

const log = createLog({ level: 'silent', process: 'test' });
const clock = { now: () => new Date('2026-11-21T10:00:00Z') };

function part(id: string, files: readonly PersonalFile[]): PersonalDataPart {
  return {
    id,
    tables: [],
    async *files() {
      yield* files;
    },
    remove: async () => undefined,
  };
}
const archive = (...parts: PersonalDataPart[]) => streamArchive({ parts, userId: 'u', plan: 'free', clock, log });

describe('streamArchive', () => {
  it('holds every file of every part, byte for byte, and a word about them', async () => {
    const video = randomBytes(300_000);
    const stream = archive(
      part('account', [jsonFile('account.json', async () => ({ name: 'Zoë', at: new Date(0) }))]),
      part('core-analysis', [
        { name: 'uploads/ad-1.mp4', read: async () => video },
        { name: 'gone.png', read: async () => undefined },
      ]),
    );
    const files = unzipSync(await buffer(stream));
    expect(Object.keys(files)).toEqual([
      'README.txt',
      'account/account.json',
      'core-analysis/uploads/ad-1.mp4',
      'core-analysis/gone.png',
    ]);
    const text = (name: string) => new TextDecoder().decode(files[name]);
    expect(JSON.parse(text('account/account.json'))).toEqual({ name: 'Zoë', at: '1970-01-01T00:00:00.000Z' });
    expect(Buffer.from(files['core-analysis/uploads/ad-1.mp4'] ?? []).equals(video)).toBe(true);
    expect(text('core-analysis/gone.png')).toBe('');
    expect(text('README.txt')).toContain('2026-11-21T10:00:00.000Z');
  });

  it('reads one file at a time, and none before its turn', async () => {
    let open = 0;
    let most = 0;
    const files = Array.from({ length: 20 }, (_, i) => ({
      name: `file-${i}.bin`,
      read: async () => {
        open += 1;
        most = Math.max(most, open);
        await new Promise((resolve) => setTimeout(resolve, 1));
        open -= 1;
        return randomBytes(50_000);
      },
    }));
    expect(Object.keys(unzipSync(await buffer(archive(part('p', files)))))).toHaveLength(21);
    expect(most).toBe(1);
  });

  it.each(['../up.txt', '/root.txt', 'a/../../b', 'a//b', 'a\\b', '', 'a/.', 'naïve.txt'])(
    'ends for the name %j, which could land elsewhere',
    async (name) => {
      await expect(buffer(archive(part('p', [{ name, read: async () => 'x' }])))).rejects.toThrow('is no name');
    },
  );

  it('ends where a part cannot be read: half an archive must not look whole', async () => {
    const failing = { name: 'a.json', read: () => Promise.reject(new Error('no database')) };
    await expect(buffer(archive(part('p', [failing])))).rejects.toThrow('no database');
  });
});
