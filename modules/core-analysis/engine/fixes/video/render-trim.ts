import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_NOPTS_VALUE,
  AV_PICTURE_TYPE_NONE,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUVJ420P,
} from 'node-av/constants';
import { Codec, CodecContext, Dictionary, type Frame as NativeFrame, Packet, type Stream } from 'node-av/lib';
import type { WrittenContainer } from '../../decode/sniff-media.ts';
import { StreamDecoder, stampOf } from '../../video/decode-frames.ts';
import type { OpenVideo } from '../../video/open-video.ts';
import { eachPacket, firstPicture, type PacketTime, pictureTimes, withVideo } from './open-source.ts';
import { check, VideoInMemory, type VideoWriter } from './video-writer.ts';
import type { WritableVideo } from './writable-video.ts';

/** A picture that can be begun with is near enough when it comes this much later than the cut, seconds. */
const CLOSE_S = 0.25;
/** Threads of the encoder: the goals are set for two cores. */
const THREADS = 2;
/** A picture that players can begin with comes this often, seconds. */
const ENTRY_EVERY_S = 2;
/**
 * Close to lossless, luma against the source on every ninth picture: x264 at 16 keeps 46.8 dB at least on a filmed ad of 1080x1920
 * (median 51.2) and 44.6 on gliding photographs with sensor noise; VP9 at 18 keeps 44.2, and 42.2 with noise.
 */
const ENCODERS = {
  libx264: { preset: 'veryfast', crf: '16' },
  'libvpx-vp9': { deadline: 'realtime', 'cpu-used': '6', crf: '18', 'row-mt': '1' },
};

/** A video without its opening. */
export interface TrimmedFile {
  readonly bytes: Uint8Array;
  /** Where it begins now, seconds of the source. */
  readonly from: number;
  /** False where the pictures are the source's own to the bit. */
  readonly encoded: boolean;
}

/**
 * Cuts the first `at` seconds off. Pictures are copied where one that a player
 * can begin with comes within a quarter of a second, else encoded anew; sound
 * is copied from the first packet at or after the first picture, with its time
 * kept. Times start at 0. Null where pictures would have to be encoded that we
 * cannot encode without loss (more than 8 bits, other chroma, odd sizes).
 *
 * Decodes untrusted bytes: only inside the engine's child.
 *
 * @throws EngineError when the file is at fault; FFmpegError where it cannot be written
 */
export async function renderTrim(source: WritableVideo, at: number): Promise<TrimmedFile | null> {
  const times = await pictureTimes(source);
  const first = firstPicture(times);
  return withVideo(source, async (open) => {
    const { tick } = open.video;
    // Half a frame of 60 a second: measured times are rounded.
    const cut = first + BigInt(Math.round((at - 1 / 120) / tick));
    const close = cut + BigInt(Math.round(CLOSE_S / tick));
    const entry = times
      .filter(({ pts, key }) => key && pts >= cut && pts <= close)
      .sort((a, b) => Number(a.pts - b.pts))[0];
    const start = entry?.pts ?? earliest(times, cut);
    if (start === null) return null;
    const bytes = entry ? await copied(open, source, start) : await encoded(open, source, start);
    return bytes && { bytes, from: Number(start - first) * tick, encoded: !entry };
  });
}

function earliest(times: readonly PacketTime[], from: bigint): bigint | null {
  const later = times.filter(({ pts }) => pts >= from);
  return later.length > 0 ? firstPicture(later) : null;
}

async function copied(open: OpenVideo, { container }: WritableVideo, start: bigint): Promise<Uint8Array> {
  const writer = new VideoInMemory(container);
  try {
    const pictures = writer.addCopy(open.video.stream);
    const sound = open.audio && writer.addCopy(open.audio);
    writer.begin();
    let begun = false;
    await eachPacket(open, (packet, track) => {
      if (track === 'sound') {
        copySound(writer, open, packet, sound, start);
        return;
      }
      begun ||= packet.isKeyframe && packet.pts === start;
      // What is shown before the entry and coded after it leans on pictures that are gone.
      if (!begun || packet.pts === AV_NOPTS_VALUE || packet.pts < start) return;
      packet.pts -= start;
      if (packet.dts !== AV_NOPTS_VALUE) packet.dts -= start;
      writer.write(packet, pictures, open.video.stream.timeBase);
    });
    return writer.finish();
  } finally {
    writer.free();
  }
}

