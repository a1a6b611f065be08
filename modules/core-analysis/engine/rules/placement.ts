/** Whether the chosen placement can show it as it is. */
import type { Placement } from '../../contract/analysis.ts';
import type { PlacementMeasure } from '../measurements.ts';
import type { FixedSize } from '../placements/fixed-sizes.ts';
import { publishedZones, relativeDistance } from '../placements/measure-placements.ts';
import { type ListedRatio, PLACEMENT_SPECS } from '../placements/placement-specs.ts';
import { VIDEO_SPECS } from '../placements/video-specs.ts';
import { ramp } from '../response.ts';
import { overlaps } from '../video-text/intervals.ts';
import { fileSizeRule } from './file-size.ts';
import {
  betweenWords,
  fixedSizeWords,
  inProse,
  isListed,
  isMarginOnly,
  placementMeasure,
  shownTexts,
  takenAs,
  weighedTexts,
  zonesOf,
} from './placement-words.ts';
import { PLATFORM_SPECS } from './platform-specs-source.ts';
import { defineFileRule, type Measurements, measured, notApplicable } from './rule.ts';
import { called } from './target.ts';
import { nameBlock } from './text-blocks.ts';
import { framesRead } from './what-was-read.ts';
import { all, list, percent, sentence } from './words.ts';

/** The recommended ratio that asks for the least change, and how far the file is from it, as a share of the smaller. */
function wantedRatio(m: Measurements, placement: Placement): { wanted: ListedRatio; away: number } {
  const [wanted] = recommendedRatios(m, placement) as [ListedRatio];
  return { wanted, away: relativeDistance(m.source.width / m.source.height, wanted.value) };
}

/** The shapes that the placement recommends for this kind of file, the one nearest to the file's own first. */
export function recommendedRatios({ kind, source }: Measurements, placement: Placement): ListedRatio[] {
  const { ratios } = (kind === 'video' && VIDEO_SPECS[placement]) || PLACEMENT_SPECS[placement];
  const away = ({ value }: ListedRatio) => relativeDistance(source.width / source.height, value);
  return ratios.filter(({ rank }) => rank === 'recommended').sort((a, b) => away(a) - away(b));
}

/** Of the evidence base: what a ratio is worth that a placement takes without recommending it. */
const ACCEPTED = 0.6;
/** Share of the recommended frame under which an accepted ratio is worth less; our choice. */
const HALF = 0.5;

/** Distances from the wanted shape, as a share, up to which an accepted one is worth as much, and from which no more than accepted; our choice. */
const BESIDE = [0.02, 0.15] as const;

/** `filled` is the share of the wanted frame that the file fills when it is shown whole. A wide file on an upright screen leaves most of it empty, however willing the platform is to take it. */
function ratioValue(rank: PlacementMeasure['ratio'], filled: number, away: number): number {
  const beside = ramp(BESIDE[1], BESIDE[0])(away);
  if (rank === 'accepted') return (ACCEPTED + (1 - ACCEPTED) * beside) * Math.min(1, filled / HALF);
  return rank === 'recommended' ? 1 : 0;
}

const ratio = defineFileRule<
  PlacementMeasure & { label: string; filled: number; wanted: string; away: number; fixed: FixedSize | null }
>({
  id: 'X-01',
  title: 'Aspect ratio',
  area: 'placement',
  grade: 'D',
  source: { ...PLATFORM_SPECS, kind: 'guideline' },
  theme: 'ratio',
  importance: 1,
  essential: 0.12,
  praise: 0.6,
  cap: 54,
  measures: 'aspect ratio against the placement',
  target: 'a recommended ratio within 2 %',
  effort: 'medium',
  measure(m, { placement }) {
    const p = placementMeasure(m, placement);
    if (!p) return notApplicable;
    const { wanted, away } = wantedRatio(m, placement);
    const filled = 1 / (1 + away);
    const fixed = takenAs(m, p);
    return measured({
      value: ratioValue(p.ratio, filled, away),
      display: `${m.source.width} × ${m.source.height}, ${fixed ? `${fixed.density > 1 ? `twice ${fixed.name}, ` : ''}a fixed size` : `nearest ${p.nearestRatio}`}`,
      unit: 'fit',
      regions: [],
      detail: { ...p, label: inProse(placement), filled, wanted: wanted.name, away, fixed },
    });
  },
  respond: ({ value }) => value,
  good: ({ detail, m }) => ({
    title: `Cut for ${detail.label}`,
    text: detail.fixed
      ? `${fixedSizeWords(detail.fixed, detail.placement)} As such nothing of it will be cropped or padded.`
      : `At ${m.source.width} × ${m.source.height} it is ${detail.nearestRatio}, a recommended ratio of ${detail.label}: nothing will be cropped or padded.`,
  }),
  bad: ({ detail, m }) =>
    detail.ratio === 'accepted'
      ? {
          title: `Fills ${percent(detail.filled)} of the frame on ${detail.label}`,
          text: `At ${m.source.width} × ${m.source.height} it ${isListed(detail) ? `is ${detail.nearestRatio}, which` : `lies ${betweenWords(detail.placement)}, a shape that`} ${detail.label} takes but does not recommend: shown whole, it fills ${percent(detail.filled)} of a ${detail.wanted} frame.`,
        }
      : {
          title: `Wrong shape for ${detail.label}`,
          text: `At ${m.source.width} × ${m.source.height} it lies ${percent(detail.ratioError)} away from ${detail.nearestRatio}, the nearest ratio taken by ${detail.label}. The platform will crop or pad it for you.`,
        },
  advice: ({ detail }) => ({
    title: `Recompose to ${detail.wanted}`,
    text: `Build a ${detail.wanted} version for ${detail.label}; this file is ${percent(detail.away)} away from that shape, ${detail.ratio === 'accepted' ? `and shown whole it leaves ${percent(1 - detail.filled)} of the room to others` : 'and an automatic crop will not know what matters'}.`,
  }),
});

