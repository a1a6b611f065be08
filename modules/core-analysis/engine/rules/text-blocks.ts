/** Selections of the text blocks that several rules share. */
import type { TextBlock, TextMeasures } from '../measurements.ts';
import { inPlace } from './regions.ts';
import { notApplicable, notMeasured } from './rule.ts';
import { quote } from './words.ts';

/** Under this confidence a block's words are too unsure to quote or to blame. */
const SURE = 0.4;
/** Under this one they are pointed to, not quoted. */
const LEGIBLE = 0.8;

/** Confidence of a block under which a word that was not found may just have been misread in it: clear type reads above it. */
const READ = 0.9;

/** Sharpest tile under which a picture is blurred as a whole (Q-01 gives it nothing). */
const BLURRED = 60;

/** Line height as a share of the short side from which WCAG calls text large: 24 of 390 CSS pixels on a phone. */
export const LARGE_TEXT = 24 / 390;

/** Whatever carries text blocks. */
export interface Read {
  text: Pick<TextMeasures, 'measured' | 'blocks'>;
  technical?: { sharpness: { best: number } };
}

/** Why text rules cannot speak, or null when they can. */
export function textGap(m: Read): ReturnType<typeof notMeasured> | typeof notApplicable | null {
  if (!m.text.measured) return notMeasured('the text recogniser was not available');
  return m.text.blocks.length === 0 ? notApplicable : null;
}

/**
 * Why a rule may not say that something is missing from the text, or null when it may: a block read this unsurely could well hold
 * it. Ads without any text are readable: nothing is there. What a blurred picture hides from the recogniser it hides from people
 * as well.
 */
export function readingGap(m: Read): ReturnType<typeof notMeasured> | null {
  if (!m.text.measured) return notMeasured('the text recogniser was not available');
  if (m.technical && m.technical.sharpness.best < BLURRED) return null;
  return m.text.blocks.some((b) => b.confidence < READ) ? notMeasured('the text could not be read') : null;
}

/** Blocks read well enough to be judged; all of them when none was. */
export function sureBlocks(m: Read): TextBlock[] {
  const sure = m.text.blocks.filter((b) => b.confidence >= SURE);
  return sure.length > 0 ? sure : m.text.blocks;
}

const ROLE_WEIGHT: Record<TextBlock['role'], number> = { headline: 3, cta: 3, offer: 3, body: 2, small: 1 };

/** How much a block matters to the message: its role, and its words with diminishing effect. */
export function blockWeight(block: TextBlock): number {
  return ROLE_WEIGHT[block.role] * Math.sqrt(Math.max(1, block.words));
}

const ROLE_WORDS: Record<TextBlock['role'], string> = {
  headline: 'headline',
  cta: 'call to action',
  offer: 'offer',
  body: 'line',
  small: 'small print',
};

/** What a person calls the block: "headline", "small print". */
export function roleName(block: TextBlock): string {
  return ROLE_WORDS[block.role];
}

/** The block's words in quotation marks, or its place where the words were read too unsurely to hold against anybody. */
export function nameBlock(block: TextBlock, max = 32): string {
  return block.confidence >= LEGIBLE ? quote(block.text, max) : `the ${roleName(block)} ${inPlace(block.region)}`;
}

/** Weighted mean of a response over blocks, half of it replaced by the worst one: a chain of words breaks at its weakest. */
export function meanAndWorst(
  blocks: readonly TextBlock[],
  respond: (block: TextBlock) => number,
): { response: number; worst: TextBlock | null } {
  let worst: TextBlock | null = null;
  let low = 2;
  let sum = 0;
  let weights = 0;
  for (const block of blocks) {
    const response = respond(block);
    const weight = blockWeight(block);
    sum += response * weight;
    weights += weight;
    if (response < low) {
      low = response;
      worst = block;
    }
  }
  return { response: weights > 0 ? 0.5 * (sum / weights) + 0.5 * low : 0, worst };
}
