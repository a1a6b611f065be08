/** Which placement a creative is judged for. */
import { PLACEMENTS, type Placement } from '../../contract/analysis.ts';
import type { Measurements } from '../rules/book/rule.ts';
import { PLACEMENT_LABELS } from '../rules/wording/placement-words.ts';
import { list } from '../rules/wording/words.ts';
import { fitOf, runs, takesCreative } from './placement-fit.ts';

/** Where a shape is usually run, the commonest placement first; our own order. */
const USUAL: Readonly<Record<'image' | 'video', Readonly<Record<string, readonly Placement[]>>>> = {
  image: {
    '9:16': ['meta_stories', 'meta_reels', 'tiktok'],
    '4:5': ['meta_feed'],
    '1:1': ['meta_feed'],
    '1.91:1': ['google_display', 'linkedin', 'x'],
  },
  video: {
    '9:16': ['meta_reels', 'tiktok', 'meta_stories'],
    '4:5': ['meta_feed'],
    '1:1': ['meta_feed'],
    '1.91:1': ['linkedin'],
    '16:9': ['youtube'],
  },
};

/** Screens that stand upright: no still this much wider than high was made for one, even where the platform takes it. */
const UPRIGHT: readonly Placement[] = ['meta_stories', 'meta_reels', 'tiktok'];
const WIDE = 1.2;
export interface ChosenPlacement {
  placement: Placement;
  /** Why this one, as a sentence, since another one may fit better; absent where it was asked for. */
  why?: string;
}

/**
 * The placement that was asked for; else the one the creative was most likely made for, which need not be the one that takes it best:
 * where some recommend its shape, the commonest of those that usually run it and take such a creative, else of those that usually run it.
 * What stands where in the frame has no say, so that versions of one creative are judged for the same placement. Where none is usual,
 * the best fit, then the nearest ratio, then the contract's order.
 */
export function choosePlacement(m: Measurements, asked: Placement | 'auto'): ChosenPlacement {
  if (asked !== 'auto') return { placement: asked };
  const wide = m.kind === 'image' && m.source.width > m.source.height * WIDE;
  const open = m.placements.filter(({ placement }) => runs(m, placement) && !(wide && UPRIGHT.includes(placement)));
  const recommended = open.filter(({ ratio }) => ratio === 'recommended');
  const usual = recommended.flatMap((p) => {
    const rank = USUAL[m.kind][p.nearestRatio]?.indexOf(p.placement) ?? -1;
    return rank < 0 ? [] : [{ placement: p.placement, shape: p.nearestRatio, rank, taken: takesCreative(m, p) }];
  });
  const taken = usual.filter(({ taken }) => taken);
  const [commonest] = (taken.length > 0 ? taken : usual).sort((a, b) => a.rank - b.rank);
  if (commonest) return { placement: commonest.placement, why: usualWhy(m, commonest.shape) };
  const ranked = [...(recommended.length > 0 ? recommended : open)].sort(
    (a, b) =>
      fitOf(m, b) - fitOf(m, a) ||
      a.ratioError - b.ratioError ||
      PLACEMENTS.indexOf(a.placement) - PLACEMENTS.indexOf(b.placement),
  );
  const [first] = ranked;
  const why =
    first?.ratio === 'recommended'
      ? 'It is judged for because it recommends this shape, though another placement takes the file better.'
      : 'It is judged for as the best fit of those that are not made for upright screens.';
  return { placement: first?.placement ?? PLACEMENTS[0], why };
}

/** "It is judged for because we take a 9:16 video to be made for Reels, TikTok or Stories, …". */
function usualWhy({ kind }: Measurements, shape: string): string {
  const names = (USUAL[kind][shape] ?? []).map((placement) => PLACEMENT_LABELS[placement]);
  return `It is judged for because we take ${kind === 'image' ? 'an image' : 'a video'} of ${shape} to be made for ${list(names, 'or')}, though another placement takes the file better.`;
}
