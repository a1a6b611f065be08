import { encodedLight } from '../colour-science.ts';

/** Luminance of white in a picture of standard range, cd/m² (ITU-R BT.2408). */
const WHITE = 203;
/** What a display of HLG and what a PQ picture without a word about itself is taken to reach, cd/m². */
const PEAK = 1000;
/** From which share of white on light is compressed, so that all up to the peak still fits. */
const KNEE = 0.75;

export type HdrTransfer = 'pq' | 'hlg';

/** Light of a PQ code 0..1, as a share of white (SMPTE ST 2084). */
function pqLight(code: number): number {
  const p = code ** (1 / 78.84375);
  return ((Math.max(p - 0.8359375, 0) / (18.8515625 - 18.6875 * p)) ** (1 / 0.1593017578125) * 10_000) / WHITE;
}

/** Light of the scene of an HLG code 0..1, 0..1 (ARIB STD-B67). */
function hlgLight(code: number): number {
  return code <= 0.5 ? (code * code) / 3 : (Math.exp((code - 0.55991073) / 0.17883277) + 0.28466892) / 12;
}

/** Code 0..255 of light as a share of white, by the curve of sRGB. */
const srgbCode = (light: number): number => 255 * encodedLight(light);

/** Light under white for light of any strength: unchanged under the knee, then ever flatter up to the peak. */
function compressed(light: number): number {
  if (light <= KNEE) return light;
  const room = 1 - KNEE;
  const over = (light - KNEE) / room;
  const most = (PEAK / WHITE - KNEE) / room;
  return Math.min(1, KNEE + (room * over * (1 + over / most ** 2)) / (1 + over));
}

const CODES = 4096;
const LIGHT_OF = { pq: pqLight, hlg: hlgLight };

interface Tables {
  /** Light of each code of the picture. */
  readonly light: Float32Array;
  /** Code of sRGB by the root of light under white. */
  readonly srgb: Uint8Array;
}

const prepared = new Map<HdrTransfer, Tables>();

/** Made when the first picture of its kind comes: few videos are. */
function tablesOf(transfer: HdrTransfer): Tables {
  const known = prepared.get(transfer);
  if (known) return known;
  const shares = Array.from({ length: CODES }, (_, i) => i / (CODES - 1));
  const tables = {
    light: Float32Array.from(shares, LIGHT_OF[transfer]),
    srgb: Uint8Array.from(shares, (share) => Math.round(srgbCode(share ** 2))),
  };
  prepared.set(transfer, tables);
  return tables;
}

/**
 * Brings a picture of high dynamic range (16 bits a colour, BT.2020) to 8 bits of sRGB. libswscale does it too, but takes
 * seconds to prepare each size and then 20 times as long for each frame.
 */
export function hdrToSdr(codes: Uint16Array, transfer: HdrTransfer): Uint8Array {
  const { light, srgb } = tablesOf(transfer);
  const coded = (of: number): number =>
    srgb[Math.round(Math.sqrt(Math.min(1, Math.max(0, of))) * (CODES - 1))] as number;
  const rgb = new Uint8Array(codes.length);
  for (let at = 0; at < codes.length; at += 3) {
    let r = light[(codes[at] as number) >> 4] as number;
    let g = light[(codes[at + 1] as number) >> 4] as number;
    let b = light[(codes[at + 2] as number) >> 4] as number;
    const y = 0.2627 * r + 0.678 * g + 0.0593 * b;
    // The scene's light becomes the display's by a power of its luminance (BT.2100).
    const shown = transfer === 'hlg' ? (y ** 0.2 * PEAK) / WHITE : 1;
    const strongest = Math.max(r, g, b) * shown;
    const factor = strongest > 0 ? (shown * compressed(strongest)) / strongest : 0;
    const luminance = y * factor;
    r *= factor;
    g *= factor;
    b *= factor;
    const red = 1.6605 * r - 0.5876 * g - 0.0728 * b;
    const green = -0.1246 * r + 1.1329 * g - 0.0083 * b;
    const blue = -0.0182 * r - 0.1006 * g + 1.1187 * b;
    // A colour that sRGB lacks gives way toward its grey as far as it must, so that its texture stays.
    const least = Math.min(red, green, blue);
    const most = Math.max(red, green, blue);
    const low = least < 0 ? luminance / (luminance - least) : 1;
    const high = most > 1 ? (1 - luminance) / (most - luminance) : 1;
    const kept = Math.max(0, Math.min(low, high));
    rgb[at] = coded(luminance + kept * (red - luminance));
    rgb[at + 1] = coded(luminance + kept * (green - luminance));
    rgb[at + 2] = coded(luminance + kept * (blue - luminance));
  }
  return rgb;
}