const RESOLUTION_VALUE = { full: 1, accepted: 0.7, too_small: 0 } as const;

const resolution = defineFileRule<{ label: string; placement: Placement; fixed: FixedSize | null }>({
  id: 'X-03',
  title: 'Resolution',
  area: 'placement',
  grade: 'D',
  source: { ...PLATFORM_SPECS, kind: 'guideline' },
  theme: 'resolution',
  importance: 0.8,
  praise: 0.4,
  cap: 49,
  measures: 'pixels against the placement',
  target: 'the recommended size of the placement',
  effort: 'low',
  measure(m, { placement }) {
    const p = placementMeasure(m, placement);
    if (!p) return notApplicable;
    return measured({
      value: RESOLUTION_VALUE[p.resolution],
      display: `${m.source.width} × ${m.source.height}`,
      unit: 'fit',
      regions: [],
      detail: { label: inProse(placement), placement, fixed: takenAs(m, p) },
    });
  },
  respond: ({ value }) => value,
  good: ({ display, detail }) => ({
    title: 'Full resolution',
    text: detail.fixed
      ? fixedSizeWords(detail.fixed, detail.placement)
      : `Its ${display} pixels meet the recommended size of ${detail.label}.`,
  }),
  bad: ({ display, detail }) => ({
    title: `Too few pixels for ${detail.label}`,
    text: `Its ${display} pixels lie under the minimum of ${detail.label}; the upload is refused or shown blurred.`,
  }),
  advice: ({ display, detail }) => ({
    title: 'Export larger',
    text: `Go back to the original and export at the recommended size of ${detail.label}; ${display} is below it. Enlarging this file adds no detail.`,
  }),
});

/** Times its share of the score that are at stake where half of the text is covered, evenly from 10 % on: what is hidden says nothing. */
const HALF_HIDDEN = 2.5;

/** Full only where nothing is covered, and none from 10 % on, as in the evidence base. */
const safeZone = defineFileRule<
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
  respond: ({ value }) => ramp(10, 0)(value),
  good: ({ detail, m }) => ({
    title: isMarginOnly(detail.placement) ? 'The margin is clear of text' : 'Nothing hides under the interface',
    text: `${allTexts(detail.texts)} clear of ${zonesOf(detail)} (zones of ${detail.specVersion}).${m.kind === 'video' ? framesRead(m) : ''}`,
  }),
  bad: ({ display, detail, m }) => ({
    title: isMarginOnly(detail.placement)
      ? `${sentence(detail.hidden[0] ?? 'Text')} runs into the margin`
      : `The interface will cover ${detail.hidden[0] ?? 'text'}`,
    text: `Of ${weighedTexts(m)}, ${display} ${isMarginOnly(detail.placement) ? 'lie in' : 'lie under'} ${zonesOf(detail)} (zones of ${detail.specVersion}): ${list(detail.hidden.slice(0, NAMED).map((name, i) => `${detail.shares[i] ?? ''} of ${name}`))}${detail.hidden.length > NAMED ? ' most of all' : ''}.`,
  }),
  advice: ({ display, detail, m }) => ({
    title: `Move ${coveredTexts(detail.hidden)} into the safe zone`,
    text: `Shift ${detail.hidden.length > 1 ? 'them' : 'it'} toward the middle, out of ${zonesOf(detail)}; ${liesThere(detail) || `${display} of ${weighedTexts(m)}, lie`} there now.`,
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

export const placementRules = [ratio, safeZone, resolution, fileSizeRule];
