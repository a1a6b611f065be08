/** How much each block of text counts for the message, and what a fault of one does to the whole. */
import type { Goal } from '../../../contract/analysis.ts';
import type { TextBlock } from '../../measurements.ts';
import { ramp } from '../../response.ts';
import { CTA_GOALS } from '../message/from-cta.ts';
import { blockWeight } from './text-blocks.ts';

/** Line heights, as shares of the short side, between which text stops being a link of the message: 28 px of 1080 to 16. */
const SMALL_PRINT = [0.026, 0.015] as const;
/** What is left of a loss where small print alone has it. */
const OF_SMALL_PRINT = 0.25;
/** Shares of all words between which a kind of text stops being beside the message and is the message itself. */
const MOST_WORDS = [0.4, 0.7] as const;

/**
 * How far a block is a link of the message, 0.25..1: conditions of an offer in small print are not what an ad is read for, and an
 * unreadable line of them spoils it less than an unreadable headline; so it is with a request where a click is not the aim. Where
 * most words are of such a kind they are the message.
 */
export function standingAmong(blocks: readonly TextBlock[], goal: Goal): (block: TextBlock) => number {
  const smallness = ({ role, lineHeightOfShortSide }: TextBlock) =>
    role === 'small' ? ramp(...SMALL_PRINT)(lineHeightOfShortSide) : 0;
  const asking = ({ role }: TextBlock) => (role === 'cta' ? 1 : 0);
  const all = blocks.reduce((sum, { words }) => sum + words, 0);
  const beside = (kind: (block: TextBlock) => number) => {
    const words = blocks.reduce((sum, block) => sum + block.words * kind(block), 0);
    return 1 - ramp(...MOST_WORDS)(words / Math.max(1, all));
  };
  const [besideSmall, besideAsking] = [beside(smallness), beside(asking)];
  return (block) =>
    1 - (1 - OF_SMALL_PRINT) * smallness(block) * besideSmall - (1 - CTA_GOALS[goal]) * asking(block) * besideAsking;
}

/** A response that says what the block's own does to the message. */
export function feltAmong(
  blocks: readonly TextBlock[],
  respond: (block: TextBlock) => number,
  goal: Goal,
): (block: TextBlock) => number {
  const standing = standingAmong(blocks, goal);
  return (block) => 1 - standing(block) * (1 - respond(block));
}

/**
 * Weighted mean of a response over blocks, half of it replaced by the worst one: a chain of words breaks at its weakest. The worst
 * is the one that costs the message most, small print less than the rest.
 */
export function meanAndWorst(
  blocks: readonly TextBlock[],
  respond: (block: TextBlock) => number,
  goal: Goal,
): { response: number; worst: TextBlock | null } {
  const felt = feltAmong(blocks, respond, goal);
  let worst: TextBlock | null = null;
  let low = 2;
  let sum = 0;
  let weights = 0;
  for (const block of blocks) {
    const weight = blockWeight(block);
    sum += respond(block) * weight;
    weights += weight;
    const own = felt(block);
    if (own < low) {
      low = own;
      worst = block;
    }
  }
  return { response: weights > 0 ? 0.5 * (sum / weights) + 0.5 * low : 0, worst };
}
