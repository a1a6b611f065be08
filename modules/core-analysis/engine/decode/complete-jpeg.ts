const END = [0xff, 0xd9] as const;
/** Frame headers of Huffman-coded pictures: baseline, extended, progressive. Of an arithmetic-coded one no decoder notices a missing end. */
const HUFFMAN_FRAMES = new Set([0xc0, 0xc1, 0xc2]);
const SCAN = 0xda;
/** Coefficients of a block. */
const BLOCK = 64;
/** A coefficient of which no scan has brought anything yet; other values are the bits that are still missing. */
const NOTHING_YET = 255;

/**
 * A JPEG that ends in its last scan without an end marker, with one; null for any other. Browsers show such a file whole. Whether
 * the data of its scans are whole is for the decoder to say, which without the marker would complain of either; what it does not
 * notice is checked here: that every bit of every component was announced by a scan, and that the file is not filled up with zeros.
 *
 * Pure and safe on hostile bytes.
 */
export function completeJpeg(bytes: Uint8Array): Uint8Array | null {
  if (!endsInWholeScans(bytes) || endsInPadding(bytes)) return null;
  const complete = new Uint8Array(bytes.length + END.length);
  complete.set(bytes);
  complete.set(END, bytes.length);
  return complete;
}

/** A zero that is not the second half of a coded 255. */
function endsInPadding(bytes: Uint8Array): boolean {
  return bytes.at(-1) === 0 && bytes.at(-2) !== 0xff;
}

/** Whether the bytes run out inside a scan, and the scans up to there announce every bit of the picture. */
function endsInWholeScans(bytes: Uint8Array): boolean {
  const missing = new Map<number, Uint8Array>();
  for (let at = 2; at + 4 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return false;
    const marker = bytes[at + 1] as number;
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const size = ((bytes[at + 2] as number) << 8) | (bytes[at + 3] as number);
    const body = bytes.subarray(at + 4, at + 2 + size);
    if (HUFFMAN_FRAMES.has(marker)) {
      for (let entry = 6; entry + 3 <= body.length; entry += 3)
        missing.set(body[entry] as number, new Uint8Array(BLOCK).fill(NOTHING_YET));
    }
    at += 2 + size;
    if (marker !== SCAN) continue;
    takeScan(body, missing);
    at = nextMarker(bytes, at);
    if (at >= bytes.length)
      return missing.size > 0 && [...missing.values()].every((bits) => bits.every((n) => n === 0));
    if (bytes[at + 1] === END[1]) return false;
  }
  return false;
}

/** Enters what a scan header announces: its components, from which coefficient to which, and down to which bit. */
function takeScan(header: Uint8Array, missing: ReadonlyMap<number, Uint8Array>): void {
  const count = header[0] ?? 0;
  const [from = 0, to = 0, bits = 0] = header.subarray(1 + 2 * count);
  for (let index = 0; index < count; index += 1)
    missing.get(header[1 + 2 * index] as number)?.fill(bits & 0x0f, from, Math.min(BLOCK, to + 1));
}

/** Where the next marker stands that is not part of coded data; the length of the file where there is none. */
function nextMarker(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1];
    if (code === undefined) break;
    const inData = code === 0x00 || code === 0xff || (code >= 0xd0 && code <= 0xd7);
    if (!inData) return at;
  }
  return bytes.length;
}
