import type { ImageMeasurements } from '../measurements.ts';
import type { FixPlan, FixSettings } from './fix-plan.ts';
import type { Layout } from './measure-layout.ts';
import { proposeButton } from './propose-button.ts';
import { proposeCrop } from './propose-crop.ts';
import { proposeDenoise, proposeReencode, proposeSharpen, proposeTone } from './propose-look.ts';
import { proposePad, proposeReflow } from './propose-pad.ts';
import { proposePanel } from './propose-panel.ts';
import { targetShapes } from './target-shapes.ts';

type Propose = (m: ImageMeasurements, settings: FixSettings, layout: Layout) => FixPlan | null;

/** Fixes that may be laid on top of each other in one file, in the order in which they build on each other. */
export const STACKED: readonly Propose[] = [proposeTone, proposeDenoise, proposeSharpen, proposePanel, proposeButton];

/**
 * Which fixes could help, each with the measured value that speaks for it; a
 * shape that cannot be had by cutting is had by a larger frame, or not at all.
 * Pure. Whether one helps is known only when its file is measured.
 */
export function proposeFixes(m: ImageMeasurements, settings: FixSettings, layout: Layout): FixPlan[] {
  const alone = [...STACKED, proposeReflow, proposeReencode].map((propose) => propose(m, settings, layout));
  const shapes = targetShapes(m, settings).map(
    (shape) => proposeCrop(m, shape, layout) ?? proposePad(m, shape, layout),
  );
  return [...alone, ...shapes].filter((plan) => plan !== null);
}
