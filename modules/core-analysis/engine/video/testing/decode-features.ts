import { Packet } from 'node-av/lib';
import { sniffMedia } from '../../decode/sniff-media.ts';
import { FrameClock, StreamDecoder, stampOf } from '../decode-frames.ts';
import { type FrameFeatures, FrameFeaturizer } from '../frame-features.ts';
import { OpenVideo } from '../open-video.ts';
import { FrameScaler } from '../scale-frame.ts';

/** Features of every frame of a clip, as the scan makes them, without sound and text. */
export async function decodeFeatures(bytes: Uint8Array): Promise<FrameFeatures[]> {
  const media = sniffMedia(bytes);
  if (media?.kind !== 'video') throw new Error('not a video');
  const open = await OpenVideo.open(bytes, media.container);
  const decoder = new StreamDecoder(open.video.stream);
  const scaler = new FrameScaler(open.video, 160);
  const clock = new FrameClock(open.video.tick);
  const featurizer = new FrameFeaturizer();
  const packet = new Packet();
  packet.alloc();
  const frames: FrameFeatures[] = [];
  const take: Parameters<StreamDecoder['decode']>[1] = (frame) => {
    const picture = scaler.scale(frame);
    if (picture) frames.push(featurizer.next(clock.next(stampOf(frame)), picture));
  };
  while (open.read(packet)) {
    if (packet.streamIndex === open.video.index) decoder.decode(packet, take);
    packet.unref();
  }
  decoder.decode(null, take);
  packet.free();
  scaler.free();
  decoder.free();
  await open.close();
  return frames;
}
