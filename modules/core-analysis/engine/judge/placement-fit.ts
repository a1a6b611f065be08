import type { AnalysisResults, Placement } from '../../contract/analysis.ts';
import type { PlacementMeasure } from '../measurements.ts';
import { publishedZones } from '../placements/measure-placements.ts';
import { PLACEMENT_SPECS, VIDEO_ONLY } from '../placements/placement-specs.ts';
import { VIDEO_SPECS } from '../placements/video-specs.ts';
import { clamp01 } from '../response.ts';
import type { Measurements } from '../rules/book/rule.ts';
import { nameBlock } from '../rules/book/text-blocks.ts';
import { wantedRatio } from '../rules/placement/aspect-ratio.ts';
import { durationFit } from '../rules/video/duration-fit.ts';
import {
  betweenWords,
  fixedSizeWords,
  isListed,
  isMarginOnly,
  kilobytes,
  PLACEMENT_LABELS,
  shownTexts,
  takenAs,
} from '../rules/wording/placement-words.ts';
import { list, percent, plain } from '../rules/wording/words.ts';

const RATIO = { recommended: 1, accepted: 0.7, unsupported: 0.15 } as const;
const RESOLUTION = { full: 1, accepted: 0.85, too_small: 0.3 } as const;

/** 0..1: shape, pixels, file size and what the interface covers, multiplied: one refusal spoils the rest. */
export function fitOf(m: Measurements, p: PlacementMeasure): number {
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

/** Whether a placement takes such a creative at all: its pixels, bytes and length. The container has no say: the same tracks are repacked. */
export function takesCreative(m: Measurements, p: PlacementMeasure): boolean {
  if (p.resolution === 'too_small' || !p.fileSizeOk) return false;
  if (m.kind === 'image') return true;
  const spec = VIDEO_SPECS[p.placement];
  return spec !== null && lengthProblem(m.source.durationS, spec.seconds) === null;
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

/** By the shape that the advice asks for, so that a result never holds two distances of one file. */
function outOfShape(m: Measurements, placement: Placement, size: string): string {
  const { wanted, away } = wantedRatio(m, placement);
  return `At ${size} it has no shape that is taken here: it is ${percent(away)} off ${wanted.name}, the nearest recommended one.`;
}

function noteOf(m: Measurements, p: PlacementMeasure): string {
  const size = `${m.source.width} × ${m.source.height}`;
  const hidden = [...p.coveredBlocks].sort((a, b) => b.share - a.share)[0];
  const text = hidden && hidden.share > 0.05 ? shownTexts(m)[hidden.block] : undefined;
  const fixed = takenAs(m, p);
  const parts: string[] = [];
  if (p.ratio === 'unsupported') parts.push(outOfShape(m, p.placement, size));
  else if (p.ratio === 'accepted')
    parts.push(
      `${isListed(p) ? `The shape ${p.nearestRatio} is` : `Shapes ${betweenWords(p.placement)} are`} accepted, but another shape is recommended.`,
    );
  else if (fixed) parts.push(fixedSizeWords(fixed, p.placement));
  else parts.push(`The shape ${p.nearestRatio} is a recommended one.`);
  if (p.resolution === 'too_small') parts.push(`Its ${size} pixels are under the minimum.`);
  else if (p.resolution === 'accepted') parts.push(`Its ${size} pixels are accepted, but below the recommended size.`);
  if (isOurs(m, p)) parts.push('Ratio or least pixels are our assumption: the platform publishes none.');
  if (!p.fileSizeOk)
    parts.push(
      fixed
        ? `The file (${kilobytes(m.source.bytes)}) is over the limit of ${kilobytes(fixed.maxBytes)}.`
        : `The file (${(m.source.bytes / 1e6).toFixed(2)} MB) is over the limit.`,
    );
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
export function runs(m: Measurements, placement: Placement): boolean {
  return m.kind === 'video' || !VIDEO_ONLY.includes(placement);
}

const roundedFit = (m: Measurements, p: PlacementMeasure): number => Math.round(fitOf(m, p) * 100) / 100;

/**
 * How each placement that runs such a creative would take it, and the judged one, in the contract's order. `why`: the reason for
 * which the judged one was chosen, told where another one of the table fits better.
 */
export function placementMatrix(m: Measurements, judged: Placement, why?: string): AnalysisResults['placements'] {
  const shown = m.placements.filter(({ placement }) => placement === judged || runs(m, placement));
  const most = Math.max(...shown.map((p) => roundedFit(m, p)));
  const reasonOf = (p: PlacementMeasure) => (why && p.placement === judged && roundedFit(m, p) < most ? ` ${why}` : '');
  return shown.map((p) => ({
    placement: p.placement,
    label: PLACEMENT_LABELS[p.placement],
    fit: roundedFit(m, p),
    ratio: p.ratio,
    resolution: p.resolution,
    covered: Math.round(clamp01(p.covered) * 1000) / 1000,
    note: `${noteOf(m, p)}${reasonOf(p)}`,
    specVersion: p.specVersion,
  }));
}
