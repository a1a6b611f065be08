import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/**
 * Unwraps a WOFF 1.0 file (W3C Recommendation, 2012) into the TrueType or
 * OpenType font in it. The PDF library can do it too, with an inflate in
 * JavaScript that takes half a second a report.
 */
export function woffToSfnt(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF 1.0 file');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + 16 * count);
  const power = 2 ** Math.floor(Math.log2(count));
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((count - power) * 16, 10);
  const parts: Buffer[] = [directory];
  let at = directory.length;
  for (let i = 0; i < count; i += 1) {
    const entry = HEADER + i * ENTRY;
    const [offset, packed, length] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field)) as [
      number,
      number,
      number,
    ];
    const raw = woff.subarray(offset, offset + packed);
    const table = packed < length ? inflateSync(raw, { maxOutputLength: length }) : raw;
    woff.copy(directory, 12 + 16 * i, entry, entry + 4);
    woff.copy(directory, 12 + 16 * i + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(at, 12 + 16 * i + 8);
    directory.writeUInt32BE(length, 12 + 16 * i + 12);
    const padded = Buffer.alloc(Math.ceil(length / 4) * 4);
    table.copy(padded);
    parts.push(padded);
    at += padded.length;
  }
  return Buffer.concat(parts);
}
