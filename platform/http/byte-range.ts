/** A part of a file by its first and last byte, both in it. */
export interface BytePart {
  readonly first: number;
  readonly last: number;
}

/**
 * What a `Range` header asks of `size` bytes (RFC 9110, 14.1.2). Null where the whole is to be answered: no header, another unit,
 * several parts, or what cannot be read, which the RFC lets a server ignore. `none`: the part lies outside, which is a 416.
 */
export function readByteRange(header: string | undefined, size: number): BytePart | 'none' | null {
  const asked = /^bytes=(\d*)-(\d*)$/i.exec(header?.replace(/\s/g, '') ?? '');
  if (!asked) return null;
  const [from = '', to = ''] = asked.slice(1);
  if (from === '' && to === '') return null;
  if (from === '') {
    const tail = Number(to);
    return tail === 0 || size === 0 ? 'none' : { first: Math.max(0, size - tail), last: size - 1 };
  }
  const first = Number(from);
  const last = to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (to !== '' && Number(to) < first) return null;
  return first >= size ? 'none' : { first, last };
}
