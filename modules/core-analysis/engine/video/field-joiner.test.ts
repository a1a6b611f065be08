import { Packet } from 'node-av/lib';
import { describe, expect, it } from 'vitest';
import { type Clip, generateClip } from '../testing/clip-generator.ts';
import { StreamDecoder, stampOf } from './decode-frames.ts';
import { OpenVideo } from './open-video.ts';
import { FrameScaler } from './scale-frame.ts';

const WIDTH = 128;
const HEIGHT = 96;
const FPS = 25;
/** Pixels a second that the bar moves: 8 from one field to the next. */
const SPEED = 400;
const BAR = 24;

/** A white bar that moves over the upper part, and lines of one pixel that stand still in the lower. */
function painted(seconds: number) {
  const rgb = new Uint8Array(WIDTH * HEIGHT * 3).fill(16);
  const left = Math.round(seconds * SPEED) % WIDTH;
  for (let y = 0; y < HEIGHT; y += 1) {
    const row = y * WIDTH * 3;
    if (y >= 64) rgb.fill(y % 2 === 0 ? 220 : 40, row, row + WIDTH * 3);
    else if (y < 48) rgb.fill(235, row + left * 3, row + Math.min(WIDTH, left + BAR) * 3);
  }
  return { width: WIDTH, height: HEIGHT, rgb };
}

async function decoded(clip: Partial<Clip>) {
  const scenes = [{ seconds: 1, picture: painted }];
  const bytes = await generateClip({ width: WIDTH, height: HEIGHT, fps: FPS, crf: 4, scenes, ...clip });
  const open = await OpenVideo.open(bytes, 'mp4');
  const decoder = new StreamDecoder(open.video.stream);
  const scaler = new FrameScaler(open.video, WIDTH);
  const frames: { at: number; rgb: Uint8Array }[] = [];
  const take: Parameters<StreamDecoder['decode']>[1] = (frame) => {
    const rgb = scaler.scale(frame)?.rgb;
    if (rgb) frames.push({ at: Number(stampOf(frame)) * open.video.tick, rgb });
  };
  using packet = new Packet();
  packet.alloc();
  while (open.read(packet)) {
    decoder.decode(packet, take);
    packet.unref();
  }
  decoder.decode(null, take);
  decoder.free();
  scaler.free();
  await open.close();
  return frames;
}

const redAt = (rgb: Uint8Array, x: number, y: number): number => rgb[(y * WIDTH + x) * 3] as number;
/** Pixels of the moving part that differ from both their neighbours above and below by more than half the range: combs. */
function combs(rgb: Uint8Array): number {
  let count = 0;
  for (let y = 1; y < 46; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const own = redAt(rgb, x, y);
      const [above, below] = [own - redAt(rgb, x, y - 1), own - redAt(rgb, x, y + 1)];
      if (Math.sign(above) === Math.sign(below) && Math.min(Math.abs(above), Math.abs(below)) > 110) count += 1;
    }
  }
  return count;
}

describe('interlaced video', { timeout: 30_000 }, () => {
  it.each([
    { fields: 'top first', videoCodec: 'h264' },
    { fields: 'bottom first', videoCodec: 'h264' },
    { fields: 'top first', videoCodec: 'mpeg4', bitrateKbps: 8000 },
    { fields: 'bottom first', videoCodec: 'mpeg4', bitrateKbps: 8000 },
  ] as const)('of $videoCodec, $fields, comes out as whole pictures at their own times', async (clip) => {
    const frames = await decoded(clip);
    expect(frames.map(({ at }) => Math.round(at * FPS))).toEqual(Array.from({ length: FPS }, (_, at) => at));
    for (const { rgb } of frames.slice(2, -1)) {
      expect(combs(rgb)).toBe(0);
      // What stands still keeps every line.
      expect(redAt(rgb, 64, 80) - redAt(rgb, 64, 81)).toBeGreaterThan(150);
    }
    // Where the bar is at the time of the earlier field.
    for (const index of [4, 9, 13]) {
      const left = Math.round((index / FPS) * SPEED) % WIDTH;
      const { rgb } = frames[index] as { rgb: Uint8Array };
      expect(redAt(rgb, Math.min(WIDTH - 1, left + 4), 24)).toBeGreaterThan(180);
    }
  });

  it('of one field a picture passes untouched', async () => {
    const frames = await decoded({});
    expect(frames).toHaveLength(FPS);
    expect(redAt((frames[5] as { rgb: Uint8Array }).rgb, 64, 80)).toBeGreaterThan(200);
  });
});
