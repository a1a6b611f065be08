import { createWriteStream, existsSync, mkdirSync, renameSync, statSync, type WriteStream } from 'node:fs';
import { dirname } from 'node:path';

/** Longer ones are put aside as `<name>.1`, over the one before. */
const LIMIT_BYTES = 20 * 1024 * 1024;

/** A log that grows no further than twice its limit. */
export class LogFile {
  private stream: WriteStream;
  private bytes: number;

  constructor(
    private readonly path: string,
    private readonly limitBytes = LIMIT_BYTES,
  ) {
    mkdirSync(dirname(path), { recursive: true });
    this.bytes = existsSync(path) ? statSync(path).size : 0;
    this.stream = createWriteStream(path, { flags: 'a' });
  }

  write(line: string): void {
    if (this.bytes > this.limitBytes) this.turn();
    this.bytes += Buffer.byteLength(line) + 1;
    this.stream.write(`${line}\n`);
  }

  /** Resolves when all lines are on disk. */
  close(): Promise<void> {
    return new Promise((resolve) => this.stream.end(resolve));
  }

  private turn(): void {
    this.stream.end();
    renameSync(this.path, `${this.path}.1`);
    this.stream = createWriteStream(this.path, { flags: 'a' });
    this.bytes = 0;
  }
}
