import type { Region } from '../../../contract/evidence.ts';
import { SURE } from '../../copy/read-creative/thresholds.ts';
import type { Written } from '../../copy/written.ts';
import { type NotMeasured, notApplicable, notMeasured, type Reading } from '../book/reading.ts';
import type { Read } from '../book/text-blocks.ts';
import { quote } from '../wording/words.ts';
import { wordsGap } from './other-language.ts';
import { requestRead } from './request-read.ts';

/** A click is the aim of some goals and a side effect of others; an ad to be seen and kept in mind has nothing to ask for. */
export const CTA_GOALS = { sales: 1, leads: 1, engagement: 0.6, community: 0.5, awareness: 0 } as const;

type Maybe = Pick<Written['copy'], 'maybe' | 'badges'>;

/** Why nobody can say that a request is missing: a line may be one. */
export function maybeGap({ copy }: { copy: Maybe }): NotMeasured | null {
  const line = copy.maybe?.request;
  return line ? notMeasured(`${quote(line.text, 34)} may be the call to action, but not surely`) : null;
}

/** Reads from the call to action, or says that it is missing. Nothing is praised of one that people cannot read. */
export function fromCta<C extends { text: string; block: number; region: Region; probability?: number }, D>(
  m: Read & { copy: Maybe & { cta: C | null } },
  read: (cta: C) => Reading<D>,
): Reading<D> {
  if (m.copy.cta && m.text.measured) {
    // A store's badge is drawn and worded as its owner says.
    if (m.copy.badges?.includes(m.copy.cta.block)) return notApplicable;
    const reading = read(m.copy.cta);
    const sure = requestRead(m) === 'read' && (m.copy.cta.probability ?? 1) >= SURE;
    return reading.kind === 'measured' && !sure ? { ...reading, unmet: true } : reading;
  }
  return wordsGap(m) ?? maybeGap(m) ?? { kind: 'lost_with', leader: 'K-01' };
}
