/** A file that may be a report, as its place lists it. */
export interface SourceFile {
  /** Names it inside its place; the same each time. */
  readonly path: string;
  readonly bytes: number;
  readonly changedAt: Date;
}

/** A file that was copied to this machine. */
export interface CopiedFile {
  readonly bytes: number;
  /** Of its bytes, in hex. */
  readonly sha256: string;
}

const ENDINGS = /\.(csv|tsv|txt|xlsx)$/i;

/** A name a report may have: without a folder in it. */
export function isReportName(name: string): boolean {
  return ENDINGS.test(name) && !name.startsWith('.') && !/[/\\\0]/.test(name);
}

/**
 * A place reports come from by themselves: a folder, a bucket, the API of an ad platform. Its contract is
 * `sources/testing/source-contract.ts`, which every adapter passes.
 */
export interface ReportSource {
  /** Files that are whole, in the order of their paths. @throws Error where the place cannot be reached */
  list(): Promise<readonly SourceFile[]>;
  /** Copies a file to `to`. Undefined where it is gone, is no plain file, grew too large, or changed while it was read. */
  copy(path: string, to: string): Promise<CopiedFile | undefined>;
}
