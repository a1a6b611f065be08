/**
 * The codec side of the clip generator: pixels and samples in, a file out.
 * Test code; files it makes are the same on every run of one machine.
 */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  AV_CHANNEL_LAYOUT_MONO,
  AV_CHANNEL_LAYOUT_STEREO,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_CODEC_FLAG_INTERLACED_DCT,
  AV_CODEC_FLAG_INTERLACED_ME,
  AV_FRAME_FLAG_INTERLACED,
  AV_FRAME_FLAG_TOP_FIELD_FIRST,
  AV_LOG_QUIET,
  AV_PIX_FMT_RGB24,
  AV_PIX_FMT_YUV420P,
  AV_PKT_DATA_DISPLAYMATRIX,
  AV_SAMPLE_FMT_FLTP,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  SWS_BILINEAR,
} from 'node-av/constants';
import {
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  FormatContext,
  Log,
  Frame as NativeFrame,
  Packet,
  Rational,
  SoftwareScaleContext,
  type Stream,
} from 'node-av/lib';
import type { Frame } from '../frame.ts';

export type ClipContainer = 'mp4' | 'mov' | 'webm' | 'mkv';
const isMatroska = ({ container }: MuxSettings): boolean => container === 'webm' || container === 'mkv';
export type ClipVideoCodec = 'h264' | 'hevc' | 'vp8' | 'vp9' | 'av1' | 'mpeg4';
/** Which field of an interlaced frame is the earlier one. */
export type FieldOrder = 'top first' | 'bottom first';

/** Sound as samples -1..1, one array a channel, one or two channels. */
export interface ClipSound {
  readonly sampleRate: number;
  readonly planes: readonly Float32Array[];
}

export interface MuxSettings {
  readonly width: number;
  readonly height: number;
  readonly fps: number;
  readonly container: ClipContainer;
  readonly videoCodec: ClipVideoCodec;
  /** Constant quality unless a bitrate is given. */
  readonly bitrateKbps?: number;
  readonly crf?: number;
  /** As files from an editor are: with B-frames, arithmetic coding and loop filter, which cost the decoder most. */
  readonly thorough?: boolean;
  /** Degrees clockwise that a player turns the stored pictures. */
  readonly rotation: 0 | 90 | 180 | 270;
  /** Pictures hold two fields each, coded as such. */
  readonly fields?: FieldOrder;
  readonly metadata: Readonly<Record<string, string>>;
  /** The index at the front (as files for the web have it) or at the end. */
  readonly fastStart: boolean;
  readonly sound: ClipSound | null;
  /** When each frame is shown, in seconds; evenly at `fps` when absent. */
  readonly frameTime?: (index: number) => number;
}

const ENCODERS: Record<ClipVideoCodec, { name: string; options: Record<string, string> }> = {
  h264: { name: 'libx264', options: { preset: 'ultrafast', bf: '0' } },
  hevc: { name: 'libx265', options: { preset: 'ultrafast', 'x265-params': 'log-level=none' } },
  vp8: { name: 'libvpx', options: { deadline: 'realtime', 'cpu-used': '8' } },
  vp9: { name: 'libvpx-vp9', options: { deadline: 'realtime', 'cpu-used': '8' } },
  mpeg4: { name: 'mpeg4', options: {} },
  av1: { name: 'libsvtav1', options: { preset: '10', 'svtav1-params': 'lp=1' } },
};
/** Ticks a second of the video's clock: whole for all usual frame rates. */
const TICKS = 90_000;
/** MPEG-4 Part 2 counts in 16 bits. */
const TICKS_OF_MPEG4 = 30_000;
const ticksOf = ({ videoCodec }: MuxSettings): number => (videoCodec === 'mpeg4' ? TICKS_OF_MPEG4 : TICKS);
const THOROUGH: Readonly<Record<string, string>> = { preset: 'veryfast', bf: '2' };
const AAC_FRAME = 1024;

function must<T>(value: T | null | undefined, what: string): T {
  if (value === null || value === undefined) throw new Error(`${what} is missing`);
  return value;
}

const check = (code: number, what: string) => FFmpegError.throwIfError(code, what);

/** One encoder and its stream in the file. */
class Track {
  private readonly packet = new Packet();

  constructor(
    private readonly output: FormatContext,
    readonly encoder: CodecContext,
    private readonly stream: Stream,
  ) {
    this.packet.alloc();
  }

  async write(frame: NativeFrame | null): Promise<void> {
    check(this.encoder.sendFrameSync(frame), 'encode');
    while (this.encoder.receivePacketSync(this.packet) >= 0) {
      this.packet.streamIndex = this.stream.index;
      this.packet.rescaleTs(this.encoder.timeBase, this.stream.timeBase);
      check(await this.output.interleavedWriteFrame(this.packet), 'write');
    }
  }

