/**
 * Keeps files encrypted (AES-256-GCM) under a key of their owner, which is
 * itself wrapped by the master key. Whole objects, at most a few tens of MB.
 */
export interface ObjectStore {
  /** Encrypts and stores; overwrites. `key` is chosen by the caller, unique per owner. */
  put(owner: string, key: string, bytes: Uint8Array): Promise<void>;
  /** As `put`, with what a file on disk holds; the bytes never come into this thread. The file stays. */
  putFile(owner: string, key: string, source: string): Promise<void>;
  /** Decrypts; `undefined` when there is none. Throws when the object was tampered with. */
  get(owner: string, key: string): Promise<Buffer | undefined>;
  /** Removes; silent when there is none. */
  delete(owner: string, key: string): Promise<void>;
  /** Removes everything of an owner and makes what is left anywhere unreadable by dropping the owner's key. */
  deleteOwner(owner: string): Promise<void>;
}
