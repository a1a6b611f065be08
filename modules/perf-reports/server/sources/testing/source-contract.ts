import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { ReportSource } from '../report-source.ts';

/** A place a test can fill, and the adapter that reads it. */
export interface TestPlace {
  readonly source: ReportSource;
  put(path: string, content: string): Promise<void>;
  remove(path: string): Promise<void>;
  /** From now on it cannot be reached. */
  breakDown(): Promise<void>;
}

/** What every adapter keeps to. */
export function describeSource(make: () => Promise<TestPlace>): void {
  let place: TestPlace;
  let folder: string;
  beforeEach(async () => {
    place = await make();
    folder = await mkdtemp(join(tmpdir(), 'adjudge-contract-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));
  const to = () => join(folder, 'copy');

  it('lists files in the order of their paths, with their size, the same each time', async () => {
    await place.put('b.csv', 'Day,Impressions\n');
    await place.put('a.csv', 'x');
    const listed = await place.source.list();
    expect(listed.map(({ path, bytes }) => [path, bytes])).toEqual([
      ['a.csv', 1],
      ['b.csv', 16],
    ]);
    expect(await place.source.list()).toEqual(listed);
  });

  it('copies a file byte by byte and names its hash', async () => {
    const content = `Day,Impressions\n${'ä€😀'.repeat(100_000)}`;
    await place.put('a.csv', content);
    expect(await place.source.copy('a.csv', to())).toEqual({
      bytes: Buffer.byteLength(content),
      sha256: createHash('sha256').update(content).digest('hex'),
    });
    expect(await readFile(to(), 'utf8')).toBe(content);
  });

  it('lists a file that changed as another state of the same path', async () => {
    await place.put('a.csv', 'one');
    const [before] = await place.source.list();
    await place.put('a.csv', 'another');
    const [after] = await place.source.list();
    expect(after?.path).toBe(before?.path);
    expect([after?.bytes, after?.changedAt]).not.toEqual([before?.bytes, before?.changedAt]);
  });

  it('leaves out what is gone, empty, too large, hidden or no report', async () => {
    await place.put('gone.csv', 'x');
    await place.put('empty.csv', '');
    await place.put('large.csv', 'x'.repeat(2 * 1024 * 1024));
    await place.put('.hidden.csv', 'x');
    await place.put('picture.png', 'x');
    await place.remove('gone.csv');
    expect(await place.source.list()).toEqual([]);
    for (const path of ['gone.csv', 'empty.csv', 'large.csv', '../etc/passwd.csv'])
      expect(await place.source.copy(path, to()), path).toBeUndefined();
  });

  it('says so where the place cannot be reached', async () => {
    await place.breakDown();
    await expect(place.source.list()).rejects.toThrow();
  });
}
