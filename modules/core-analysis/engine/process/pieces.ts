/** Bytes that go between processes at once: what is sent is held twice on each side until it has arrived. */
const PIECE_BYTES = 1 << 20;

/** Part of a long byte array of the message that follows. */
export interface Piece {
  readonly kind: 'piece';
  readonly field: string;
  readonly at: number;
  /** Length of the whole. */
  readonly of: number;
  readonly bytes: Uint8Array;
}

/** Sends the long byte arrays among a message's fields ahead of it, each piece when the one before is gone, and gives back the rest. */
export async function sendAhead(
  fields: Readonly<Record<string, unknown>>,
  send: (piece: Piece) => Promise<void>,
): Promise<Record<string, unknown>> {
  const rest = { ...fields };
  for (const [field, value] of Object.entries(fields)) {
    if (!(value instanceof Uint8Array) || value.length <= PIECE_BYTES) continue;
    delete rest[field];
    for (let at = 0; at < value.length; at += PIECE_BYTES) {
      const bytes = value.subarray(at, at + PIECE_BYTES);
      await send({ kind: 'piece', field, at, of: value.length, bytes });
    }
  }
  return rest;
}

/** Puts the pieces together at the other end. */
export class PieceCollector {
  private fields: Record<string, Uint8Array> = {};

  take({ field, at, of, bytes }: Piece): void {
    this.fields[field] ??= new Uint8Array(of);
    this.fields[field].set(bytes, at);
  }

  /** The message with what was sent ahead of it. */
  complete(rest: unknown): unknown {
    const { fields } = this;
    this.fields = {};
    return Object.keys(fields).length === 0 ? rest : { ...(rest as object), ...fields };
  }
}
