import {
  AV_CODEC_ID_AV1,
  AV_CODEC_ID_H264,
  AV_CODEC_ID_HEVC,
  AV_CODEC_ID_MPEG4,
  AV_CODEC_ID_PRORES,
  AV_CODEC_ID_VP8,
  AV_CODEC_ID_VP9,
  AV_NOPTS_VALUE,
  AV_PKT_DATA_DISPLAYMATRIX,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
  type AVCodecID,
  type AVColorTransferCharacteristic,
} from 'node-av/constants';
import type { Stream } from 'node-av/lib';
import { EngineError } from '../decode/engine-error.ts';
import { codecWords } from './codec-words.ts';
import { type Orientation, orientationOf } from './orient-frame.ts';

/** The most pixels of one frame: 4K of either kind (3840 x 2160, 4096 x 2160). */
export const MAX_FRAME_PIXELS = 8_900_000;
/** The fewest pixels on either side. */
const MIN_SIDE = 64;

/** The codecs that are decoded, by the name MP4 gives them: everything else FFmpeg could open stays shut. */
export const VIDEO_CODECS: ReadonlyMap<AVCodecID, string> = new Map<AVCodecID, string>([
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
  /** What brings a stored frame upright. */
  readonly orientation: Orientation;
  readonly colorTrc: AVColorTransferCharacteristic;
  /** Seconds a tick of its time stamps. */
  readonly tick: number;
  /** How long the track is by its own header, or the whole file by the container's where the track says nothing, seconds; 0 when neither does. */
  readonly promisedS: number;
  readonly hdr: boolean;
}

/**
 * The facts of the stream that is chosen as the picture.
 *
 * @throws EngineError `file_unreadable`, `video_codec_unsupported`, `video_too_many_pixels`, `video_too_small`
 */
export function trackOf(stream: Stream): VideoTrack {
  const { codecpar } = stream;
  const codec = VIDEO_CODECS.get(codecpar.codecId);
  if (codec === undefined) {
    throw new EngineError('video_codec_unsupported', { codec: codecWords(codecpar.codecId, codecpar.codecTagString) });
  }
  const { width: storedWidth, height: storedHeight, colorTrc } = codecpar;
  if (!(storedWidth > 0 && storedHeight > 0)) throw new EngineError('file_unreadable');
  const orientation = orientationOf(codecpar.getCodedSideData(AV_PKT_DATA_DISPLAYMATRIX));
  const wide = Math.round(storedWidth * pixelShape(stream));
  const [width, height] = orientation.turns % 2 === 0 ? [wide, storedHeight] : [storedHeight, wide];
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
    orientation,
    colorTrc,
    tick,
    promisedS: stream.duration === AV_NOPTS_VALUE ? 0 : Math.max(0, Number(stream.duration) * tick),
    hdr: colorTrc === AVCOL_TRC_SMPTE2084 || colorTrc === AVCOL_TRC_ARIB_STD_B67,
  };
}

/** Width of a pixel / its height; 1 where the file says nothing that can be believed. */
function pixelShape({ sampleAspectRatio, codecpar }: Stream): number {
  const { num, den } = sampleAspectRatio.num > 0 ? sampleAspectRatio : codecpar.sampleAspectRatio;
  const shape = num / den;
  return shape >= 0.25 && shape <= 4 ? shape : 1;
}
