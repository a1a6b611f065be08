import { Packet } from 'node-av/lib';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Frame } from '../frame.ts';
import { type Clip, generateClip, type Painter } from '../testing/clip-generator.ts';
import { StreamDecoder, stampOf } from './decode-frames.ts';
import { grabFrames, type WantedFrame } from './grab-frames.ts';
import { OpenVideo } from './open-video.ts';
import { FrameScaler } from './scale-frame.ts';
import { type GrabbedFrame, STILL_LONG_SIDE } from './still-frames.ts';

/** Waves that glide, so that each frame differs from every other and is predicted from its neighbours. */
const gliding =
  (seed: number): Painter =>
  (seconds, { width, height }) => {
    const rgb = new Uint8Array(width * height * 3);
    for (let y = 0, at = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1, at += 3) {
        rgb[at] = 128 + 100 * Math.sin((x + seconds * 40) / (5 + seed));
        rgb[at + 1] = 128 + 100 * Math.sin((y - seconds * 25) / (7 + seed));
        rgb[at + 2] = 128 + 60 * Math.sin((x + y + seconds * 60) / 11);
      }
    }
    return { width, height, rgb };
  };

const asIs = async (frame: GrabbedFrame) => frame;

const CLIP: Clip = {
  width: 192,
  height: 320,
  fps: 24,
  grain: 2,
  scenes: [
    { seconds: 2.5, picture: gliding(1) },
    { seconds: 2.5, picture: gliding(4) },
  ],
};

interface WholeDecode {
  readonly frames: Frame[];
  readonly wanted: WantedFrame[];
  readonly entries: bigint[];
}

/** Every frame of the file, decoded from its first packet to its last without leaving any out. */
async function decodeAll(bytes: Uint8Array, container: 'mp4' | 'webm'): Promise<WholeDecode> {
  const open = await OpenVideo.open(bytes, container);
  const packet = new Packet();
  packet.alloc();
  const decoder = new StreamDecoder(open.video.stream);
  const scaler = new FrameScaler(open.video, STILL_LONG_SIDE);
  const frames: Frame[] = [];
  const wanted: WantedFrame[] = [];
  const entries: bigint[] = [];
  const take: Parameters<StreamDecoder['decode']>[1] = (frame) => {
    wanted.push({ index: frames.length, stamp: stampOf(frame) });
    frames.push(scaler.scale(frame) as Frame);
  };
  while (open.read(packet)) {
    if (packet.isKeyframe) entries.push(packet.pts);
    decoder.decode(packet, take);
    packet.unref();
  }
  decoder.decode(null, take);
  for (const native of [packet, decoder, scaler]) native.free();
  await open.close();
  return { frames, wanted, entries };
}

async function grab(bytes: Uint8Array, container: 'mp4' | 'webm', wanted: WantedFrame[], entries: bigint[]) {
  const open = await OpenVideo.open(bytes, container);
  const got: [index: number, picture: Frame][] = [];
  let atOnce = 0;
  await grabFrames(open, wanted, entries, asIs, async (index, { picture }) => {
    atOnce += 1;
    expect(atOnce).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 2));
    got.push([index, picture]);
    atOnce -= 1;
  });
  await open.close();
  return got;
}

describe.each([
  ['H.264 with frames nothing is predicted from', { thorough: true }],
  ['H.264 without any', {}],
  ['VP9 in WebM', { container: 'webm' }],
] as const)('frames grabbed from %s', { timeout: 240_000 }, (_codec, form) => {
  const container = 'container' in form ? form.container : 'mp4';
  let bytes: Uint8Array;
  let all: WholeDecode;
  beforeAll(async () => {
    bytes = await generateClip({ ...CLIP, ...form });
    all = await decodeAll(bytes, container);
  }, 240_000);

  it('are those of a decode of the whole file, byte for byte, in order, one at a time', async () => {
    expect(all.frames).toHaveLength(120);
    expect(all.entries.length).toBeGreaterThanOrEqual(2);
    // Neighbours, both ends, and both sides of the cut: frames of every kind are among them.
    const indexes = [0, 1, 20, 21, 22, 23, 47, 59, 60, 61, 90, 119];
    const got = await grab(
      bytes,
      container,
      indexes.map((index) => all.wanted[index] as WantedFrame),
      all.entries,
    );
    expect(got.map(([index]) => index)).toEqual(indexes);
    for (const [index, picture] of got) {
      expect(Buffer.from(picture.rgb).equals((all.frames[index] as Frame).rgb), `frame ${index}`).toBe(true);
    }
  });

  it('are the same when only one is wanted, and where the file has no time stamps', async () => {
    for (const index of [7, 74]) {
      const one = all.wanted[index] as WantedFrame;
      for (const wanted of [one, { ...one, stamp: null }]) {
        const got = await grab(bytes, container, [wanted], all.entries);
        expect(got.map(([at]) => at)).toEqual([index]);
        expect(Buffer.from(got[0]?.[1].rgb ?? []).equals((all.frames[index] as Frame).rgb)).toBe(true);
      }
    }
  });
});

it('passes on what fails while a frame is measured', async () => {
  const bytes = await generateClip({ ...CLIP, scenes: [{ seconds: 0.5, picture: '#336699' }] });
  const { wanted, entries } = await decodeAll(bytes, 'mp4');
  const open = await OpenVideo.open(bytes, 'mp4');
  const failing = grabFrames(open, wanted.slice(0, 3), entries, asIs, () => Promise.reject(new Error('no memory')));
  await expect(failing).rejects.toThrow('no memory');
  await open.close();
}, 60_000);
