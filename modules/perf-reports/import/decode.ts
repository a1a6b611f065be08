import { isUtf8 } from 'node:buffer';

export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** Bytes of a file, read from the start each time it is called. */
export type OpenBytes = () => AsyncIterable<Uint8Array>;

export interface DetectedEncoding {
  readonly encoding: Encoding;
  /** Bytes that are no text in it, each shown as a question mark in a box. */
  readonly damagedBytes: number;
}

/** Decides by byte order mark, then by whether all bytes are sound UTF-8; what is neither is Windows-1252. Reads the whole file. */
export async function detectEncoding(open: OpenBytes): Promise<DetectedEncoding> {
  let head: Buffer | undefined;
  let rest = Buffer.alloc(0);
  let damaged = 0;
  let sequences = 0;
  for await (const chunk of open()) {
    const bytes = Buffer.concat([rest, chunk]);
    if (!head && bytes.length >= 4) {
      head = bytes.subarray(0, 4096);
      const wide = wideEncoding(head);
      if (wide) return { encoding: wide, damagedBytes: 0 };
    }
    const whole = bytes.subarray(0, bytes.length - openTail(bytes));
    rest = bytes.subarray(whole.length);
    if (isUtf8(whole)) continue;
    const counted = countSequences(whole);
    damaged += counted.damaged;
    sequences += counted.sequences;
  }
  damaged += rest.length;
  if (damaged === 0) return { encoding: 'utf-8', damagedBytes: 0 };
  // A spreadsheet's old code page has no sound sequences but by chance; damaged UTF-8 has many.
  return sequences > damaged
    ? { encoding: 'utf-8', damagedBytes: damaged }
    : { encoding: 'windows-1252', damagedBytes: 0 };
}

/** Text of a file, chunk by chunk, without its byte order mark. */
export async function* decodeText(open: OpenBytes, encoding: Encoding): AsyncGenerator<string> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of open()) {
    const text = decoder.decode(chunk, { stream: true });
    if (text !== '') yield text;
  }
  const rest = decoder.decode();
  if (rest !== '') yield rest;
}

/** UTF-16 by its mark, or by the zeros of Latin letters. */
function wideEncoding(head: Buffer): Encoding | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  let even = 0;
  let odd = 0;
  for (let at = 0; at < head.length; at += 1) {
    if (head[at] !== 0) continue;
    if (at % 2 === 0) even += 1;
    else odd += 1;
  }
  const half = head.length / 2;
  if (odd > half * 0.4 && even < half * 0.05) return 'utf-16le';
  if (even > half * 0.4 && odd < half * 0.05) return 'utf-16be';
  return undefined;
}

/** Bytes at the end that begin a sequence the next chunk may finish. */
function openTail(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] as number;
    if (byte < 0x80) return 0;
    if (byte >= 0xc0) return sequenceLength(byte) > back ? back : 0;
  }
  return 0;
}

function countSequences(bytes: Buffer): { sequences: number; damaged: number } {
  let sequences = 0;
  let damaged = 0;
  for (let at = 0; at < bytes.length; ) {
    const length = sequenceLength(bytes[at] as number);
    if (length > 0 && isUtf8(bytes.subarray(at, at + length))) {
      if (length > 1) sequences += 1;
      at += length;
    } else {
      damaged += 1;
      at += 1;
    }
  }
  return { sequences, damaged };
}

/** Length by the first byte; 0 where none begins with it. */
function sequenceLength(byte: number): number {
  if (byte < 0x80) return 1;
  if (byte >= 0xc2 && byte < 0xe0) return 2;
  if (byte >= 0xe0 && byte < 0xf0) return 3;
  return byte >= 0xf0 && byte < 0xf5 ? 4 : 0;
}
