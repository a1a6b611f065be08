import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type CopiedFile, isReportName, type ReportSource, type SourceFile } from './report-source.ts';

const PIECE_BYTES = 256 * 1024;

/**
 * Exports that lie in a folder of this machine, not those in folders below it. Links are never followed: somebody who may write
 * into the folder could else have any file read. What was opened is what is checked and copied.
 */
export class FolderSource implements ReportSource {
  constructor(
    private readonly options: {
      readonly folder: string;
      readonly maxBytes: number;
      /** A file that changed within this time may still be being written, in milliseconds. */
      readonly settleMs: number;
      now(): Date;
    },
  ) {}

  async list(): Promise<readonly SourceFile[]> {
    const entries = await readdir(this.options.folder, { withFileTypes: true });
    const names = entries.filter((entry) => entry.isFile() && isReportName(entry.name)).map(({ name }) => name);
    const files: SourceFile[] = [];
    for (const path of names.sort()) {
      const found = await this.opened(path, async (file) => file.stat());
      if (found && this.isWhole(found))
        files.push({ path, bytes: found.size, changedAt: new Date(Math.floor(found.mtimeMs)) });
    }
    return files;
  }

  copy(path: string, to: string): Promise<CopiedFile | undefined> {
    return this.opened(path, async (file) => {
      const before = await file.stat();
      if (!this.isWhole(before)) return undefined;
      const hash = createHash('sha256');
      const target = await open(to, 'w', 0o600);
      try {
        const piece = Buffer.alloc(PIECE_BYTES);
        for (let at = 0; ; ) {
          const { bytesRead } = await file.read(piece, 0, PIECE_BYTES, at);
          if (bytesRead === 0) break;
          at += bytesRead;
          if (at > this.options.maxBytes) return undefined;
          hash.update(piece.subarray(0, bytesRead));
          await target.write(piece, 0, bytesRead);
        }
      } finally {
        await target.close();
      }
      const after = await file.stat();
      if (after.size !== before.size || after.mtimeMs !== before.mtimeMs) return undefined;
      return { bytes: after.size, sha256: hash.digest('hex') };
    });
  }

  private async opened<T>(path: string, use: (file: FileHandle) => Promise<T>): Promise<T | undefined> {
    if (!isReportName(path)) return undefined;
    let file: FileHandle;
    try {
      // Without waiting: a pipe would hold the call until somebody writes into it.
      file = await open(
        join(this.options.folder, path),
        constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK,
      );
    } catch (error) {
      if (GONE.has((error as NodeJS.ErrnoException).code ?? '')) return undefined;
      throw error;
    }
    try {
      return await use(file);
    } finally {
      await file.close();
    }
  }

  private isWhole(stat: { isFile(): boolean; size: number; mtimeMs: number }): boolean {
    const { maxBytes, settleMs, now } = this.options;
    return stat.isFile() && stat.size > 0 && stat.size <= maxBytes && now().getTime() - stat.mtimeMs >= settleMs;
  }
}

/** Went meanwhile, is a link, or is not ours to read. */
const GONE = new Set(['ENOENT', 'ELOOP', 'EACCES', 'EPERM', 'ENXIO', 'EISDIR']);
