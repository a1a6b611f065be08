import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LandingPlace } from './landing-place.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'adjudge-landing-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('keeps the first file alone', async () => {
  const place = new LandingPlace(folder);
  const [first, second] = [place.open(), place.open()];
  first.end('first');
  second.end('second');
  await Promise.all([finished(first), finished(second)]);
  expect(await readFile(place.path, 'utf8')).toBe('first');
  await place.clear();
  expect(await readdir(folder)).toEqual([]);
});

it('leaves nothing of a file that was only being opened', async () => {
  const place = new LandingPlace(folder);
  place.open().write('half');
  await place.clear();
  expect(await readdir(folder)).toEqual([]);
});

it('opens nothing once it was cleared', async () => {
  const place = new LandingPlace(folder);
  await place.clear();
  const late = place.open();
  late.end('late');
  await finished(late);
  expect(await readdir(folder)).toEqual([]);
});
