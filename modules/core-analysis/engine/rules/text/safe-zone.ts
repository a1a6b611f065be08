import { specDays } from '../../../contract/spec-days.ts';
import type { PlacementMeasure } from '../../measurements.ts';
import { publishedZones } from '../../placements/measure-placements.ts';
import { ramp } from '../../response.ts';
import { overlaps } from '../../video-text/intervals.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineFileRule } from '../book/rule.ts';
import { atMost, called } from '../book/target.ts';
import { nameBlock } from '../book/text-blocks.ts';
import { framesRead } from '../book/what-was-read.ts';
import {
  inProse,
  isMarginOnly,
  placementMeasure,
  shownTexts,
  weighedTexts,
  zonesOf,
} from '../wording/placement-words.ts';
import { all, list, percent, sentence } from '../wording/words.ts';

/** Times its share of the score that are at stake where half of the text is covered, evenly from 10 % on: what is hidden says nothing. */
const HALF_HIDDEN = 2.5;

/** Percent of the text at which nothing is left, and up to which all is: full only where nothing is covered, as in the evidence base. */
const COVERED = [10, 0] as const;
/** The same of a margin, which hides nothing: a line that begins in it is no fault. */
const MARGIN = [30, 10] as const;

export const safeZoneRule = defineFileRule<
  PlacementMeasure & { label: string; hidden: string[]; shares: string[]; texts: number }
>({
  id: 'X-02',
  curve: [0, 20],
  title: 'Clear of the platform’s interface',
  area: 'placement',
  grade: 'D',
  source: {
    kind: 'guideline',
    title: 'Safe zones of Meta and TikTok, by their guides and guides that quote them (read November 2026)',
    note: 'Guides disagree by up to ten points; the version date of the zones used is stored with the result.',
  },
  theme: 'safe-zone',
  importance: 1,
  // What lies under the interface is not there for people; a margin to keep clear hides nothing.
  essential: ({ placement }) => (isMarginOnly(placement) ? 0 : 0.15),
  praise: 0.7,
  measures:
    'share of the text blocks, or of a video’s seconds of text, in the zones that the placement covers or keeps clear, a call to action counted twice',
  target: called('0 % (over 10 % fails)', { to: 0 }),
  targetHere: ({ settings }) =>
    isMarginOnly(settings.placement) ? atMost(MARGIN[1], '%') : called('0 % (over 10 % fails)', { to: 0 }),
  effort: 'low',
  measure(m, { placement }) {
    const p = placementMeasure(m, placement);
    const texts = shownTexts(m);
    if (!p || publishedZones(p).length === 0 || texts.length === 0) return notApplicable;
    const covered = p.coveredBlocks.filter((c) => c.share > 0.05).sort((a, b) => b.share - a.share);
    const blocks = covered.flatMap((c) => texts[c.block] ?? []);
    const spans = m.kind === 'video' ? covered.flatMap((c) => m.text.spans[c.block] ?? []) : [];
    const [span] = spans;
    // Of a video the most covered line and what stands there beside it: no other frame shows them.
    const shown = span ? spans.filter((other) => overlaps(other, span)) : blocks;
    return measured({
      value: p.covered * 100,
      unmet: p.covered > 0,
      stake: 1 + (HALF_HIDDEN - 1) * ramp(0.1, 0.5)(p.covered),
      display: percent(p.covered),
      unit: `% of ${weighedTexts(m)}`,
      regions: shown.map((b) => b.region),
      ...(span ? { time: { start: span.start, end: span.end } } : {}),
      detail: {
        ...p,
        label: inProse(placement),
        hidden: blocks.map((b) => nameBlock(b, 28)),
        shares: covered.map(({ share }) => percent(share)),
        texts: texts.length,
      },
    });
  },
  respond: ({ value, settings }) => {
    const [none, all] = isMarginOnly(settings.placement) ? MARGIN : COVERED;
    return ramp(none, all)(value);
  },
  good: ({ detail, m }) => ({
    title: isMarginOnly(detail.placement) ? 'The margin is clear of text' : 'Nothing hides under the interface',
    text: `${allTexts(detail.texts)} clear of ${zonesOf(detail)} (zones as of ${specDays([detail.specVersion])}).${m.kind === 'video' ? framesRead(m) : ''}`,
  }),
  bad: ({ display, detail }) => ({
    title: isMarginOnly(detail.placement)
      ? `${sentence(detail.hidden[0] ?? 'Text')} runs into the margin`
      : `The interface will cover ${detail.hidden[0] ?? 'text'}`,
    text: `${isMarginOnly(detail.placement) ? `In ${zonesOf(detail)} lies` : `${sentence(zonesOf(detail))} cover`} ${display} of your text (zones as of ${specDays([detail.specVersion])}): ${list(detail.hidden.slice(0, NAMED).map((name, i) => `${detail.shares[i] ?? ''} of ${name}`))}${detail.hidden.length > NAMED ? ' most of all' : ''}.`,
  }),
  advice: ({ display, detail }) => ({
    title: `Move ${coveredTexts(detail.hidden)} into the safe zone`,
    text: `Shift ${detail.hidden.length > 1 ? 'them' : 'it'} toward the middle, out of ${zonesOf(detail)}; ${liesThere(detail) || `${display} of your text lies`} there now.`,
  }),
});

/** "“Sale”", "“Sale” and “Buy now”", "“Sale” and 3 other texts": a title has no room for more. */
function coveredTexts(hidden: readonly string[]): string {
  const [first = 'the text', second] = hidden;
  if (hidden.length > 2) return `${first} and ${hidden.length - 1} other texts`;
  return second ? `${first} and ${second}` : first;
}

/** A clip may have dozens of texts. */
const MOST_TO_MOVE = 6;

/** Every text in the zones with its share: "40 % of it lies", "40 % of “Sale” and 90 % of “Buy now” lie". */
function liesThere({ hidden, shares }: { hidden: readonly string[]; shares: readonly string[] }): string {
  if (hidden.length < 2) return shares[0] ? `${shares[0]} of it lies` : '';
  const told = hidden.slice(0, MOST_TO_MOVE).map((name, i) => `${shares[i] ?? ''} of ${name}`);
  const more = hidden.length - told.length;
  return `${list(more > 0 ? [...told, `parts of ${more} more`] : told)} lie`;
}

/** Covered lines that are named with their share. */
const NAMED = 2;

function allTexts(texts: number): string {
  if (texts === 1) return 'The text block stays';
  return `${all(texts, 'text blocks')} stay`;
}
