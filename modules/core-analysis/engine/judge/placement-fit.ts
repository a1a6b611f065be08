import { type AnalysisResults, PLACEMENTS, type Placement } from '../../contract/analysis.ts';
import type { PlacementMeasure } from '../measurements.ts';
import { publishedZones } from '../placements/measure-placements.ts';
import { PLACEMENT_SPECS, VIDEO_ONLY } from '../placements/placement-specs.ts';
import { VIDEO_SPECS } from '../placements/video-specs.ts';
import { clamp01 } from '../response.ts';
import { betweenWords, isListed, isMarginOnly, PLACEMENT_LABELS, shownTexts } from '../rules/placement-words.ts';
import type { Measurements } from '../rules/rule.ts';
import { nameBlock } from '../rules/text-blocks.ts';
import { durationFit } from '../rules/video/duration-fit.ts';
import { list, percent, plain } from '../rules/words.ts';

const RATIO = { recommended: 1, accepted: 0.7, unsupported: 0.15 } as const;
const RESOLUTION = { full: 1, accepted: 0.85, too_small: 0.3 } as const;

/** 0..1: shape, pixels, file size and what the interface covers, multiplied: one refusal spoils the rest. */
function fitOf(m: Measurements, p: PlacementMeasure): number {
  const clear = 1 - 0.8 * clamp01(p.covered * 2);
  return clamp01(
    RATIO[p.ratio] * RESOLUTION[p.resolution] * clear * (p.fileSizeOk ? 1 : 0.5) * timeFit(m, p.placement),
  );
}

/** 0..1: how a video's length and container suit the placement; 1 for images. */
function timeFit(m: Measurements, placement: Placement): number {
  if (m.kind === 'image') return 1;
  const spec = VIDEO_SPECS[placement];
  if (!spec) return 0.3;
  if (lengthProblem(m.source.durationS, spec.seconds) || !spec.containers.includes(m.source.container)) return 0.4;
  return 0.7 + 0.3 * durationFit(placement)(m.source.durationS);
}

function lengthProblem(seconds: number, { least, most }: { least: number | null; most: number | null }): string | null {
  if (least !== null && seconds < least) return `takes videos from ${least} s`;
  return most !== null && seconds > most + 0.5 ? `takes videos up to ${most} s` : null;
}

/** What the note says of a video's length and container. */
function timeNote(m: Measurements, placement: Placement): string[] {
  if (m.kind === 'image') return [];
  const spec = VIDEO_SPECS[placement];
  if (!spec)
    return ['No video format is listed for this placement; shape and pixels are compared with those of images.'];
  const length = `${plain(m.source.durationS)} s`;
  const problem = lengthProblem(m.source.durationS, spec.seconds);
  const container = spec.containers.includes(m.source.container)
    ? []
    : [`It takes ${list(spec.containers.map((c) => c.toUpperCase()))}, not ${m.source.container.toUpperCase()}.`];
  if (problem) return [`It lasts ${length}: the placement ${problem}.`, ...container];
  const fit = durationFit(placement)(m.source.durationS);
  return [
    `Its length of ${length} ${fit >= 0.8 ? 'suits' : fit >= 0.4 ? 'is at the edge of' : 'misses'} the lengths that do well here.`,
    ...container,
  ];
}

/** Whether the row this was compared with rests on us rather than on the platform. */
function isOurs(m: Measurements, p: PlacementMeasure): boolean {
  const listed = (m.kind === 'video' && VIDEO_SPECS[p.placement]?.ratios) || PLACEMENT_SPECS[p.placement].ratios;
  return listed.find((ratio) => ratio.name === p.nearestRatio)?.source === 'ours';
}

