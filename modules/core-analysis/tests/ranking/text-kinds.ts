import { composeAd } from '../../engine/testing/ad-generator.ts';
import type { AdLine, AdPlan } from '../../engine/testing/ad-layouts.ts';
import { inkBox } from '../../engine/testing/draw-text.ts';
import type { ImageKind } from './image-ladders.ts';

/** The lines of the headline changed, which are the largest. */
function withHeadline(plan: AdPlan, change: (line: AdLine) => AdLine): AdPlan {
  const largest = Math.max(...plan.lines.map(({ size }) => size));
  return { ...plan, lines: plan.lines.map((line) => (line.size === largest ? change(line) : line)) };
}

/** Every line of the headline moved right until only this share of it is left in the frame. */
function cutOff(plan: AdPlan, left: number): AdPlan {
  return withHeadline(plan, (line) => ({
    ...line,
    anchor: 'start',
    x: plan.width - inkBox({ ...line, x: 0, anchor: 'start' }).w * left,
  }));
}

function mix(from: string, to: string, share: number): string {
  const channel = (colour: string, at: number) => Number.parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16);
  const mixed = [0, 1, 2].map((at) => Math.round(channel(from, at) + (channel(to, at) - channel(from, at)) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** How headlines fail: out of the frame, or in the colour of what they stand on. */
export const TEXT_KINDS: Readonly<Record<string, ImageKind>> = {
  'headline runs out of the frame': {
    strengths: ['two fifths'],
    make: (design) => composeAd(design, null, 1, (plan) => cutOff(plan, 0.6)),
  },
  "headline in the ground's colour": {
    strengths: ['a quarter of its colour', 'a twelfth'],
    layouts: ['band', 'split', 'card', 'frame', 'panel'],
    make: (design, step) =>
      composeAd(design, null, 1, (plan) =>
        withHeadline(plan, (line) =>
          line.on === null ? line : { ...line, fill: mix(line.on, line.fill, [0.25, 0.085][step] as number) },
        ),
      ),
  },
};