function copySound(writer: VideoWriter, open: OpenVideo, packet: Packet, to: Stream | null, start: bigint): void {
  if (!open.audio || !to || packet.pts === AV_NOPTS_VALUE) return;
  const { num, den } = open.audio.timeBase;
  const shift = BigInt(Math.round((Number(start) * open.video.tick * den) / num));
  if (packet.pts < shift) return;
  packet.pts -= shift;
  packet.dts = packet.pts;
  writer.write(packet, to, open.audio.timeBase);
}

async function encoded(open: OpenVideo, { container }: WritableVideo, start: bigint): Promise<Uint8Array | null> {
  const encoder = await PictureEncoder.open(open, container, start);
  if (!encoder) return null;
  const writer = new VideoInMemory(container);
  const decoder = new StreamDecoder(open.video.stream);
  try {
    const pictures = writer.addEncoded(encoder.context, open.video.stream);
    const sound = open.audio && writer.addCopy(open.audio);
    writer.begin();
    const writeOut = () => {
      for (const packet of encoder.take()) {
        writer.write(packet, pictures, encoder.context.timeBase);
        packet.free();
      }
    };
    await eachPacket(open, (packet, track) => {
      if (track === 'sound') return copySound(writer, open, packet, sound, start);
      decoder.decode(packet, (frame) => encoder.push(frame));
      writeOut();
    });
    decoder.decode(null, (frame) => encoder.push(frame));
    encoder.push(null);
    writeOut();
    return writer.finish();
  } finally {
    encoder.free();
    decoder.free();
    writer.free();
  }
}

/** Encodes the pictures from `start` on, each at its own time. */
class PictureEncoder {
  private ready: Packet[] = [];
  private last = -1n;

  private constructor(
    readonly context: CodecContext,
    private readonly start: bigint,
  ) {}

  /** Null where the pictures are of a kind that cannot be kept. */
  static async open({ video }: OpenVideo, container: WrittenContainer, start: bigint): Promise<PictureEncoder | null> {
    const { stream, hdr, storedWidth: width, storedHeight: height } = video;
    const { codecpar, timeBase, avgFrameRate } = stream;
    const plain = codecpar.format === AV_PIX_FMT_YUV420P || codecpar.format === AV_PIX_FMT_YUVJ420P;
    if (!plain || hdr || width % 2 !== 0 || height % 2 !== 0) return null;
    const name = container === 'webm' ? 'libvpx-vp9' : 'libx264';
    const codec = Codec.findEncoderByName(name as never);
    if (!codec) throw new Error(`this build of FFmpeg has no encoder ${name}`);
    const context = new CodecContext();
    try {
      context.allocContext3(codec);
      Object.assign(context, { width, height, timeBase, pixelFormat: codecpar.format, threadCount: THREADS });
      const { colorSpace, colorRange, colorPrimaries, colorTrc, sampleAspectRatio } = codecpar;
      Object.assign(context, { colorSpace, colorRange, colorPrimaries, colorTrc, sampleAspectRatio });
      if (avgFrameRate.num > 0) context.framerate = avgFrameRate;
      context.gopSize = Math.round((ENTRY_EVERY_S * avgFrameRate.num) / Math.max(1, avgFrameRate.den)) || 60;
      context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
      // Not `open2Sync`: with options it frees them twice (node-av 6.1).
      check(await context.open2(codec, Dictionary.fromObject(ENCODERS[name])), `open ${name}`);
      return new PictureEncoder(context, start);
    } catch (error) {
      context.freeContext();
      throw error;
    }
  }

  push(frame: NativeFrame | null): void {
    if (frame) {
      const stamp = stampOf(frame);
      if (stamp === null || stamp < this.start || stamp - this.start <= this.last) return;
      this.last = stamp - this.start;
      frame.pts = this.last;
      // The source's own choice of entries is none of the encoder's.
      frame.pictType = AV_PICTURE_TYPE_NONE;
    }
    check(this.context.sendFrameSync(frame), 'encode');
    for (;;) {
      const packet = new Packet();
      packet.alloc();
      if (this.context.receivePacketSync(packet) < 0) {
        packet.free();
        return;
      }
      this.ready.push(packet);
    }
  }

  /** The packets since the last call; the caller frees them. */
  take(): Packet[] {
    const { ready } = this;
    this.ready = [];
    return ready;
  }

  free(): void {
    for (const packet of this.ready) packet.free();
    this.context.freeContext();
  }
}
