import {
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV420P10LE,
  AV_PIX_FMT_YUV422P,
  AV_PIX_FMT_YUV444P,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  AVCOL_TRC_SMPTE2084,
  type AVColorTransferCharacteristic,
  type AVPixelFormat,
} from 'node-av/constants';
import { Frame as NativeFrame } from 'node-av/lib';
import { describe, expect, it } from 'vitest';
import type { Frame } from '../frame.ts';
import { UPRIGHT } from './orient-frame.ts';
import { FrameScaler } from './scale-frame.ts';

interface Kind {
  readonly name: string;
  readonly format: AVPixelFormat;
  readonly bytes: 1 | 2;
  readonly colorTrc: AVColorTransferCharacteristic;
}

const KINDS: readonly Kind[] = [
  { name: '4:2:0', format: AV_PIX_FMT_YUV420P, bytes: 1, colorTrc: AVCOL_TRC_BT709 },
  { name: '4:2:2', format: AV_PIX_FMT_YUV422P, bytes: 1, colorTrc: AVCOL_TRC_BT709 },
  { name: '4:4:4', format: AV_PIX_FMT_YUV444P, bytes: 1, colorTrc: AVCOL_TRC_BT709 },
  { name: '10 bits', format: AV_PIX_FMT_YUV420P10LE, bytes: 2, colorTrc: AVCOL_TRC_BT709 },
  { name: '8 bits of HDR', format: AV_PIX_FMT_YUV420P, bytes: 1, colorTrc: AVCOL_TRC_SMPTE2084 },
  { name: '10 bits of HDR', format: AV_PIX_FMT_YUV420P10LE, bytes: 2, colorTrc: AVCOL_TRC_SMPTE2084 },
];

/** Luma code 16..235 of a column: a gradient that ends bright, so that black or old columns are seen. */
const lumaAt = (x: number, width: number): number => 60 + Math.round((170 * x) / (width - 1));

/** Grey columns as `luma` says. */
function drawn({ format, bytes }: Kind, width: number, height: number, luma: (x: number) => number): NativeFrame {
  const frame = new NativeFrame();
  frame.alloc();
  Object.assign(frame, { format, width, height, colorSpace: AVCOL_SPC_BT709, colorRange: AVCOL_RANGE_MPEG });
  frame.getBuffer();
  for (const [plane, data] of (frame.data ?? []).entries()) {
    const stride = frame.linesize[plane] as number;
    for (let y = 0; y < data.length / stride; y += 1) {
      for (let x = 0; x < stride / bytes; x += 1) {
        const value = plane === 0 ? luma(Math.min(x, width - 1)) : 128;
        if (bytes === 1) data[y * stride + x] = value;
        else data.writeUInt16LE(value << 2, y * stride + 2 * x);
      }
    }
  }
  return frame;
}

const scalerOf = ({ colorTrc }: Kind, width: number, height: number, longSide: number) =>
  new FrameScaler({ width, height, orientation: UPRIGHT, colorTrc }, longSide);

function scaled(scaler: FrameScaler, frame: NativeFrame): Buffer {
  const picture = scaler.scale(frame);
  expect(picture).not.toBeNull();
  return Buffer.from((picture as Frame).rgb);
}

/** What the memory the scaler writes to held before, one value a run. */
const LEFT_BEHIND = [0, 0x55, 0xaa];
const memoryOf = (scaler: FrameScaler): Buffer =>
  (scaler as unknown as { small: NativeFrame }).small.data?.[0] as Buffer;

/** Heights of each class that scalers treat in another way: even and odd, whole and broken blocks. */
const HEIGHTS = [16, 17, 24, 31];
const WIDTHS = Array.from({ length: 185 }, (_, at) => 16 + at);

describe('a scaled frame', { timeout: 60_000 }, () => {
  it.each(KINDS)('of $name is written whole at each width, whatever lay in its memory', (kind) => {
    const wrong: string[] = [];
    for (const width of WIDTHS) {
      const height = HEIGHTS[(width >> 1) % HEIGHTS.length] as number;
      using gradient = drawn(kind, width, height, (x) => lumaAt(x, width));
      for (const longSide of [1280, Math.ceil(Math.max(width, height) * 0.6)]) {
        const runs = Array.from({ length: 3 }, (_, run) => {
          const scaler = scalerOf(kind, width, height, longSide);
          memoryOf(scaler).fill(LEFT_BEHIND[run] as number);
          const rgb = scaled(scaler, gradient);
          scaler.free();
          return rgb;
        });
        if (!runs.every((run) => run.equals(runs[0] as Buffer))) wrong.push(`${width} x ${height} to ${longSide}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('has the real columns of the picture to its last one', () => {
    const wrong: string[] = [];
    for (const kind of KINDS.filter(({ colorTrc }) => colorTrc === AVCOL_TRC_BT709)) {
      for (const width of WIDTHS) {
        const height = HEIGHTS[(width >> 1) % HEIGHTS.length] as number;
        using gradient = drawn(kind, width, height, (x) => lumaAt(x, width));
        const scaler = scalerOf(kind, width, height, 1280);
        const rgb = scaled(scaler, gradient);
        scaler.free();
        // Grey of limited range (ITU-R BT.709): 16 is black, 235 white. The scaler rounds 10 bits by up to 2.3 levels.
        const off = Array.from(rgb, (value, at) => {
          const x = Math.floor(at / 3) % width;
          return Math.abs(value - ((lumaAt(x, width) - 16) * 255) / 219);
        });
        if (Math.max(...off) > 3) wrong.push(`${kind.name} ${width} x ${height}: ${Math.max(...off).toFixed(1)}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it('of HDR ends as bright as it rises', () => {
    const kind = KINDS.find(({ name }) => name === '8 bits of HDR') as Kind;
    for (const width of [97, 101, 150, 199]) {
      using gradient = drawn(kind, width, 16, (x) => lumaAt(x, width));
      const scaler = scalerOf(kind, width, 16, 1280);
      const row = [...scaled(scaler, gradient).subarray(0, width * 3)].filter((_, at) => at % 3 === 0);
      scaler.free();
      expect(row).toEqual([...row].sort((one, other) => one - other));
    }
  });
});
