import type { Region } from '../../contract/evidence.ts';
import { attentionShareOf } from '../copy/attention-share.ts';
import type { ImageMeasurements } from '../measurements.ts';
import { coveredShare } from '../placements/measure-placements.ts';
import { coveredBy } from '../rules/regions.ts';
import { percent } from '../rules/words.ts';
import type { FixPlan } from './fix-plan.ts';
import { subjectBox, wordBoxes } from './keep-boxes.ts';
import type { TargetShape } from './target-shapes.ts';

/** Room between a text and the new edge, share of the frame's short side. */
const MARGIN = 0.025;
/** Less than this of the predicted attention left would be another ad. */
const LEAST_ATTENTION = 0.7;
const LEAST_SUBJECT = 0.92;
const STEPS = 24;
/** The largest window, and smaller ones where the texts sit well inside. */
const SCALES = [1, 0.94, 0.88];

export type CropPlan = Extract<FixPlan, { kind: 'crop' }>;

/**
 * The cut of that shape that keeps every text, the button and the subject
 * whole and most of the predicted attention. Null where there is none: a cut
 * through words is worse than a wrong shape.
 */
export function proposeCrop(m: ImageMeasurements, shape: TargetShape): CropPlan | null {
  const { width, height } = m.source;
  const frameAspect = width / height;
  const whole =
    frameAspect > shape.aspect ? { w: shape.aspect / frameAspect, h: 1 } : { w: 1, h: frameAspect / shape.aspect };
  let best: { region: Region; value: number; attention: number } | null = null;
  for (const scale of SCALES) {
    for (const region of windows(whole.w * scale, whole.h * scale)) {
      const found = keptBy(m, shape, region);
      if (found && (!best || found.value > best.value + 1e-6)) best = { region, ...found };
    }
  }
  if (!best) return null;
  return {
    kind: 'crop',
    id: `crop-${shape.name}`,
    title: `${shape.ratio} crop for ${shape.label}`,
    why: `${width} × ${height} is not a shape ${shape.label} recommends. This cut keeps every line of text and ${percent(best.attention)} of the predicted attention.`,
    note: 'Compare what was cut off with the original.',
    suggestion: false,
    placement: shape.placement,
    targets: ['X-01'],
    ratio: shape.ratio,
    region: best.region,
  };
}

function* windows(w: number, h: number): Generator<Region> {
  const stepsX = w < 0.999 ? STEPS : 0;
  const stepsY = h < 0.999 ? STEPS : 0;
  for (let i = 0; i <= stepsY; i += 1) {
    for (let j = 0; j <= stepsX; j += 1) {
      yield { x: stepsX ? ((1 - w) * j) / stepsX : 0, y: stepsY ? ((1 - h) * i) / stepsY : 0, w, h };
    }
  }
}

/** What a window keeps; null where it cuts something that must stay. */
function keptBy(m: ImageMeasurements, shape: TargetShape, window: Region) {
  const { width, height } = m.source;
  const short = Math.min(width, height) * MARGIN;
  const marginX = short / width;
  const marginY = short / height;
  const words = wordBoxes(m);
  for (const box of words) {
    const spacious =
      box.x - window.x >= Math.min(marginX, box.x) - 1e-9 &&
      box.y - window.y >= Math.min(marginY, box.y) - 1e-9 &&
      window.x + window.w - box.x - box.w >= Math.min(marginX, 1 - box.x - box.w) - 1e-9 &&
      window.y + window.h - box.y - box.h >= Math.min(marginY, 1 - box.y - box.h) - 1e-9;
    if (!spacious) return null;
  }
  const subject = subjectBox(m);
  if (subject && coveredBy(subject, window) < LEAST_SUBJECT) return null;
  const attention = attentionShareOf(m.saliency, window);
  if (attention < LEAST_ATTENTION) return null;
  const zones = shape.spec.zonesFor.includes(shape.ratio) ? shape.spec.zones : [];
  const covered = words.reduce((sum, box) => sum + coveredShare(inWindow(box, window), zones), 0);
  return { attention, value: attention - covered / Math.max(1, words.length) };
}

function inWindow(box: Region, window: Region): Region {
  return {
    x: (box.x - window.x) / window.w,
    y: (box.y - window.y) / window.h,
    w: box.w / window.w,
    h: box.h / window.h,
  };
}
