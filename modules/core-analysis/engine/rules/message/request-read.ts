/** Whether a creative asks for something, and whether people can read it: one answer for rules, team and script. */
import type { Region } from '../../../contract/evidence.ts';
import { isQuotable, type Read } from '../book/text-blocks.ts';
import { isFaintAt } from '../text/faint.ts';

/**
 * `none`: no request among the words. `unsure`: words that look like one, read too doubtfully to be quoted. `faint`: read by the
 * recogniser in letters that people can hardly make out. `read`: there for everybody.
 */
export type RequestRead = 'none' | 'unsure' | 'faint' | 'read';

/** A verb and one letter: what another shape leaves of "Buy now". A network may be named by one ("Follow X"). */
const CUT_OFF = /^\p{L}+\s[^xX\P{L}]$/u;

interface Asking extends Read {
  copy: Read['copy'] & { cta: { text: string; block: number; region: Region } | null };
}

/** Contrast of the request's letters; null where there is none or none could be measured. */
export function requestContrast({ text, copy: { cta } }: Asking): number | null {
  return (cta && text.blocks[cta.block]?.contrast) ?? null;
}

export function requestRead(m: Asking): RequestRead {
  const { cta } = m.copy;
  if (!cta || !m.text.measured) return 'none';
  if (!isQuotable(m, cta) || CUT_OFF.test(cta.text.trim())) return 'unsure';
  return isFaintAt(m, cta.block) ? 'faint' : 'read';
}
