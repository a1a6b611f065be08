/** Joins pictures to one object, so that they appear, are copied and go together: count, lengths, bytes. */
export function packFrames(frames: readonly Uint8Array[]): Buffer {
  const head = Buffer.alloc(4 + frames.length * 4);
  head.writeUInt32BE(frames.length);
  for (const [index, frame] of frames.entries()) head.writeUInt32BE(frame.length, 4 + index * 4);
  return Buffer.concat([head, ...frames]);
}

/** One picture of `packFrames`; undefined where there are not so many. */
export function unpackFrame(pack: Buffer, wanted: number): Buffer | undefined {
  const count = pack.readUInt32BE(0);
  if (wanted >= count) return undefined;
  let at = 4 + count * 4;
  for (let index = 0; index < wanted; index += 1) at += pack.readUInt32BE(4 + index * 4);
  return pack.subarray(at, at + pack.readUInt32BE(4 + wanted * 4));
}

/** All pictures of `packFrames`, in order. */
export function unpackFrames(pack: Buffer): Buffer[] {
  return Array.from({ length: pack.readUInt32BE(0) }, (_, index) => unpackFrame(pack, index) ?? Buffer.alloc(0));
}
