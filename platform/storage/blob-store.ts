export interface StoredBlob {
  readonly name: string;
  readonly size: number;
}

/**
 * Where sealed objects are kept: files or an S3 bucket. Names are made by `blob-name.ts`; the bytes mean nothing
 * without their owner's key and are the same in every place. A stop in the middle of a put leaves the old blob or the new one.
 */
export interface BlobStore {
  /** For people and logs: which place it is; holds no secret. */
  readonly place: string;
  /** Stores; overwrites. */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Stores what a file holds, without its bytes in memory. The file is the store's from then on and may be gone. */
  putFile(name: string, file: string): Promise<void>;
  /** All of it; `undefined` when there is none. */
  get(name: string): Promise<Buffer | undefined>;
  /** Its first `length` bytes; `undefined` when there is none. */
  head(name: string, length: number): Promise<Buffer | undefined>;
  /** Removes; silent when there is none. */
  delete(name: string): Promise<void>;
  /** Removes all whose name begins with this; it ends with `/`. */
  deletePrefix(prefix: string): Promise<void>;
  /** All of them, in the order of their names. */
  list(): AsyncGenerator<StoredBlob>;
}
