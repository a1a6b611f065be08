import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Writable } from 'node:stream';

/** Where the one file of an upload is written, under a random name. What is too much, or too late, goes nowhere. */
export class LandingPlace {
  readonly path: string;
  private file: WriteStream | undefined;
  private closed = false;

  constructor(folder: string) {
    this.path = join(folder, `${randomUUID()}.upload`);
  }

  /** A stream into the file the first time; later ones, and any after `clear`, swallow what they get. */
  open(): Writable {
    if (this.file || this.closed) return new Writable({ write: (_piece, _encoding, done) => done() });
    this.file = createWriteStream(this.path, { flags: 'wx', mode: 0o600 });
    return this.file;
  }

  /** Ends the writing and removes the file; nothing is left, whichever way the writing was. */
  async clear(): Promise<void> {
    this.closed = true;
    const { file } = this;
    if (!file) return;
    file.destroy();
    if (!file.closed) await once(file, 'close').catch(() => undefined);
    await rm(this.path, { force: true });
  }
}
