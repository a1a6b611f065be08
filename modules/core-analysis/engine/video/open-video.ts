import {
  AV_CODEC_ID_AV1,
  AV_CODEC_ID_H264,
  AV_CODEC_ID_HEVC,
  AV_CODEC_ID_MPEG4,
  AV_CODEC_ID_PRORES,
  AV_CODEC_ID_VP8,
  AV_CODEC_ID_VP9,
  AV_LOG_QUIET,
  AV_NOPTS_VALUE,
  AV_PKT_DATA_DISPLAYMATRIX,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
  type AVCodecID,
  AVDISCARD_ALL,
  AVDISCARD_DEFAULT,
  AVERROR_EOF,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from 'node-av/constants';
import { FormatContext, InputFormat, IOContext, Log, type Packet, type Stream } from 'node-av/lib';
import { EngineError } from '../decode/engine-error.ts';
import type { VideoContainer } from '../decode/sniff-media.ts';
import { codecWords } from './codec-words.ts';

/** The most pixels of one frame: 4K of either kind (3840 x 2160, 4096 x 2160). */
export const MAX_FRAME_PIXELS = 8_900_000;
/** The fewest pixels on either side. */
const MIN_SIDE = 64;
/** Bytes handed to the demuxer at once. */
const READ_SIZE = 1 << 18;
/** How far the demuxer may look for what the header does not tell, bytes and microseconds. */
const PROBE_BYTES = 4_000_000n;
const PROBE_TIME = 3_000_000n;

/** Damaged packets in a row that are passed over. */
const MAX_BROKEN_READS = 16;

/** The codecs that are decoded, by the name MP4 gives them: everything else FFmpeg could open stays shut. */
const VIDEO_CODECS = new Map<AVCodecID, string>([
  [AV_CODEC_ID_H264, 'avc'],
  [AV_CODEC_ID_HEVC, 'hevc'],
  [AV_CODEC_ID_VP8, 'vp8'],
  [AV_CODEC_ID_VP9, 'vp9'],
  [AV_CODEC_ID_AV1, 'av1'],
  [AV_CODEC_ID_MPEG4, 'mp4v'],
  [AV_CODEC_ID_PRORES, 'prores'],
]);

export interface VideoTrack {
  readonly index: number;
  readonly stream: Stream;
  readonly codec: string;
  /** As stored, before rotation. */
  readonly storedWidth: number;
  readonly storedHeight: number;
  /** As displayed: pixel shape and rotation applied. */
  readonly width: number;
  readonly height: number;
  /** Quarter turns clockwise that bring a stored frame upright. */
  readonly turns: 0 | 1 | 2 | 3;
  /** Seconds a tick of its time stamps. */
  readonly tick: number;
  /** How long the track is by its own header, or the whole file by the container's where the track says nothing, seconds; 0 when neither does. */
  readonly promisedS: number;
  readonly hdr: boolean;
}

/** A video file opened over memory: only the one demuxer its signature asks for, no protocol, no other file. */
export class OpenVideo {
  private constructor(
    private readonly format: FormatContext,
    private readonly io: IOContext,
    readonly video: VideoTrack,
    readonly audio: Stream | null,
    /** What the header promises, seconds; 0 when it does not say. */
    readonly headerDurationS: number,
    readonly hasGps: boolean,
    /** How much later than the picture the sound begins, seconds; negative when earlier. */
    readonly soundLeadS: number,
  ) {}

  /**
   * @throws EngineError `file_unreadable`, `video_without_picture`,
   *   `video_codec_unsupported`, `video_too_many_pixels`, `video_too_small`
   */
  static async open(bytes: Uint8Array, container: VideoContainer): Promise<OpenVideo> {
    Log.setLevel(AV_LOG_QUIET);
    const io = memoryReader(bytes);
    const format = new FormatContext();
    try {
      format.allocContext();
      format.pb = io;
      format.probesize = PROBE_BYTES;
      format.maxAnalyzeDuration = PROBE_TIME;
      const demuxer = InputFormat.findInputFormat(container === 'webm' ? 'matroska' : 'mov');
      if ((await format.openInput('', demuxer)) < 0) throw new EngineError('file_unreadable');
      await format.findStreamInfo();
      const streams = format.streams;
      const video = pickVideo(streams);
      const audio = streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO) ?? null;
      for (const stream of streams) {
        const wanted = stream.index === video.index || stream.index === audio?.index;
        stream.discard = wanted ? AVDISCARD_DEFAULT : AVDISCARD_ALL;
      }
      const duration = Number(format.duration) / 1e6;
      const tags = [format, ...streams].flatMap(({ metadata }) => Object.keys(metadata?.getAll() ?? {}));
      const hasGps = tags.some((tag) => /location|gps/i.test(tag));
      return new OpenVideo(format, io, video, audio, Math.max(duration, 0), hasGps, leadOf(video.stream, audio));
    } catch (error) {
      await closeAll(format, io);
      throw error;
    }
  }

  /**
   * Brings the next packet of the two tracks; false at the end, or where the file breaks off. At once: a thousand packets take 3 ms,
   * and 35 ms when each is waited for. Whoever reads on and on gives way to others in between.
   */
  read(packet: Packet): boolean {
    for (let tries = 0; tries < MAX_BROKEN_READS; tries += 1) {
      const code = this.format.readFrameSync(packet);
      if (code >= 0) return true;
      // A damaged packet may be followed by good ones.
      if (code === AVERROR_EOF) return false;
    }
    return false;
  }

  close(): Promise<void> {
    return closeAll(this.format, this.io);
  }
}

