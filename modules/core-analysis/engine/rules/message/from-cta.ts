import type { Region } from '../../../contract/evidence.ts';
import type { Reading } from '../book/rule.ts';
import type { Read } from '../book/text-blocks.ts';
import { wordsGap } from './other-language.ts';
import { requestRead } from './request-read.ts';

/** A click is the aim of some goals and a side effect of others. */
export const CTA_GOALS = { sales: 1, leads: 1, engagement: 0.6, community: 0.5, awareness: 0.35 } as const;

/** Reads from the call to action, or says that it is missing. Nothing is praised of one that people cannot read. */
export function fromCta<C extends { text: string; block: number; region: Region }, D>(
  m: Read & { copy: { cta: C | null } },
  read: (cta: C) => Reading<D>,
): Reading<D> {
  if (m.copy.cta && m.text.measured) {
    const reading = read(m.copy.cta);
    return reading.kind === 'measured' && requestRead(m) !== 'read' ? { ...reading, unmet: true } : reading;
  }
  return wordsGap(m) ?? { kind: 'lost_with', leader: 'K-01' };
}
