import { fft2d } from '../fft.ts';
import { boxBlur, emptyPlane, type LabPlanes, meanAndDeviation, type Plane, resample } from '../plane.ts';

const SIDE = 64;

/**
 * Attention by spectral residual after Hou and Zhang 2007, on each colour axis
 * and weighted by how much the axis varies: what is left when the smooth course
 * of the log spectrum is taken away.
 */
export function spectralResidualMap(lab: LabPlanes, width: number, height: number): Plane {
  const total = emptyPlane(SIDE, SIDE);
  for (const axis of [lab.l, lab.a, lab.b]) {
    const plane = resample(axis, SIDE, SIDE);
    const { deviation } = meanAndDeviation(plane.data);
    if (deviation < 0.5) continue;
    const residual = residualOf(plane);
    const { mean } = meanAndDeviation(residual.data);
    for (let at = 0; at < total.data.length; at += 1) {
      total.data[at] = (total.data[at] as number) + ((residual.data[at] as number) / mean) * deviation;
    }
  }
  return resample(total, width, height);
}

function residualOf(plane: Plane): Plane {
  const re = Float64Array.from(plane.data);
  const im = new Float64Array(re.length);
  fft2d(re, im, SIDE, SIDE);
  const logAmplitude = emptyPlane(SIDE, SIDE);
  for (let at = 0; at < re.length; at += 1) {
    logAmplitude.data[at] = Math.log(Math.hypot(re[at] as number, im[at] as number) + 1e-3);
  }
  const course = boxBlur(logAmplitude, 1);
  for (let at = 0; at < re.length; at += 1) {
    const log = logAmplitude.data[at] as number;
    const gain = Math.exp(log - (course.data[at] as number)) / Math.exp(log);
    re[at] = (re[at] as number) * gain;
    im[at] = (im[at] as number) * gain;
  }
  // Swapped parts turn the forward transform into the inverse; its scale is lost in the normalisation.
  fft2d(im, re, SIDE, SIDE);
  const out = emptyPlane(SIDE, SIDE);
  for (let at = 0; at < re.length; at += 1) out.data[at] = (re[at] as number) ** 2 + (im[at] as number) ** 2;
  return out;
}
