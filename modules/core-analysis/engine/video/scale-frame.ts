import {
  AV_PIX_FMT_RGB24,
  AV_PIX_FMT_RGB48LE,
  AVCOL_PRI_UNSPECIFIED,
  AVCOL_RANGE_JPEG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
  AVCOL_TRC_UNSPECIFIED,
  SWS_AREA,
} from 'node-av/constants';
import { Frame as NativeFrame, SoftwareScaleContext } from 'node-av/lib';
import type { Frame } from '../frame.ts';
import { type HdrTransfer, hdrToSdr } from './hdr-to-sdr.ts';
import type { VideoTrack } from './open-video.ts';

/** Rows from which an untagged video is taken for BT.709, as players do. */
const HD_ROWS = 720;

const TRANSFERS = new Map<number, HdrTransfer>([
  [AVCOL_TRC_SMPTE2084, 'pq'],
  [AVCOL_TRC_ARIB_STD_B67, 'hlg'],
]);

/**
 * Turns decoded frames to upright RGB with a long side of at most `longSide`,
 * by area averaging in native code. Free it when done.
 */
export class FrameScaler {
  private readonly scaler = new SoftwareScaleContext();
  private readonly small = new NativeFrame();
  private readonly turns: VideoTrack['turns'];
  private readonly transfer: HdrTransfer | null;

  constructor(track: VideoTrack, longSide: number) {
    const scale = Math.min(1, longSide / Math.max(track.width, track.height));
    const width = Math.max(1, Math.round(track.width * scale));
    const height = Math.max(1, Math.round(track.height * scale));
    this.turns = track.turns;
    this.transfer = TRANSFERS.get(track.stream.codecpar.colorTrc) ?? null;
    this.scaler.allocContext();
    this.scaler.setOption('sws_flags', SWS_AREA);
    this.small.alloc();
    this.small.format = this.transfer ? AV_PIX_FMT_RGB48LE : AV_PIX_FMT_RGB24;
    [this.small.width, this.small.height] = this.turns % 2 === 0 ? [width, height] : [height, width];
    this.small.colorRange = AVCOL_RANGE_JPEG;
    this.small.getBuffer(1);
  }

  /** Null for a frame that cannot be scaled. */
  scale(frame: NativeFrame): Frame | null {
    const isHd = Math.min(frame.width, frame.height) >= HD_ROWS;
    if (frame.colorSpace === AVCOL_SPC_UNSPECIFIED && isHd) frame.colorSpace = AVCOL_SPC_BT709;
    if (this.transfer) {
      frame.colorTrc = AVCOL_TRC_UNSPECIFIED;
      frame.colorPrimaries = AVCOL_PRI_UNSPECIFIED;
    }
    if (this.scaler.scaleFrameSync(this.small, frame) < 0) return null;
    const { width, height } = this.small;
    const plane = this.small.data?.[0];
    const stride = this.small.linesize[0] ?? 0;
    if (!plane) return null;
    if (!this.transfer)
      return turned({ width, height, rgb: withoutPadding(plane, width * 3, height, stride) }, this.turns);
    const wide = withoutPadding(plane, width * 6, height, stride);
    const rgb = hdrToSdr(new Uint16Array(wide.buffer), this.transfer);
    return turned({ width, height, rgb }, this.turns);
  }

  free(): void {
    this.small.free();
    this.scaler.freeContext();
  }
}

function withoutPadding(plane: Uint8Array, row: number, height: number, stride: number): Uint8Array<ArrayBuffer> {
  const rows = new Uint8Array(row * height);
  if (stride === row) rows.set(plane.subarray(0, rows.length));
  else for (let y = 0; y < height; y += 1) rows.set(plane.subarray(y * stride, y * stride + row), y * row);
  return rows;
}

/** The picture after quarter turns clockwise. */
export function turned(frame: Frame, turns: VideoTrack['turns']): Frame {
  if (turns === 0) return frame;
  const { width, height, rgb } = frame;
  const [w, h] = turns === 2 ? [width, height] : [height, width];
  const out = new Uint8Array(rgb.length);
  for (let y = 0; y < h; y += 1) {
    for (let x = 0; x < w; x += 1) {
      const sx = turns === 1 ? y : turns === 2 ? width - 1 - x : width - 1 - y;
      const sy = turns === 1 ? height - 1 - x : turns === 2 ? height - 1 - y : x;
      const from = (sy * width + sx) * 3;
      const to = (y * w + x) * 3;
      out[to] = rgb[from] as number;
      out[to + 1] = rgb[from + 1] as number;
      out[to + 2] = rgb[from + 2] as number;
    }
  }
  return { width: w, height: h, rgb: out };
}
