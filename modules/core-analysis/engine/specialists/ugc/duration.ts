import type { Placement } from '../../../contract/analysis.ts';
import { durationZone } from '../../rules/video/duration-fit.ts';
import { PLACEMENT_LABELS } from '../../rules/wording/placement-words.ts';
import { plain, theOnly } from '../../rules/wording/words.ts';
import type { CreativeFacts } from './creative-facts.ts';
import { WORDS_PER_SECOND } from './hook-line.ts';

/** How long the clip should be, and why for this creative. */
export function durationOf(facts: CreativeFacts, placement: Placement): { from: number; to: number; why: string } {
  const { from, to } = durationZone(placement);
  const label = PLACEMENT_LABELS[placement];
  const range = `On ${label} ${from} to ${to} s have full marks`;
  if (facts.durationS !== null) {
    const length = `${plain(facts.durationS)} s`;
    const verdict =
      facts.durationS > to
        ? `cut ${plain(facts.durationS - to)} s from yours, which runs ${length}`
        : facts.durationS < from
          ? `yours ends ${plain(from - facts.durationS)} s short at ${length}`
          : `yours fits with ${length}`;
    return { from, to, why: `${range}: ${verdict}.` };
  }
  const speech = facts.words / WORDS_PER_SECOND;
  const fits =
    facts.words === 0
      ? 'the picture has no words to fit in'
      : speech > to
        ? `${theOnly(facts.words, 'word')} on the picture take ${plain(speech, 0)} s to say, so drop some`
        : `${theOnly(facts.words, 'word')} on the picture ${facts.words === 1 ? 'takes' : 'take'} ${plain(Math.max(1, speech), 0)} s to say`;
  return { from, to, why: `${range}: ${fits}.` };
}

/** The length to film: the video's own where it fits, else early in the range, where most still watch. */
export function plannedSeconds(facts: CreativeFacts, range: { from: number; to: number }): number {
  const own = facts.durationS ?? range.from + 4;
  return Math.round(Math.min(Math.max(own, range.from), Math.min(range.to, 24)));
}