  free(): void {
    this.packet.free();
    this.encoder.freeContext();
  }
}

async function addVideo(output: FormatContext, settings: MuxSettings): Promise<Track> {
  const { name, options } = ENCODERS[settings.videoCodec];
  const codec = must(Codec.findEncoderByName(name as never), name);
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.width = settings.width;
  encoder.height = settings.height;
  encoder.pixelFormat = AV_PIX_FMT_YUV420P;
  encoder.colorSpace = AVCOL_SPC_BT709;
  encoder.colorRange = AVCOL_RANGE_MPEG;
  encoder.timeBase = new Rational(1, ticksOf(settings));
  encoder.framerate = new Rational(Math.round(settings.fps * 1000), 1000);
  encoder.gopSize = Math.round(settings.fps * 2);
  // One thread: the same bytes however many the machine has.
  encoder.threadCount = 1;
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  if (settings.fields) encoder.setFlags(AV_CODEC_FLAG_INTERLACED_DCT, AV_CODEC_FLAG_INTERLACED_ME);
  if (settings.bitrateKbps !== undefined) encoder.bitRate = BigInt(settings.bitrateKbps * 1000);
  const quality = settings.bitrateKbps === undefined ? { crf: String(settings.crf ?? 20) } : {};
  check(
    await encoder.open2(codec, Dictionary.fromObject({ ...options, ...(settings.thorough && THOROUGH), ...quality })),
    `open ${name}`,
  );
  const stream = output.newStream();
  stream.timeBase = encoder.timeBase;
  stream.avgFrameRate = encoder.framerate;
  check(stream.codecpar.fromContext(encoder), 'parameters');
  if (settings.rotation !== 0) {
    check(stream.codecpar.addCodedSideData(AV_PKT_DATA_DISPLAYMATRIX, displayMatrix(settings.rotation)), 'rotation');
  }
  return new Track(output, encoder, stream);
}

async function addSound(output: FormatContext, settings: MuxSettings, sound: ClipSound): Promise<Track> {
  const name = isMatroska(settings) ? 'libopus' : 'aac';
  const codec = must(Codec.findEncoderByName(name as never), name);
  const encoder = new CodecContext();
  encoder.allocContext3(codec);
  encoder.sampleRate = sound.sampleRate;
  encoder.sampleFormat = AV_SAMPLE_FMT_FLTP;
  encoder.channelLayout = sound.planes.length > 1 ? AV_CHANNEL_LAYOUT_STEREO : AV_CHANNEL_LAYOUT_MONO;
  encoder.timeBase = new Rational(1, sound.sampleRate);
  encoder.bitRate = 160_000n;
  encoder.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  // Opus takes interleaved floats only; libavcodec's own encoder takes planes.
  if (name === 'libopus') encoder.sampleFormat = must(codec.sampleFormats?.at(-1), 'sample format');
  check(await encoder.open2(codec), `open ${name}`);
  const stream = output.newStream();
  stream.timeBase = encoder.timeBase;
  check(stream.codecpar.fromContext(encoder), 'parameters');
  return new Track(output, encoder, stream);
}

/** The 3x3 matrix of ISO 14496-12 in 16.16 fixed point that turns clockwise. */
function displayMatrix(rotation: number): Buffer {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.round(Math.cos(angle)), Math.round(Math.sin(angle))];
  const matrix = Buffer.alloc(36);
  const values = [cos * 65536, sin * 65536, 0, -sin * 65536, cos * 65536, 0, 0, 0, 1 << 30];
  for (const [index, value] of values.entries()) matrix.writeInt32LE(value, index * 4);
  return matrix;
}

/** Turns pictures to the encoder's pixels; a picture that comes again is not converted twice. */
class PictureWriter {
  private readonly scaler = new SoftwareScaleContext();
  private readonly yuv = new NativeFrame();
  private last: Frame | null = null;

  constructor(
    private readonly track: Track,
    private readonly settings: MuxSettings,
  ) {
    const { width, height } = settings;
    this.scaler.allocContext();
    this.yuv.alloc();
    this.yuv.format = AV_PIX_FMT_YUV420P;
    this.yuv.width = width;
    this.yuv.height = height;
    this.yuv.colorSpace = AVCOL_SPC_BT709;
    this.yuv.colorRange = AVCOL_RANGE_MPEG;
    check(this.yuv.getBuffer(), 'buffer');
    this.scaler.setOption('sws_flags', SWS_BILINEAR);
  }

