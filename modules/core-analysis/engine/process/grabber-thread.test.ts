import { Packet } from 'node-av/lib';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Clip, generateClip } from '../testing/clip-generator.ts';
import { GRABBER_HERE, type GrabOrder } from '../video/frame-grabber.ts';
import { OpenVideo } from '../video/open-video.ts';
import type { GrabbedFrame } from '../video/still-frames.ts';
import { startGrabberThread } from './grabber-thread.ts';

const COLOURS = ['#336699', '#b03a2e', '#2e8b57', '#d4a017'];
const CLIP: Clip = {
  width: 192,
  height: 320,
  fps: 12,
  grain: 2,
  scenes: COLOURS.map((picture) => ({ seconds: 0.5, picture })),
};

/** One frame of each scene. */
async function orderOf(bytes: Uint8Array): Promise<GrabOrder> {
  const open = await OpenVideo.open(bytes, 'mp4');
  const packet = new Packet();
  packet.alloc();
  const packets: { pts: bigint; isKey: boolean }[] = [];
  while (open.read(packet)) {
    packets.push({ pts: packet.pts, isKey: packet.isKeyframe });
    packet.unref();
  }
  packet.free();
  await open.close();
  const stamps = packets.map(({ pts }) => pts).sort((one, other) => (one < other ? -1 : 1));
  return {
    bytes,
    container: 'mp4',
    wanted: COLOURS.map((_, scene) => ({ index: scene * 6 + 3, stamp: stamps[scene * 6 + 3] as bigint })),
    entries: packets.filter(({ isKey }) => isKey).map(({ pts }) => pts),
  };
}

async function framesOf(grabber: typeof GRABBER_HERE, order: GrabOrder) {
  const frames: [index: number, frame: GrabbedFrame][] = [];
  await grabber(order, async (index, frame) => void frames.push([index, frame]));
  return frames;
}

describe('the grabber in a thread of its own', { timeout: 120_000 }, () => {
  const grabber = startGrabberThread();
  let order: GrabOrder;
  beforeAll(async () => {
    const bytes = await generateClip(CLIP);
    const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
    shared.set(bytes);
    order = await orderOf(shared);
  }, 120_000);

  it('hands over the frames that are grabbed here, in order, and leaves the bytes where they are', async () => {
    const here = await framesOf(GRABBER_HERE, order);
    expect(here.map(([index]) => index)).toEqual([3, 9, 15, 21]);
    const there = await framesOf(grabber, order);
    expect(there).toEqual(here);
    expect(await framesOf(grabber, { ...order, bytes: order.bytes.slice() })).toEqual(here);
    expect(order.bytes).not.toHaveLength(0);
  });

  it('hands over one frame at a time', async () => {
    let atOnce = 0;
    await grabber(order, async () => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      atOnce -= 1;
    });
  });

  it('ends with what the taker throws, and takes the next order', async () => {
    const taken: number[] = [];
    const failing = grabber(order, async (index) => {
      taken.push(index);
      if (taken.length === 2) throw new Error('no memory');
    });
    await expect(failing).rejects.toThrow('no memory');
    expect(taken).toEqual([3, 9]);
    expect(await framesOf(grabber, order)).toHaveLength(4);
  });

  it('says what is wrong with a file that holds no video, and takes the next order', async () => {
    const broken = { ...order, bytes: order.bytes.slice(0, 40) };
    await expect(framesOf(grabber, broken)).rejects.toThrow(/video_without_picture/);
    expect(await framesOf(grabber, order)).toHaveLength(4);
  });
});
