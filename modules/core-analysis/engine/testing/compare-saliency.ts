import { booleanMap } from '../measure/attention/boolean-maps.ts';
import { measureBottomUp, toUnit } from '../measure/attention/bottom-up.ts';
import { centreSurroundMap } from '../measure/attention/centre-surround.ts';
import { attentionPlane, measureSaliency } from '../measure/attention/saliency.ts';
import { spectralResidualMap } from '../measure/attention/spectral-residual.ts';
import { emptyPlane, gaussianBlur, labPlanes, type Plane } from '../measure/plane.ts';
import { preparePlanes } from '../measure/prepare-planes.ts';
import { type AttentionAccuracy, attentionAccuracy } from '../measure/testing/attention-accuracy.ts';
import type { ObjectScene } from './object-scenes.ts';

export const METHODS = [
  'shipped',
  'the three methods, without place or gathering',
  'centre-surround and boolean maps',
  'centre-surround',
  'boolean maps',
  'spectral residual',
  'centre prior',
] as const;
export type Method = (typeof METHODS)[number];

/** Blur of a single method's map in cells, as in the shipped one. */
const SMOOTHING = 1.5;
const CENTRE_SPREAD = 0.3;

function centrePrior({ width, height }: Plane): Plane {
  const out = emptyPlane(width, height);
  for (let at = 0; at < out.data.length; at += 1) {
    const x = ((at % width) + 0.5) / width - 0.5;
    const y = (Math.floor(at / width) + 0.5) / height - 0.5;
    out.data[at] = Math.exp(-(x * x + y * y) / (2 * CENTRE_SPREAD ** 2));
  }
  return out;
}

function sum(one: Plane, other: Plane): Plane {
  return { ...one, data: one.data.map((value, at) => value + (other.data[at] as number)) };
}

/** The map of every method for one scene, all of one size. */
export function mapsOf({ frames }: ObjectScene): Record<Method, Plane> {
  const bottomUp = measureBottomUp(frames, preparePlanes(frames));
  const { width, height } = bottomUp.large;
  const lab = labPlanes(frames.long512);
  const alone = (method: typeof centreSurroundMap) => toUnit(gaussianBlur(method(lab, width, height), SMOOTHING));
  const [surround, maps, residual] = [alone(centreSurroundMap), alone(booleanMap), alone(spectralResidualMap)];
  return {
    shipped: attentionPlane(measureSaliency(bottomUp, [], [])),
    'the three methods, without place or gathering': bottomUp.large,
    'centre-surround and boolean maps': sum(surround, maps),
    'centre-surround': surround,
    'boolean maps': maps,
    'spectral residual': residual,
    'centre prior': centrePrior(bottomUp.large),
  };
}

/** How well each method finds what is to be found in these scenes. */
export function compareMethods(scenes: readonly ObjectScene[]): Record<Method, AttentionAccuracy> {
  const maps = scenes.map(mapsOf);
  const targets = scenes.map(({ target }) => target);
  const rounded = (accuracy: AttentionAccuracy) =>
    Object.fromEntries(
      Object.entries(accuracy).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
    ) as unknown as AttentionAccuracy;
  return Object.fromEntries(
    METHODS.map((method) => [
      method,
      rounded(
        attentionAccuracy(
          maps.map((all) => all[method]),
          targets,
        ),
      ),
    ]),
  ) as Record<Method, AttentionAccuracy>;
}
