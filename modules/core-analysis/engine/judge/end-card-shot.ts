import type { RuleId } from '../../contract/rule-ids.ts';
import type { VideoMeasurements } from '../video/video-measurements.ts';

/**
 * Rules about a scene: light, colour, detail and room. An end card is calm ground by design; asking it for a brighter exposure or
 * for more to look at would contradict what the rule about end cards asks for.
 */
export const RULES_OF_SCENES: ReadonlySet<RuleId> = new Set<RuleId>([
  'S-03',
  'S-04',
  'C-01',
  'C-02',
  'C-04',
  'C-05',
  'C-14',
  'C-15',
]);

/** How late in its shot a card may begin and still be the whole of it, in seconds: texts are sampled twice a second. */
const SLACK_S = 0.5;

/** Number of the shot that is an end card from its beginning; null where there is none, or nothing but the card was measured. */
export function endCardShot({ endCard, shots }: VideoMeasurements): number | null {
  const shot = endCard ? shots[endCard.shot] : undefined;
  if (!endCard?.still || !shot || endCard.start - shot.start > SLACK_S) return null;
  return shots.some(({ still }, i) => still !== null && i !== endCard.shot) ? endCard.shot : null;
}
