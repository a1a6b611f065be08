import { SRGB_TO_LINEAR } from '../colour-science.ts';

type Triple = readonly [number, number, number];
type Matrix = readonly [Triple, Triple, Triple];

/** A colour space of three primaries: its matrix to XYZ of D50 (as profiles hold it) and its gamma. */
export interface ColourSpace {
  readonly toXyz: Matrix;
  readonly gamma: number;
}

/** Matrices by Bruce Lindbloom (Bradford-adapted to D50); ProPhoto is of D50 by birth. */
export const SPACES = {
  adobeRgb: {
    toXyz: [
      [0.6097559, 0.2052401, 0.149224],
      [0.3111242, 0.625656, 0.0632197],
      [0.0194811, 0.0608902, 0.7448387],
    ],
    gamma: 2.2,
  },
  proPhoto: {
    toXyz: [
      [0.7976749, 0.1351917, 0.0313534],
      [0.2880402, 0.7118741, 0.0000857],
      [0, 0, 0.82521],
    ],
    gamma: 1.8,
  },
} as const satisfies Record<string, ColourSpace>;

const SRGB: Matrix = [
  [0.4360747, 0.3850649, 0.1430804],
  [0.2225045, 0.7168786, 0.0606169],
  [0.0139322, 0.0971045, 0.7141733],
];

/** An ICC profile (version 2) of a colour space, or of grey with a gamma. */
export function profileOf(space: ColourSpace | { readonly greyGamma: number }): Buffer {
  const grey = 'greyGamma' in space;
  const tags: [string, Buffer][] = [
    ['desc', described('made for a test')],
    ['cprt', Buffer.from('text\0\0\0\0none\0', 'latin1')],
    ['wtpt', xyz([0.9642, 1, 0.8249])],
  ];
  if (grey) tags.push(['kTRC', curve(space.greyGamma)]);
  else
    for (const [index, letter] of ['r', 'g', 'b'].entries()) {
      tags.push([`${letter}XYZ`, xyz(space.toXyz.map((row) => row[index]) as unknown as Triple)]);
      tags.push([`${letter}TRC`, curve(space.gamma)]);
    }
  const header = Buffer.alloc(128);
  header.writeUInt32BE(0x02400000, 8);
  header.write(`mntr${grey ? 'GRAY' : 'RGB '}XYZ `, 12, 'latin1');
  header.write('acsp', 36, 'latin1');
  xyz([0.9642, 1, 0.8249]).copy(header, 68, 8);
  const table = Buffer.alloc(4 + 12 * tags.length);
  table.writeUInt32BE(tags.length);
  let at = header.length + table.length;
  for (const [index, [name, data]] of tags.entries()) {
    table.write(name, 4 + 12 * index, 'latin1');
    table.writeUInt32BE(at, 8 + 12 * index);
    table.writeUInt32BE(data.length, 12 + 12 * index);
    at += data.length;
  }
  const profile = Buffer.concat([header, table, ...tags.map(([, data]) => data)]);
  profile.writeUInt32BE(profile.length);
  return profile;
}

/** 8-bit sRGB as 16-bit numbers of another space. */
export function inSpace(srgb: Uint8Array, { toXyz, gamma }: ColourSpace): Uint16Array {
  const matrix = times(inverse(toXyz), SRGB);
  const out = new Uint16Array(srgb.length);
  for (let at = 0; at < srgb.length; at += 3) {
    const light = [0, 1, 2].map((channel) => SRGB_TO_LINEAR[srgb[at + channel] as number] as number);
    for (const [channel, row] of matrix.entries()) {
      const value = row.reduce((sum, factor, index) => sum + factor * (light[index] as number), 0);
      out[at + channel] = Math.round(65535 * Math.min(1, Math.max(0, value)) ** (1 / gamma));
    }
  }
  return out;
}

const padded = (data: Buffer): Buffer => Buffer.concat([data, Buffer.alloc((4 - (data.length % 4)) % 4)]);

function described(text: string): Buffer {
  const data = Buffer.alloc(12 + text.length + 79);
  data.write('desc', 'latin1');
  data.writeUInt32BE(text.length + 1, 8);
  data.write(text, 12, 'latin1');
  return padded(data);
}

function xyz(values: Triple): Buffer {
  const data = Buffer.alloc(20);
  data.write('XYZ ', 'latin1');
  for (const [index, value] of values.entries()) data.writeInt32BE(Math.round(value * 65536), 8 + 4 * index);
  return data;
}

function curve(gamma: number): Buffer {
  const data = Buffer.alloc(14);
  data.write('curv', 'latin1');
  data.writeUInt32BE(1, 8);
  data.writeUInt16BE(Math.round(gamma * 256), 12);
  return padded(data);
}

function times(a: Matrix, b: Matrix): Matrix {
  return a.map((row) =>
    [0, 1, 2].map((j) => row.reduce((sum, value, k) => sum + value * (b[k]?.[j] ?? 0), 0)),
  ) as unknown as Matrix;
}

function inverse([[a, b, c], [d, e, f], [g, h, i]]: Matrix): Matrix {
  const det = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
  return [
    [(e * i - f * h) / det, (c * h - b * i) / det, (b * f - c * e) / det],
    [(f * g - d * i) / det, (a * i - c * g) / det, (c * d - a * f) / det],
    [(d * h - e * g) / det, (b * g - a * h) / det, (a * e - b * d) / det],
  ];
}
