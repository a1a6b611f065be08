import { CHUNK_BYTES, type Chunk, type SendChunk } from '../chunks.ts';
import { WrittenFile } from '../fixes/video/written-file.ts';

/** A file that is sent away chunk by chunk while it is written, so that it is nowhere in this process as a whole. */
export class SentFile extends WrittenFile {
  private readonly waiting: Chunk[] = [];
  private gathered = Buffer.alloc(CHUNK_BYTES);
  private from = 0;
  private used = 0;

  /** @param expected bytes of the file, as far as that can be told */
  constructor(
    private readonly field: string,
    private readonly expected: number,
    private readonly sendChunk: SendChunk,
  ) {
    super();
  }

  /** Sends what is whole; to be waited for between two writes, so that little is held. */
  async send(): Promise<void> {
    for (const chunk of this.waiting.splice(0)) await this.sendChunk(chunk);
  }

  /** Sends the rest, and how long the file has become. */
  async finish(): Promise<void> {
    this.close(this.from + this.used);
    this.waiting.push({ kind: 'chunk', field: this.field, at: 0, of: this.length, bytes: new Uint8Array(0) });
    await this.send();
  }

  /** Has the other end forget what was sent. */
  async takeBack(): Promise<void> {
    await this.sendChunk({ kind: 'chunk', field: this.field, at: 0, of: 0, bytes: new Uint8Array(0) });
  }

  protected put(at: number, bytes: Buffer): void {
    if (at !== this.from + this.used) this.close(at);
    for (let taken = 0; taken < bytes.length; ) {
      const count = bytes.copy(this.gathered, this.used, taken);
      taken += count;
      this.used += count;
      if (this.used === CHUNK_BYTES) this.close(at + taken);
    }
  }

  /** What was gathered becomes a chunk; the next one begins at `next`. */
  private close(next: number): void {
    if (this.used > 0) {
      const bytes = this.gathered.subarray(0, this.used);
      this.waiting.push({ kind: 'chunk', field: this.field, at: this.from, of: this.expected, bytes });
      this.gathered = Buffer.alloc(CHUNK_BYTES);
    }
    this.from = next;
    this.used = 0;
  }
}
