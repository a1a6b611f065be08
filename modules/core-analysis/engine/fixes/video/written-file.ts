import { IOContext } from 'node-av/lib';

/** What FFmpeg gathers before it writes, bytes. */
const WRITE_SIZE = 1 << 18;

/** A file that a muxer writes to, here and there: the engine's child has no disk. Free it when done. */
export abstract class WrittenFile {
  readonly io = new IOContext();
  /** Bytes up to the end of what was written so far. */
  length = 0;
  private position = 0;

  constructor() {
    this.io.allocContextWithCallbacks(
      WRITE_SIZE,
      1,
      null,
      (chunk) => this.write(chunk),
      (offset, whence) => this.seek(Number(offset), whence),
    );
  }

  free(): void {
    this.io.freeContext();
  }

  /** Takes these bytes over, a copy of them if for longer than this call. */
  protected abstract put(at: number, bytes: Buffer): void;

  private write(chunk: Buffer): number {
    this.put(this.position, chunk);
    this.position += chunk.length;
    this.length = Math.max(this.length, this.position);
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
