import type { Region } from '../../contract/evidence.ts';
import type { Frame } from '../frame.ts';
import { type ButtonShape, findButton } from './button-shape.ts';
import { type CtaMatch, findCtas, isVague, namesReward, verbAtStart } from './find-cta.ts';
import { leavesVerbToNext } from './subject-before.ts';

/** What picking needs of a block. */
export interface CtaCandidateBlock {
  text: string;
  region: Region;
  lineHeight: number;
  words: number;
  /** How surely it was read, 0..1; surely where absent. */
  confidence?: number;
}

export interface PickedCta {
  block: number;
  match: CtaMatch;
  button: ButtonShape | null;
}

/** What a button says to or for the person who presses it ("Fill my crate"), whatever its verb. */
const SAID_BY_A_BUTTON = /^\p{L}{2,}\s+(?:my|your|me)\s+\p{L}/iu;
const MAX_BUTTON_WORDS = 5;
/** Read less surely, the verb may be any word. */
const SURELY_READ = 0.9;

/** A button says its request and little more: a card with more words than this, most of them none of the request, is a card. */
const MOST_WORDS_ON_A_BUTTON = 8;

/** The shape as the request's button; null where it holds a text in which the request is one sentence among others. */
function buttonOf(button: ButtonShape | null, match: CtaMatch, { words }: CtaCandidateBlock): ButtonShape | null {
  return words > MOST_WORDS_ON_A_BUTTON && words > 2 * match.words ? null : button;
}

/** The verb of words that call only when they stand in a button: of no list, or with an object of no list. */
function buttonVerb(text: string): string | undefined {
  if (SAID_BY_A_BUTTON.test(text.trim())) return text.trim().split(/\s+/u)[0]?.toLowerCase();
  return verbAtStart(text);
}

/** The call of such words in their button; none where they may be any other line. */
function unlistedCall({ text, words, confidence = 1 }: CtaCandidateBlock, button: ButtonShape | null): CtaMatch[] {
  const verb = buttonVerb(text);
  if (button === null || confidence < SURELY_READ || words > MAX_BUTTON_WORDS || !verb) return [];
  return [{ text: text.trim(), verb, specific: namesReward(text, verb), kind: 'verb', words }];
}

/** Colour difference from which a fill stands out rather than frames its words, CIEDE2000 points; 0 to about 100. */
const STANDS_OUT = 20;

/** How much a button draws to itself beside others: filled against an outline, larger, and asking for more than a look, 0..2.5. */
function pullOf(button: ButtonShape, match: CtaMatch): number {
  const filled = Math.min(1, button.deltaEToSurround / STANDS_OUT);
  const sized = Math.min(0.5, 4 * button.region.w * button.region.h);
  return filled + Math.round(sized * 10) / 10 + (isVague(match.text) ? 0 : 1);
}

/** How much each sign makes a text the call rather than a line of copy. */
function strengthOf({ match, button }: PickedCta, block: CtaCandidateBlock, largest: number): number {
  const alone = block.words <= match.words + 1;
  return (
    (button && alone ? 3 + pullOf(button, match) : 0) +
    (match.kind === 'phrase' ? 1 : 0) +
    (match.words <= 4 ? 1 : 0) +
    (alone ? 1 : 0) +
    (match.specific ? 0.25 : 0) -
    (block.lineHeight >= largest && !button ? 1.5 : 0)
  );
}

/**
 * The strongest call to action among blocks: a button before bare words, of two buttons the one that is filled, asks for more than
 * a look, or is larger; of equals the later in reading order.
 */
export function pickCta(frame: Frame, blocks: readonly CtaCandidateBlock[]): PickedCta | null {
  const largest = Math.max(0, ...blocks.map(({ lineHeight }) => lineHeight));
  const several = blocks.length > 1;
  const candidates = blocks.flatMap((block, index) => {
    const listed = findCtas(block.text);
    if (listed.length === 0 && !buttonVerb(block.text)) return [];
    const button = findButton(frame, block.region, block.lineHeight);
    if (!button && leavesVerbToNext(blocks[index - 1]?.text ?? '')) return [];
    const matches = listed.length > 0 ? listed : unlistedCall(block, button);
    return matches.map((match) => {
      const picked = { block: index, match, button: buttonOf(button, match, block) };
      return { picked, strength: strengthOf(picked, block, several ? largest : Number.POSITIVE_INFINITY) };
    });
  });
  const best = candidates.reduce<(typeof candidates)[number] | null>(
    (top, candidate) => (top && top.strength > candidate.strength ? top : candidate),
    null,
  );
  return best?.picked ?? null;
}
