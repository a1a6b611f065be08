import type { Region } from '../../contract/evidence.ts';
import { offers } from '../copy/offer-line.ts';
import { creativeOf } from '../copy/read-creative/lines-of.ts';
import { LIKELY } from '../copy/read-creative/thresholds.ts';
import type { Figure } from '../measure/composition/figure.ts';
import type { SightMeasures, TextBlock } from '../measurements.ts';

/** Share of the frame: on a larger thing the ad itself is set. */
const MOST_THING = 0.4;
/** Line height against the largest text beside the thing: what leads the ad is no label. */
const SMALL = 0.6;
/** How much of a text, and of a rim of `RIM` line heights around it, lies on the thing. */
const INSIDE = 0.9;
const RIM = 0.3;
const PLACES = 12;
/** A text of the size of one beside the thing, on its edge or axis, is set with it. */
const SAME_SIZE = 0.12;
const SAME_PLACE = 0.01;

type Words = Pick<TextBlock, 'text' | 'region' | 'lineHeight'>;

/** Share of a box, 0..1, that is the thing's own. */
function shareOn(has: NonNullable<Figure['has']>, { x, y, w, h }: Region): number {
  const places = Array.from({ length: PLACES }, (_, i) => (i + 0.5) / PLACES);
  const on = places.flatMap((across) => places.filter((down) => has(x + across * w, y + down * h)));
  return on.length / PLACES ** 2;
}

const withRim = ({ region: { x, y, w, h }, lineHeight }: Words, ratio: number): Region => {
  const [across, down] = [RIM * lineHeight * ratio, RIM * lineHeight];
  return { x: x - across, y: y - down, w: w + 2 * across, h: h + 2 * down };
};

function isSetWith(one: Words, other: Words): boolean {
  const [a, b] = [one.region, other.region];
  const near = (p: number, q: number) => Math.abs(p - q) < SAME_PLACE;
  const aligned = near(a.x, b.x) || near(a.x + a.w, b.x + b.w) || near(a.x + a.w / 2, b.x + b.w / 2);
  return aligned && Math.abs(one.lineHeight - other.lineHeight) < SAME_SIZE * one.lineHeight;
}

/**
 * Which blocks are printed on the thing that is shown, as a label or a sign is: small words wholly within the outline of a thing
 * that was confirmed. What offers or asks, and what is set as the words beside the thing are, is laid over it. On people and
 * animals words are mostly laid.
 *
 * @param ratio height of the frame / its width
 */
export function wordsOnSubject(
  { why, box, name, outcome }: SightMeasures,
  { has, larger }: Figure,
  blocks: readonly Words[],
  { ratio, faces }: { ratio: number; faces: readonly unknown[] },
): ReadonlySet<number> {
  const none = new Set<number>();
  const confirmed =
    outcome === 'thing' && why !== 'device' && name !== 'person' && name !== 'people' && faces.length === 0;
  if (!confirmed || !has || larger || !box || box.w * box.h > MOST_THING) return none;
  const on = blocks.map((block) => shareOn(has, withRim(block, ratio)) >= INSIDE);
  const beside = blocks.filter((_, i) => !on[i]);
  const largest = Math.max(0, ...beside.map(({ lineHeight }) => lineHeight));
  const { lines } = creativeOf(blocks);
  const says = (i: number) => {
    const reading = lines[i]?.reading;
    return reading !== undefined && (offers(reading) >= LIKELY || reading.p('request') >= LIKELY);
  };
  return new Set(
    blocks.flatMap((block, i) =>
      on[i] && block.lineHeight < SMALL * largest && !says(i) && !beside.some((other) => isSetWith(block, other))
        ? [i]
        : [],
    ),
  );
}
