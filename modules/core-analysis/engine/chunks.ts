/** Bytes that go between processes at once: what is sent is held twice on each side until it has arrived. */
export const CHUNK_BYTES = 1 << 20;
/** More than any file of ours: who says more is out of order. */
const MOST_BYTES = 1 << 30;

/** Part of a long byte array of the message that follows. What is sent later for the same place holds. */
export interface Chunk {
  readonly kind: 'chunk';
  readonly field: string;
  readonly at: number;
  /** Length of the whole, or about as much while that is not known: the last chunk tells. 0 takes the array back. */
  readonly of: number;
  readonly bytes: Uint8Array;
}

/** Sends one chunk; resolves when it is gone. */
export type SendChunk = (chunk: Chunk) => Promise<void>;

/** Sends the long byte arrays among a message's fields ahead of it, each chunk when the one before is gone, and gives back the rest. */
export async function sendAhead(
  fields: Readonly<Record<string, unknown>>,
  send: SendChunk,
): Promise<Record<string, unknown>> {
  const rest = { ...fields };
  for (const [field, value] of Object.entries(fields)) {
    if (!(value instanceof Uint8Array) || value.length <= CHUNK_BYTES) continue;
    delete rest[field];
    for (let at = 0; at < value.length; at += CHUNK_BYTES) {
      const bytes = value.subarray(at, at + CHUNK_BYTES);
      await send({ kind: 'chunk', field, at, of: value.length, bytes });
    }
  }
  return rest;
}

/** Puts the chunks together at the other end. */
export class ChunkCollector {
  private readonly arrays = new Map<string, { bytes: Uint8Array; length: number }>();

  /** @throws RangeError for a chunk that lies beyond everything a file of ours can be */
  take({ field, at, of, bytes }: Chunk): void {
    if (of === 0) {
      this.arrays.delete(field);
      return;
    }
    const end = at + bytes.length;
    if (!(at >= 0 && end <= MOST_BYTES && of > 0 && of <= MOST_BYTES)) throw new RangeError('a chunk out of order');
    let array = this.arrays.get(field)?.bytes ?? new Uint8Array(of);
    if (end > array.length) {
      const larger = new Uint8Array(Math.max(end, Math.min(MOST_BYTES, array.length * 2)));
      larger.set(array);
      array = larger;
    }
    array.set(bytes, at);
    this.arrays.set(field, { bytes: array, length: of });
  }

  /** The message with what was sent ahead of it. */
  complete(rest: unknown): unknown {
    if (this.arrays.size === 0) return rest;
    const whole = [...this.arrays].map(([field, { bytes, length }]) => [field, bytes.subarray(0, length)]);
    this.arrays.clear();
    return { ...(rest as object), ...Object.fromEntries(whole) };
  }
}
