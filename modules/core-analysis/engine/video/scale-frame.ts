import {
  AV_FRAME_FLAG_INTERLACED,
  AV_PIX_FMT_RGB24,
  AV_PIX_FMT_RGB48LE,
  AVCOL_PRI_UNSPECIFIED,
  AVCOL_RANGE_JPEG,
  AVCOL_SPC_BT709,
  AVCOL_SPC_UNSPECIFIED,
  AVCOL_TRC_ARIB_STD_B67,
  AVCOL_TRC_SMPTE2084,
  AVCOL_TRC_UNSPECIFIED,
  SWS_ACCURATE_RND,
  SWS_AREA,
} from 'node-av/constants';
import { FFmpegError, Frame as NativeFrame, SoftwareScaleContext } from 'node-av/lib';
import type { Frame } from '../frame.ts';
import { type HdrTransfer, hdrToSdr } from './hdr-to-sdr.ts';
import { oriented } from './orient-frame.ts';
import type { VideoTrack } from './video-track.ts';

/** The scaler's vector code writes lines whole up to this many bytes; in shorter ones it leaves the last columns unwritten. */
const LINE_ALIGNMENT = 64;
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
  private readonly transfer: HdrTransfer | null;

  constructor(
    private readonly track: Pick<VideoTrack, 'width' | 'height' | 'orientation' | 'colorTrc'>,
    longSide: number,
  ) {
    const scale = Math.min(1, longSide / Math.max(track.width, track.height));
    const width = Math.max(1, Math.round(track.width * scale));
    const height = Math.max(1, Math.round(track.height * scale));
    this.transfer = TRANSFERS.get(track.colorTrc) ?? null;
    this.scaler.allocContext();
    this.small.alloc();
    this.small.format = this.transfer ? AV_PIX_FMT_RGB48LE : AV_PIX_FMT_RGB24;
    const sideways = track.orientation.turns % 2 === 1;
    [this.small.width, this.small.height] = sideways ? [height, width] : [width, height];
    // Without accurate rounding, 8 bits to 16 goes by pairs of columns and leaves the last of an odd width unwritten.
    const byPairs = this.transfer !== null && this.small.width % 2 === 1;
    this.scaler.setOption('sws_flags', byPairs ? SWS_AREA | SWS_ACCURATE_RND : SWS_AREA);
    this.small.colorRange = AVCOL_RANGE_JPEG;
    FFmpegError.throwIfError(this.small.getBuffer(LINE_ALIGNMENT), 'buffer');
    // Stills are served: what the scaler should ever leave out is black, not what this memory held before.
    this.small.data?.[0]?.fill(0);
  }

  /** Null for a frame that cannot be scaled. */
  scale(frame: NativeFrame): Frame | null {
    const isHd = Math.min(frame.width, frame.height) >= HD_ROWS;
    if (frame.colorSpace === AVCOL_SPC_UNSPECIFIED && isHd) frame.colorSpace = AVCOL_SPC_BT709;
    if (this.transfer) {
      frame.colorTrc = AVCOL_TRC_UNSPECIFIED;
      frame.colorPrimaries = AVCOL_PRI_UNSPECIFIED;
    }
    // Fields are joined before; the scaler refuses what still says that it is of two.
    frame.clearFlags(AV_FRAME_FLAG_INTERLACED);
    if (this.scaler.scaleFrameSync(this.small, frame) < 0) return null;
    const { width, height } = this.small;
    const plane = this.small.data?.[0];
    const stride = this.small.linesize[0] ?? 0;
    if (!plane) return null;
    if (!this.transfer)
      return oriented({ width, height, rgb: withoutPadding(plane, width * 3, height, stride) }, this.track.orientation);
    const wide = withoutPadding(plane, width * 6, height, stride);
    const rgb = hdrToSdr(new Uint16Array(wide.buffer), this.transfer);
    return oriented({ width, height, rgb }, this.track.orientation);
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
