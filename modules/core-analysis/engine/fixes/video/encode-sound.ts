import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_SAMPLE_FMT_FLT,
  AV_SAMPLE_FMT_FLTP,
} from 'node-av/constants';
import { Codec, CodecContext, Frame as NativeFrame, Packet, Rational } from 'node-av/lib';
import type { WrittenContainer } from '../../decode/sniff-media.ts';
import type { Sound } from './read-sound.ts';
import { check } from './video-writer.ts';

/** Bits a second of each channel: transparent for both codecs. */
const BITS_PER_CHANNEL = { aac: 96_000, libopus: 80_000 };
const FRAME = 1024;

/** Sound as packets in ticks of the encoder's clock, one tick a sample. Free both when done. */
export interface EncodedSound {
  readonly encoder: CodecContext;
  readonly packets: readonly Packet[];
  free(): void;
}

/** AAC for MP4 and MOV (FFmpeg's own encoder; the licence of the other one does not go with x264's), Opus for WebM. */
export async function encodeSound(sound: Sound, container: WrittenContainer): Promise<EncodedSound> {
  const name = container === 'webm' ? 'libopus' : 'aac';
  const codec = Codec.findEncoderByName(name as never);
  if (!codec) throw new Error(`this build of FFmpeg has no encoder ${name}`);
  const { planes, sampleRate } = sound;
  const encoder = new CodecContext();
  const packets: Packet[] = [];
  const free = () => {
    for (const packet of packets) packet.free();
    encoder.freeContext();
  };
  try {
    encoder.allocContext3(codec);
    encoder.sampleRate = sampleRate;
    encoder.sampleFormat = name === 'aac' ? AV_SAMPLE_FMT_FLTP : AV_SAMPLE_FMT_FLT;
    encoder.channelLayout = planes.length > 1 ? AV_CHANNEL_LAYOUT_STEREO : AV_CHANNEL_LAYOUT_MONO;
    encoder.timeBase = new Rational(1, sampleRate);
    encoder.bitRate = BigInt(BITS_PER_CHANNEL[name] * planes.length);
    encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
    check(encoder.open2Sync(codec), `open ${name}`);
    const size = encoder.frameSize || FRAME;
    const length = planes[0]?.length ?? 0;
    for (let at = 0; at < length; at += size) {
      using frame = frameOf(sound, at, Math.min(size, length - at), encoder);
      check(encoder.sendFrameSync(frame), 'encode');
      collect(encoder, packets);
    }
    check(encoder.sendFrameSync(null), 'encode');
    collect(encoder, packets);
    return { encoder, packets, free };
  } catch (error) {
    free();
    throw error;
  }
}

function collect(encoder: CodecContext, packets: Packet[]): void {
  for (;;) {
    const packet = new Packet();
    packet.alloc();
    if (encoder.receivePacketSync(packet) < 0) {
      packet.free();
      return;
    }
    packets.push(packet);
  }
}

function frameOf({ planes, sampleRate }: Sound, from: number, count: number, encoder: CodecContext): NativeFrame {
  const planar = encoder.sampleFormat === AV_SAMPLE_FMT_FLTP;
  const all = new Float32Array(count * planes.length);
  for (const [channel, plane] of planes.entries()) {
    for (let at = 0; at < count; at += 1) {
      all[planar ? channel * count + at : at * planes.length + channel] = plane[from + at] as number;
    }
  }
  return NativeFrame.fromAudioBuffer(Buffer.from(all.buffer), {
    nbSamples: count,
    format: encoder.sampleFormat,
    sampleRate,
    channelLayout: encoder.channelLayout,
    pts: BigInt(from),
  });
}
