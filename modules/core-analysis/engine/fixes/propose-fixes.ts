import type { ImageMeasurements } from '../measurements.ts';
import type { FixPlan, FixSettings } from './fix-plan.ts';
import { proposeButton } from './propose-button.ts';
import { proposeCrop } from './propose-crop.ts';
import { proposeDenoise, proposeReencode, proposeSharpen, proposeTone } from './propose-look.ts';
import { proposePad, proposeReflow } from './propose-pad.ts';
import { proposePanel } from './propose-panel.ts';
import { targetShapes } from './target-shapes.ts';

type Propose = (m: ImageMeasurements, settings: FixSettings) => FixPlan | null;

/** Fixes that may be laid on top of each other in one file, in the order in which they build on each other. */
export const STACKED: readonly Propose[] = [proposeTone, proposeDenoise, proposeSharpen, proposePanel, proposeButton];

/**
 * Which fixes could help, each with the measured value that speaks for it.
 * Pure. Whether one helps is known only when its file is measured.
 */
export function proposeFixes(m: ImageMeasurements, settings: FixSettings): FixPlan[] {
  const alone = [...STACKED, proposeReflow, proposeReencode].map((propose) => propose(m, settings));
  const shapes = targetShapes(m, settings).map((shape) => proposeCrop(m, shape) ?? proposePad(m, shape));
  return [...alone, ...shapes].filter((plan) => plan !== null);
}
