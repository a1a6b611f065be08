import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Stream } from 'node-av/lib';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { patched } from '../../tests/hostile/mp4-boxes.ts';
import { OpenVideo } from './open-video.ts';

/** Pictures of 96 x 64 and of 64 x 96, sounds of 16,000 and 22,050 samples a second, half a second each. */
const two = await readFile(join(import.meta.dirname, 'testing', 'two-of-each.mp4'));
const cover = await readFile(join(import.meta.dirname, '..', '..', 'tests', 'media', 'video-cover.mp4'));

/** A copy in which the boxes of this type are changed of these tracks alone. */
function ofTracks(file: Buffer, tracks: readonly number[], type: string, change: (body: Buffer) => void): Buffer {
  let track = 0;
  return patched(file, type, (body) => {
    if (tracks.includes(track)) change(body);
    track += 1;
  });
}

/** The first bit of a track header's flags: whether the track is on (ISO 14496-12, 8.3.2). */
const switchedOff = (file: Buffer, tracks: readonly number[]) =>
  ofTracks(file, tracks, 'tkhd', (body) => body.writeUInt8(body.readUInt8(3) & ~1, 3));

/** Tables of samples that count none. */
const emptied = (file: Buffer, tracks: readonly number[]) =>
  ['stts', 'stsc', 'stco', 'ctts', 'stss'].reduce(
    (changed, type) => ofTracks(changed, tracks, type, (body) => body.writeUInt32BE(0, 4)),
    ofTracks(file, tracks, 'stsz', (body) => body.writeUInt32BE(0, 8)),
  );

async function chosen(bytes: Buffer): Promise<[width: number, sampleRate: number | undefined]> {
  const open = await OpenVideo.open(bytes, 'mp4');
  const found: [number, number | undefined] = [open.video.width, open.audio?.codecpar.sampleRate];
  await open.close();
  return found;
}

afterEach(() => vi.restoreAllMocks());

describe('the picture and the sound of a file', () => {
  it.each([
    ['are its first ones', two, 96, 16_000],
    ['are not tracks that are switched off', switchedOff(two, [0, 2]), 64, 22_050],
    ['are not tracks that hold nothing', emptied(two, [0, 2]), 64, 22_050],
    ['are chosen each by itself', switchedOff(two, [2]), 96, 22_050],
    ['are the first where all are switched off', switchedOff(two, [0, 1, 2, 3]), 96, 16_000],
    ['are a track that is off before one that holds nothing', emptied(switchedOff(two, [1]), [0]), 64, 16_000],
    ['are not a cover picture', cover, 576, 48_000],
  ])('%s', async (_, bytes, width, sampleRate) => {
    expect(await chosen(bytes)).toEqual([width, sampleRate]);
  });

  it('are the only ones asked for more than what they are', async () => {
    const asked = new Map<Stream, Set<string>>();
    const members = Object.getOwnPropertyDescriptors(Stream.prototype);
    for (const [name, { get }] of Object.entries(members)) {
      if (!get) continue;
      vi.spyOn(Stream.prototype, name as 'index', 'get').mockImplementation(function (this: Stream) {
        asked.set(this, (asked.get(this) ?? new Set()).add(name));
        return get.call(this);
      });
    }
    const open = await OpenVideo.open(cover, 'mp4');
    const others = [...asked].filter(([stream]) => stream !== open.video.stream && stream !== open.audio);
    await open.close();
    expect(others.length).toBeGreaterThan(0);
    for (const [, names] of others) expect([...names].sort()).toEqual(['codecpar', 'disposition', 'index']);
  });
});
