import { Packet } from 'node-av/lib';
import { decodeImage } from '#modules/core-analysis/engine/decode/decode-image.ts';
import type { Frame } from '#modules/core-analysis/engine/frame.ts';
import { readText, warmText } from '#modules/core-analysis/engine/text/recognise/read-text.ts';
import { FrameClock, StreamDecoder, stampOf } from '#modules/core-analysis/engine/video/decode-frames.ts';
import { OpenVideo } from '#modules/core-analysis/engine/video/open-video.ts';
import { FrameScaler } from '#modules/core-analysis/engine/video/scale-frame.ts';
import { framesOfStill, STILL_LONG_SIDE } from '#modules/core-analysis/engine/video/still-frames.ts';

/** Loads and runs the recogniser once. */
export const warmFloor = warmText;

/** What no engine can do without: milliseconds to decode an image and read its text. */
export async function imageFloor(bytes: Uint8Array): Promise<number> {
  const since = performance.now();
  const { frames } = await decodeImage(bytes);
  await readText(frames);
  return performance.now() - since;
}

/**
 * The same for a video: milliseconds to decode every frame once (by the engine's own decoder and its threads, no sound,
 * nothing looked at) and to read the text on its measured keyframes, which stand at these seconds.
 */
export async function videoFloor(bytes: Uint8Array, keyframesAt: readonly number[]): Promise<number> {
  const since = performance.now();
  for (const picture of await decodeAll(bytes, keyframesAt)) await readText(await framesOfStill({ picture }));
  return performance.now() - since;
}

async function decodeAll(bytes: Uint8Array, keyframesAt: readonly number[]): Promise<Frame[]> {
  const open = await OpenVideo.open(bytes, 'mp4');
  const packet = new Packet();
  packet.alloc();
  const decoder = new StreamDecoder(open.video.stream);
  const scaler = new FrameScaler(open.video, STILL_LONG_SIDE);
  const clock = new FrameClock(open.video.tick);
  const wanted = [...keyframesAt].sort((one, other) => one - other);
  const pictures: Frame[] = [];
  const take: Parameters<StreamDecoder['decode']>[1] = (frame) => {
    const time = clock.next(stampOf(frame));
    if (wanted[0] === undefined || time < wanted[0] - 1e-3) return;
    wanted.shift();
    const picture = scaler.scale(frame);
    if (picture) pictures.push(picture);
  };
  try {
    while (await open.read(packet)) {
      if (packet.streamIndex === open.video.index) decoder.decode(packet, take);
      packet.unref();
    }
    decoder.decode(null, take);
    return pictures;
  } finally {
    scaler.free();
    decoder.free();
    packet.free();
    await open.close();
  }
}