  async write(picture: Frame, index: number): Promise<void> {
    const { width, height, fps, frameTime, fields } = this.settings;
    if (picture.width !== width || picture.height !== height) throw new Error('a picture has another size');
    if (picture !== this.last) {
      using rgb = NativeFrame.fromVideoBuffer(Buffer.from(picture.rgb), { width, height, format: AV_PIX_FMT_RGB24 });
      check(this.yuv.makeWritable(), 'writable');
      // The scaler would scale each field by itself.
      this.yuv.clearFlags(AV_FRAME_FLAG_INTERLACED);
      check(this.scaler.scaleFrameSync(this.yuv, rgb), 'convert');
      this.last = picture;
    }
    if (fields) this.yuv.setFlags(AV_FRAME_FLAG_INTERLACED);
    if (fields === 'top first') this.yuv.setFlags(AV_FRAME_FLAG_TOP_FIELD_FIRST);
    const ticks = ticksOf(this.settings);
    const seconds = frameTime ? frameTime(index) : index / fps;
    this.yuv.pts = BigInt(Math.round(seconds * ticks));
    this.yuv.duration = BigInt(Math.round(ticks / fps));
    await this.track.write(this.yuv);
  }

  free(): void {
    this.yuv.free();
    this.scaler.freeContext();
  }
}

/** Writes all sound up to `until` seconds that is not written yet. */
class SoundWriter {
  private at = 0;

  constructor(
    private readonly track: Track,
    private readonly sound: ClipSound,
  ) {}

  async writeUntil(until: number): Promise<void> {
    const { planes, sampleRate } = this.sound;
    const length = must(planes[0], 'channel').length;
    const size = this.track.encoder.frameSize || AAC_FRAME;
    while (this.at < length && this.at / sampleRate < until) {
      const count = Math.min(size, length - this.at);
      using frame = NativeFrame.fromAudioBuffer(this.bytes(count), {
        nbSamples: count,
        format: this.track.encoder.sampleFormat,
        sampleRate,
        channelLayout: this.track.encoder.channelLayout,
        pts: BigInt(this.at),
      });
      await this.track.write(frame);
      this.at += count;
    }
  }

  private bytes(count: number): Buffer {
    const parts = this.sound.planes.map((plane) => plane.subarray(this.at, this.at + count));
    const planar = this.track.encoder.sampleFormat === AV_SAMPLE_FMT_FLTP;
    const all = new Float32Array(count * parts.length);
    for (const [channel, part] of parts.entries()) {
      for (let at = 0; at < count; at += 1) {
        all[planar ? channel * count + at : at * parts.length + channel] = part[at] as number;
      }
    }
    return Buffer.from(all.buffer);
  }
}

/** Encodes `count` pictures, asked for one after the other, and the sound, into one file. */
export async function muxClip(
  settings: MuxSettings,
  count: number,
  picture: (index: number) => Frame,
): Promise<Uint8Array> {
  Log.setLevel(AV_LOG_QUIET);
  const folder = await mkdtemp(join(tmpdir(), 'clip-'));
  const path = join(folder, `clip.${settings.container}`);
  const output = new FormatContext();
  try {
    check(
      output.allocOutputContext2(null, settings.container === 'mkv' ? 'matroska' : settings.container, path),
      'output',
    );
    const video = await addVideo(output, settings);
    const pictures = new PictureWriter(video, settings);
    const soundTrack = settings.sound ? await addSound(output, settings, settings.sound) : null;
    const sound = soundTrack && settings.sound ? new SoundWriter(soundTrack, settings.sound) : null;
    output.metadata = Dictionary.fromObject(settings.metadata);
    check(await output.openOutput(), 'open file');
    const faststart = !isMatroska(settings) && settings.fastStart ? { movflags: '+faststart' } : {};
    // Without the encoder's name and the time of day, which would make two runs differ.
    output.setOption('fflags', '+bitexact');
    check(await output.writeHeader(Dictionary.fromObject(faststart)), 'header');
    for (let index = 0; index < count; index += 1) {
      await pictures.write(picture(index), index);
      await sound?.writeUntil((index + 1) / settings.fps);
    }
    await sound?.writeUntil(Number.POSITIVE_INFINITY);
    await video.write(null);
    await soundTrack?.write(null);
    check(await output.writeTrailer(), 'trailer');
    await output.closeOutput();
    pictures.free();
    video.free();
    soundTrack?.free();
    return new Uint8Array(await readFile(path));
  } finally {
    output.freeContext();
    await rm(folder, { recursive: true, force: true });
  }
}