function noteOf(m: Measurements, p: PlacementMeasure): string {
  const size = `${m.source.width} × ${m.source.height}`;
  const hidden = [...p.coveredBlocks].sort((a, b) => b.share - a.share)[0];
  const text = hidden && hidden.share > 0.05 ? shownTexts(m)[hidden.block] : undefined;
  const parts: string[] = [];
  if (p.ratio === 'unsupported')
    parts.push(`At ${size} it is ${percent(p.ratioError)} off ${p.nearestRatio}, the nearest ratio taken here.`);
  else if (p.ratio === 'accepted')
    parts.push(
      `${isListed(p) ? `The shape ${p.nearestRatio} is` : `Shapes ${betweenWords(p.placement)} are`} accepted, but another shape is recommended.`,
    );
  else parts.push(`The shape ${p.nearestRatio} is a recommended one.`);
  if (p.resolution === 'too_small') parts.push(`Its ${size} pixels are under the minimum.`);
  else if (p.resolution === 'accepted') parts.push(`Its ${size} pixels are accepted, but below the recommended size.`);
  if (isOurs(m, p)) parts.push('Ratio or least pixels are our assumption: the platform publishes none.');
  if (!p.fileSizeOk) parts.push(`The file (${(m.source.bytes / 1e6).toFixed(2)} MB) is over the limit.`);
  if (text !== undefined && hidden)
    parts.push(
      isMarginOnly(p.placement)
        ? `Of ${nameBlock(text, 30)} ${percent(hidden.share)} lies in the margin to keep clear.`
        : `The interface covers ${percent(hidden.share)} of ${nameBlock(text, 30)}.`,
    );
  else if (hidden)
    parts.push(
      `${isMarginOnly(p.placement) ? 'Text reaches into the margin to keep clear' : 'The interface covers text'} by ${percent(hidden.share)} of one block at most.`,
    );
  else if (publishedZones(p).length > 0 && shownTexts(m).length > 0)
    parts.push(
      isMarginOnly(p.placement) ? 'No text lies in the margin to keep clear.' : 'No text is covered by the interface.',
    );
  return [...parts, ...timeNote(m, p.placement)].join(' ');
}

/** Whether the placement runs what was uploaded: YouTube runs videos alone. */
function runs(m: Measurements, placement: Placement): boolean {
  return m.kind === 'video' || !VIDEO_ONLY.includes(placement);
}

/** How each placement that runs such a creative would take it, and the judged one, in the contract's order. */
export function placementMatrix(m: Measurements, judged: Placement): AnalysisResults['placements'] {
  const shown = m.placements.filter(({ placement }) => placement === judged || runs(m, placement));
  return shown.map((p) => ({
    placement: p.placement,
    label: PLACEMENT_LABELS[p.placement],
    fit: Math.round(fitOf(m, p) * 100) / 100,
    ratio: p.ratio,
    resolution: p.resolution,
    covered: Math.round(clamp01(p.covered) * 1000) / 1000,
    note: noteOf(m, p),
    specVersion: p.specVersion,
  }));
}

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
/** Fits this close to the best say nothing about where a creative belongs. */
const ALIKE = 0.1;

/**
 * The placement the creative was most likely made for. Where its shape is recommended by some, one of those: of the ones where that
 * shape is usually run and that take it about as well as the best of them, the commonest. Else the best fit, then the nearest
 * ratio, then the contract's order.
 */
export function bestPlacement(m: Measurements): Placement {
  const wide = m.kind === 'image' && m.source.width > m.source.height * WIDE;
  const open = m.placements.filter(({ placement }) => runs(m, placement) && !(wide && UPRIGHT.includes(placement)));
  const recommended = open.filter(({ ratio }) => ratio === 'recommended');
  const usual = recommended.flatMap((p) => {
    const rank = USUAL[m.kind][p.nearestRatio]?.indexOf(p.placement) ?? -1;
    return rank < 0 ? [] : [{ placement: p.placement, rank, fit: fitOf(m, p) }];
  });
  const best = Math.max(...usual.map(({ fit }) => fit));
  const [commonest] = usual.filter(({ fit }) => fit >= best - ALIKE).sort((a, b) => a.rank - b.rank);
  if (commonest) return commonest.placement;
  const ranked = [...(recommended.length > 0 ? recommended : open)].sort(
    (a, b) =>
      fitOf(m, b) - fitOf(m, a) ||
      a.ratioError - b.ratioError ||
      PLACEMENTS.indexOf(a.placement) - PLACEMENTS.indexOf(b.placement),
  );
  return ranked[0]?.placement ?? PLACEMENTS[0];
}