async function closeAll(format: FormatContext, io: IOContext): Promise<void> {
  await format.closeInput();
  format.freeContext();
  io.freeContext();
}

function leadOf(video: Stream, audio: Stream | null): number {
  if (!audio || video.startTime === AV_NOPTS_VALUE || audio.startTime === AV_NOPTS_VALUE) return 0;
  const secondsOf = ({ startTime, timeBase }: Stream) => (Number(startTime) * timeBase.num) / timeBase.den;
  const lead = secondsOf(audio) - secondsOf(video);
  return Number.isFinite(lead) ? lead : 0;
}

function memoryReader(bytes: Uint8Array): IOContext {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const io = new IOContext();
  let position = 0;
  io.allocContextWithCallbacks(
    READ_SIZE,
    0,
    (size) => {
      if (position >= buffer.length) return AVERROR_EOF;
      const chunk = buffer.subarray(position, position + size);
      position += chunk.length;
      return chunk;
    },
    null,
    (offset, whence) => {
      const [set, current, end, size] = [0, 1, 2, 0x10000];
      if (whence & size) return BigInt(buffer.length);
      const base = whence === set ? 0 : whence === current ? position : whence === end ? buffer.length : Number.NaN;
      const target = base + Number(offset);
      if (!(target >= 0)) return -1n;
      position = Math.min(target, Number.MAX_SAFE_INTEGER);
      return BigInt(position);
    },
  );
  return io;
}

function pickVideo(streams: readonly Stream[]): VideoTrack {
  const candidates = streams.filter(
    // A cover picture is a video stream of one frame to the demuxer.
    ({ codecpar, attachedPic }) => codecpar.codecType === AVMEDIA_TYPE_VIDEO && attachedPic === null,
  );
  const stream = candidates.find(({ codecpar }) => VIDEO_CODECS.has(codecpar.codecId)) ?? candidates[0];
  if (!stream) throw new EngineError('video_without_picture');
  const { codecpar } = stream;
  const codec = VIDEO_CODECS.get(codecpar.codecId);
  if (codec === undefined) {
    throw new EngineError('video_codec_unsupported', { codec: codecWords(codecpar.codecId, codecpar.codecTagString) });
  }
  const { width: storedWidth, height: storedHeight } = codecpar;
  if (!(storedWidth > 0 && storedHeight > 0)) throw new EngineError('file_unreadable');
  const turns = turnsOf(codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX));
  const wide = Math.round(storedWidth * pixelShape(stream));
  const [width, height] = turns % 2 === 0 ? [wide, storedHeight] : [storedHeight, wide];
  if (storedWidth * storedHeight > MAX_FRAME_PIXELS) throw new EngineError('video_too_many_pixels', { width, height });
  if (Math.min(width, height) < MIN_SIDE) throw new EngineError('video_too_small', { width, height });
  const { num, den } = stream.timeBase;
  const tick = num > 0 && den > 0 ? num / den : 1 / 90_000;
  return {
    index: stream.index,
    stream,
    codec,
    storedWidth,
    storedHeight,
    width,
    height,
    turns,
    tick,
    promisedS: stream.duration === AV_NOPTS_VALUE ? 0 : Math.max(0, Number(stream.duration) * tick),
    hdr: codecpar.colorTrc === AVCOL_TRC_SMPTE2084 || codecpar.colorTrc === AVCOL_TRC_ARIB_STD_B67,
  };
}

/** Width of a pixel / its height; 1 where the file says nothing that can be believed. */
function pixelShape({ sampleAspectRatio, codecpar }: Stream): number {
  const { num, den } = sampleAspectRatio.num > 0 ? sampleAspectRatio : codecpar.sampleAspectRatio;
  const shape = num / den;
  return shape >= 0.25 && shape <= 4 ? shape : 1;
}

/** Quarter turns clockwise of a display matrix (ISO 14496-12: a, b, u, c, d, v in 16.16), nearest to what it says. */
function turnsOf(matrix: Buffer | null): VideoTrack['turns'] {
  if (!matrix || matrix.length < 36) return 0;
  const angle = Math.atan2(matrix.readInt32LE(4), matrix.readInt32LE(0));
  return (((Math.round((angle * 2) / Math.PI) % 4) + 4) % 4) as VideoTrack['turns'];
}
