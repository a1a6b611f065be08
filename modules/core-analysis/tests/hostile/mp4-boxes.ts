/** A box of an ISO media file: where it is and what it is called. */
export interface Box {
  readonly type: string;
  /** Of its header, from the start of the file. */
  readonly at: number;
  readonly size: number;
}

const HOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl', 'udta', 'edts', 'dinf']);

/** All boxes of a sound file in order, those inside others after them. */
export function boxesOf(file: Buffer, from = 0, to = file.length): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at + 8 <= to; ) {
    const size = file.readUInt32BE(at);
    if (size < 8 || at + size > to) break;
    const type = file.toString('latin1', at + 4, at + 8);
    boxes.push({ type, at, size });
    if (HOLDERS.has(type)) boxes.push(...boxesOf(file, at + 8, at + size));
    at += size;
  }
  return boxes;
}

/** A copy in which every box of this type was changed; `body` begins behind its header. */
export function patched(file: Buffer, type: string, change: (body: Buffer, whole: Buffer) => void): Buffer {
  const copy = Buffer.from(file);
  for (const box of boxesOf(file)) {
    if (box.type === type)
      change(copy.subarray(box.at + 8, box.at + box.size), copy.subarray(box.at, box.at + box.size));
  }
  return copy;
}

/** A box around bytes. */
export function box(type: string, body: Buffer = Buffer.alloc(0)): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(body.length + 8);
  head.write(type, 4, 'latin1');
  return Buffer.concat([head, body]);
}
