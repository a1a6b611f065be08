import { createHash } from 'node:crypto';

/** Time in a UUIDv7; undefined where it is of another version. */
export function timeOf(id: string): Date | undefined {
  if (!/^[0-9a-f]{8}-[0-9a-f]{4}-7/i.test(id)) return undefined;
  return new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16));
}

/** The UUIDv7 of something that happened at a time: always the same one for the same name. */
export function eventIdOf(at: Date, name: string): string {
  const time = at.getTime().toString(16).padStart(12, '0').slice(-12);
  const hash = createHash('sha256').update(name).digest('hex');
  const variant = ((Number.parseInt(hash.charAt(3), 16) & 3) | 8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`;
}

/** Share of the hash space an id falls into, 0..1: the same for each sending of one event. */
export function drawOf(id: string): number {
  return createHash('sha256').update(id.toLowerCase()).digest().readUInt32BE(0) / 2 ** 32;
}
