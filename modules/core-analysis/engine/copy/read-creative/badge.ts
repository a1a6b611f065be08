import { hasConcept } from '../quote.ts';
import type { Creative } from './lines-of.ts';

const BADGE = 0.6;

/** Lines that are words of a store's badge, of a payment mark or a seal, whose drawing is fixed. */
export function badgesOf({ lines }: Creative): ReadonlySet<number> {
  return new Set(lines.flatMap(({ reading, index }) => (reading.p('badge') > BADGE ? [index] : [])));
}

/** Whether a badge is a door: the official wording of a store ("store" concept of the lexica). */
export const isStore = ({ lines }: Creative, index: number): boolean =>
  hasConcept(lines[index]?.reading.tokens ?? [], 'store');
