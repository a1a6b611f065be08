/** Boxes that hold other boxes on the way to the tables of places. */
const FOLDERS = new Set(['moov', 'trak', 'mdia', 'minf', 'stbl']);

interface Box {
  readonly type: string;
  readonly start: number;
  /** Where what it holds begins, after its size and name. */
  readonly inside: number;
  readonly end: number;
}

/**
 * A file of MP4 or MOV that we wrote, with its index before the pictures, so
 * that players can begin while it loads ("fast start"): moved in place, left
 * where it already is. ISO 14496-12, 8.7.5: places of chunks count from the
 * start of the file, so they move on by the length of the index.
 *
 * @throws RangeError where a place would not fit in its 32 bits
 */
export function indexToFront(file: Buffer): void {
  const boxes = boxesOf(file, 0, file.length);
  const index = boxes.find(({ type }) => type === 'moov');
  const pictures = boxes.find(({ type }) => type === 'mdat');
  if (!index || !pictures || index.start < pictures.start) return;
  const moov = Buffer.from(file.subarray(index.start, index.end));
  movePlaces(moov, 0, moov.length, moov.length);
  file.copyWithin(pictures.start + moov.length, pictures.start, index.start);
  moov.copy(file, pictures.start);
}

function boxesOf(file: Buffer, from: number, to: number): Box[] {
  const boxes: Box[] = [];
  for (let start = from; start + 8 <= to; ) {
    const told = file.readUInt32BE(start);
    const size = told === 1 ? Number(file.readBigUInt64BE(start + 8)) : told === 0 ? to - start : told;
    if (size < 8) break;
    const end = start + size;
    boxes.push({
      type: file.toString('latin1', start + 4, start + 8),
      start,
      inside: start + (told === 1 ? 16 : 8),
      end,
    });
    start = end;
  }
  return boxes;
}

function movePlaces(file: Buffer, from: number, to: number, by: number): void {
  for (const { type, inside, end } of boxesOf(file, from, to)) {
    if (FOLDERS.has(type)) movePlaces(file, inside, end, by);
    if (type !== 'stco' && type !== 'co64') continue;
    const count = file.readUInt32BE(inside + 4);
    for (let entry = 0; entry < count; entry += 1) {
      if (type === 'co64') {
        const at = inside + 8 + entry * 8;
        file.writeBigUInt64BE(file.readBigUInt64BE(at) + BigInt(by), at);
      } else {
        const at = inside + 8 + entry * 4;
        file.writeUInt32BE(file.readUInt32BE(at) + by, at);
      }
    }
  }
}
