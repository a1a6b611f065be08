import { WrittenFile } from './written-file.ts';

/** A file that is kept in memory while it is written. */
export class MemoryFile extends WrittenFile {
  private data = Buffer.alloc(1 << 20);

  /** What was written so far; not a copy. */
  get bytes(): Buffer {
    return this.data.subarray(0, this.length);
  }

  protected put(at: number, chunk: Buffer): void {
    const end = at + chunk.length;
    if (end > this.data.length) {
      const larger = Buffer.alloc(Math.max(end, this.data.length * 2));
      this.data.copy(larger, 0, 0, this.length);
      this.data = larger;
    }
    chunk.copy(this.data, at);
  }
}
