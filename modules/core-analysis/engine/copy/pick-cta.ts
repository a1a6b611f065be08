import type { Region } from '../../contract/evidence.ts';
import type { Frame } from '../frame.ts';
import { type ButtonShape, findButton } from './button-shape.ts';
import { type CtaMatch, findCtas } from './find-cta.ts';

/** What picking needs of a block. */
export interface CtaCandidateBlock {
  text: string;
  region: Region;
  lineHeight: number;
  words: number;
}

export interface PickedCta {
  block: number;
  match: CtaMatch;
  button: ButtonShape | null;
}

/** How much each sign makes a text the call rather than a line of copy. */
function strengthOf({ match, button }: PickedCta, block: CtaCandidateBlock, largest: number): number {
  const alone = block.words <= match.words + 1;
  return (
    (button && alone ? 3 : 0) +
    (match.kind === 'phrase' ? 1 : 0) +
    (match.words <= 4 ? 1 : 0) +
    (alone ? 1 : 0) +
    (match.specific ? 0.25 : 0) -
    (block.lineHeight >= largest && !button ? 1.5 : 0)
  );
}

/** The strongest call to action among blocks, a button before bare words; of equals the later in reading order. */
export function pickCta(frame: Frame, blocks: readonly CtaCandidateBlock[]): PickedCta | null {
  const largest = Math.max(0, ...blocks.map(({ lineHeight }) => lineHeight));
  const several = blocks.length > 1;
  const candidates = blocks.flatMap((block, index) => {
    const matches = findCtas(block.text);
    if (matches.length === 0) return [];
    const button = findButton(frame, block.region, block.lineHeight);
    return matches.map((match) => {
      const picked = { block: index, match, button };
      return { picked, strength: strengthOf(picked, block, several ? largest : Number.POSITIVE_INFINITY) };
    });
  });
  const best = candidates.reduce<(typeof candidates)[number] | null>(
    (top, candidate) => (top && top.strength > candidate.strength ? top : candidate),
    null,
  );
  return best?.picked ?? null;
}
