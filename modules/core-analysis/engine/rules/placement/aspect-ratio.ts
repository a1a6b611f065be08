import type { Placement } from '../../../contract/analysis.ts';
import type { PlacementMeasure } from '../../measurements.ts';
import type { FixedSize } from '../../placements/fixed-sizes.ts';
import { relativeDistance } from '../../placements/measure-placements.ts';
import { type ListedRatio, PLACEMENT_SPECS } from '../../placements/placement-specs.ts';
import { VIDEO_SPECS } from '../../placements/video-specs.ts';
import { ramp } from '../../response.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineFileRule, type Measurements } from '../book/rule.ts';
import {
  betweenWords,
  fixedSizeWords,
  inProse,
  isListed,
  placementMeasure,
  takenAs,
} from '../wording/placement-words.ts';
import { percent } from '../wording/words.ts';
import { PLATFORM_SPECS } from './platform-specs-source.ts';

/** The recommended ratio that asks for the least change, and how far the file is from it, as a share of the smaller. */
export function wantedRatio(m: Measurements, placement: Placement): { wanted: ListedRatio; away: number } {
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

export const aspectRatioRule = defineFileRule<
  PlacementMeasure & { label: string; filled: number; away: number; wanted: string; fixed: FixedSize | null }
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
      display: `${m.source.width} × ${m.source.height}, ${p.ratio === 'unsupported' ? `${percent(away)} from ${wanted.name}` : fixed ? `${fixed.density > 1 ? `twice ${fixed.name}, ` : ''}a fixed size` : `nearest ${p.nearestRatio}`}`,
      unit: 'fit',
      regions: [],
      detail: { ...p, label: inProse(placement), filled, away, wanted: wanted.name, fixed },
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
          text: `At ${m.source.width} × ${m.source.height} it has none of the shapes that ${detail.label} takes and lies ${percent(detail.away)} away from ${detail.wanted}, the nearest recommended one. The platform will crop or pad it for you.`,
        },
  advice: ({ detail }) => ({
    title: `Recompose to ${detail.wanted}`,
    text: `Build a ${detail.wanted} version for ${detail.label}: ${detail.ratio === 'accepted' ? `shown whole, this file leaves ${percent(1 - detail.filled)} of the room to others` : 'an automatic crop will not know what matters'}.`,
  }),
});
