import { IOContext } from 'node-av/lib';

const WRITE_SIZE = 1 << 18;

/** A file in memory that a muxer writes to: the engine's child has no disk. Free it when done. */
export class MemoryFile {
  readonly io = new IOContext();
  private data: Buffer;
  private position = 0;
  private length = 0;

  /** @param expected bytes: more of them are taken all the same, at the price of a copy */
  constructor(expected = 1 << 20) {
    this.data = Buffer.alloc(expected);
    this.io.allocContextWithCallbacks(
      WRITE_SIZE,
      1,
      null,
      (chunk) => this.write(chunk),
      (offset, whence) => this.seek(Number(offset), whence),
    );
  }

  /** What was written so far; not a copy. */
  get bytes(): Buffer {
    return this.data.subarray(0, this.length);
  }

  free(): void {
    this.io.freeContext();
  }

  private write(chunk: Buffer): number {
    const end = this.position + chunk.length;
    if (end > this.data.length) {
      const larger = Buffer.alloc(Math.max(end, this.data.length * 2));
      this.data.copy(larger, 0, 0, this.length);
      this.data = larger;
    }
    chunk.copy(this.data, this.position);
    this.position = end;
    this.length = Math.max(this.length, end);
    return chunk.length;
  }

  private seek(offset: number, whence: number): bigint {
    const [set, current, end, size] = [0, 1, 2, 0x10000];
    if (whence & size) return BigInt(this.length);
    const base = whence === set ? 0 : whence === current ? this.position : whence === end ? this.length : Number.NaN;
    const target = base + offset;
    if (!(target >= 0)) return -1n;
    this.position = target;
    return BigInt(target);
  }
}
