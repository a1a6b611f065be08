/** Which words of a picture are there to be read at a glance, and which are there for the law, for later, or as a mark. */
import { isBrandAlone } from '../../brand/match-brand.ts';
import { isFactLine } from '../../copy/flyer.ts';
import { lexiconFor } from '../../copy/language.ts';
import { isSignature } from '../../copy/read-claims.ts';
import type { Written } from '../../copy/written.ts';
import type { TextBlock } from '../../measurements.ts';
import { isLegal, mayBeNotice } from '../book/text-blocks.ts';

const SPARED = [
  'small print',
  'a pictured screen',
  'the name',
  'a customer’s words',
  'dates, times and places',
] as const;
type Spared = (typeof SPARED)[number];

/** Fewer words than these say nothing: then names and facts are the message. */
const LEAST = 3;

/** What carries a message at a glance, wherever it stands. */
const CARRIES = new Set<TextBlock['role']>(['headline', 'offer', 'cta']);

/** Whether a line is nothing but the brand's name, as read or as given. */
function isName(m: Pick<Written, 'copy'>, block: TextBlock, index: number, brand: string | null): boolean {
  if (CARRIES.has(block.role)) return false;
  if (m.copy.brand?.includes(index)) return true;
  return brand !== null && isBrandAlone(block.text, brand);
}

/** Whether small print is the note at the foot: a sentence that begins below every line of copy, facts and names apart. */
function isFootNote(block: TextBlock, copy: readonly TextBlock[]): boolean {
  return (
    mayBeNotice(block) &&
    copy.length > 0 &&
    copy.every(({ region: { y, h }, lines }) => block.region.y >= y + h - h / (2 * lines))
  );
}

/** Of each block why it is not to be read at a glance, or null where it is. */
function sparedFrom(m: Written, brand: string | null): (Spared | null)[] {
  const { blocks } = m.text;
  const language = lexiconFor(blocks.map(({ text }) => text));
  const quoted = m.copy.socialProof?.kind === 'testimonial' ? m.copy.socialProof.block : null;
  const isSigned = (i: number) => quoted !== null && i === quoted + 1 && isSignature(blocks[i]?.text ?? '');
  const known = blocks.map((block, i): Spared | null => {
    if (m.copy.screen?.includes(i)) return 'a pictured screen';
    if (isLegal(m, block)) return 'small print';
    if (i === quoted || isSigned(i)) return 'a customer’s words';
    if (isName(m, block, i, brand)) return 'the name';
    return !CARRIES.has(block.role) && isFactLine(block.text, language) ? 'dates, times and places' : null;
  });
  const copy = blocks.filter((b, i) => known[i] === null && b.role !== 'small' && !b.pictured);
  return blocks.map((b, i) => known[i] ?? (isFootNote(b, copy) ? 'small print' : null));
}

/** The words of a picture by what they are for. */
export interface GlanceWords {
  /** How many are to be read at a glance. */
  count: number;
  /** The blocks they stand in. */
  blocks: TextBlock[];
  /** How many others there are, and what they are. */
  others: number;
  kinds: Spared[];
}

/**
 * Words to be read at a glance: all but the small print of the law, a pictured screen, the name, a customer's words with who signs
 * them, and the facts of an event or a shop. Where next to nothing else is there, name, facts and quote are the message.
 */
export function glanceWords(m: Written, brand: string | null): GlanceWords {
  const why = sparedFrom(m, brand);
  const without = (kinds: readonly Spared[]): GlanceWords => {
    const isOther = (i: number) => why[i] !== null && kinds.includes(why[i] as Spared);
    const others = m.text.blocks.reduce((sum, b, i) => sum + (isOther(i) && !b.pictured ? b.words : 0), 0);
    return {
      count: m.text.wordCount - others,
      blocks: m.text.blocks.filter((b, i) => !isOther(i) && !b.pictured),
      others,
      kinds: kinds.filter((kind) => m.text.blocks.some((b, i) => why[i] === kind && isOther(i) && !b.pictured)),
    };
  };
  return [SPARED, SPARED.slice(0, 2)].map(without).find(({ count }) => count >= LEAST) ?? without([]);
}
