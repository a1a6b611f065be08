import { describe, expect, it } from 'vitest';
import { DEEP, runs } from '#platform/testing/depth.ts';
import { coveredBy } from '../../../contract/covered-by.ts';
import type { Frame } from '../../frame.ts';
import type { PeopleMeasures, TextBlock } from '../../measurements.ts';
import { emptyPlane, gaussianBlur, labPlanes, type Plane } from '../plane.ts';
import { preparePlanes } from '../prepare-planes.ts';
import { attentionAccuracy } from '../testing/attention-accuracy.ts';
import { naturalTexture } from '../testing/natural-texture.ts';
import { framesOf, ODD_BY, type OddBy, type PlantedScene, paint, plantedScene } from '../testing/planted-scenes.ts';
import { booleanMap } from './boolean-maps.ts';
import { type BottomUp, measureBottomUp, measureFineBottomUp } from './bottom-up.ts';
import { centreSurroundMap } from './centre-surround.ts';
import { attentionPlane, measureFineAttention, measureSaliency } from './saliency.ts';
import { spectralResidualMap } from './spectral-residual.ts';

function saliencyOf(frame: Frame, blocks: readonly TextBlock[] = [], faces: PeopleMeasures['faces'] = []) {
  const frames = framesOf(frame);
  return measureSaliency(measureBottomUp(frames, preparePlanes(frames)), blocks, faces);
}

/** Share of a map's sum in the cells whose middle lies in a region. */
function shareOn({ width, height, data }: Plane, { x, y, w, h }: TextBlock['region']): number {
  let [inside, all] = [0, 0];
  for (const [at, value] of data.entries()) {
    const [cx, cy] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height];
    all += value;
    if (cx >= x && cx < x + w && cy >= y && cy < y + h) inside += value;
  }
  return inside / all;
}

function centrePrior(width: number, height: number): Plane {
  const plane = emptyPlane(width, height);
  for (let at = 0; at < plane.data.length; at += 1) {
    const x = ((at % width) + 0.5) / width - 0.5;
    const y = (Math.floor(at / width) + 0.5) / height - 0.5;
    plane.data[at] = Math.exp(-(x * x + y * y) / (2 * 0.3 ** 2));
  }
  return plane;
}

function block(region: TextBlock['region'], lineHeight = region.h): TextBlock {
  return {
    text: 'Words',
    region,
    confidence: 1,
    lineHeight,
    lineHeightOfShortSide: lineHeight,
    lines: 1,
    words: 1,
    contrast: 10,
    worstSliceContrast: 10,
    foreground: '#000000',
    background: '#ffffff',
    grounds: null,
    role: 'body',
  };
}

describe('saliency on planted scenes', { timeout: 60_000 }, () => {
  // Seeds apart from those the weights were chosen on (0 to 59); twelve scenes of each kind.
  const scenes: PlantedScene[] = Array.from({ length: runs(30, 60) }, (_, index) => plantedScene(9000 + index));
  const accuracyOf = (maps: readonly Plane[], kind?: OddBy) => {
    const chosen = scenes.map((scene) => kind === undefined || scene.kind === kind);
    const pick = <T>(all: readonly T[]) => all.filter((_, index) => chosen[index]);
    return attentionAccuracy(
      pick(maps),
      pick(scenes).map(({ target }) => target),
    );
  };
  /** Shuffled AUC on the kind of scene a map does worst. */
  const weakest = (maps: readonly Plane[]) => Math.min(...ODD_BY.map((kind) => accuracyOf(maps, kind).shuffledAuc));

  const bottomUp = scenes.map(({ frames }) => measureBottomUp(frames, preparePlanes(frames)));
  const large = bottomUp.map((maps) => maps.large);
  const final = bottomUp.map((maps) => attentionPlane(measureSaliency(maps, [], [])));

  // truth of image: saliency.data
  //   planted: 60 scenes with one odd item
  //   within: shuffled AUC over 0.87
  it('finds the odd one: shuffled AUC over 0.87, NSS over 4, and on target in 70 % of scenes', () => {
    const { shuffledAuc, nss, cc, hits } = accuracyOf(final);
    expect(shuffledAuc).toBeGreaterThan(0.87);
    expect(nss).toBeGreaterThan(4);
    expect(cc).toBeGreaterThan(0.45);
    expect(hits).toBeGreaterThan(0.7);
  });

  // truth of image: fineAttention.data
  //   planted: 60 scenes with one odd item
  //   within: twice the attention on the item that the standard map has there
  it('puts twice as much on the odd one in the fine map, and finds it as often', () => {
    const fine = scenes.map(({ frames }, index) => {
      const map = measureFineAttention(bottomUp[index] as BottomUp, measureFineBottomUp(frames), [], []);
      return attentionPlane(map);
    });
    const onTarget = (maps: readonly Plane[]) =>
      maps.reduce((sum, map, index) => sum + shareOn(map, (scenes[index] as PlantedScene).target), 0);
    expect(onTarget(fine)).toBeGreaterThan(2 * onTarget(final));
    const [better, standard] = [accuracyOf(fine), accuracyOf(final)];
    expect(better.hits).toBeGreaterThanOrEqual(standard.hits - 0.04);
    expect(better.shuffledAuc).toBeGreaterThan(standard.shuffledAuc - 0.03);
    expect(better.nss).toBeGreaterThan(standard.nss);
  });

  it('leaves a pure centre prior, which is at chance on these scenes, far behind', () => {
    const centre = accuracyOf(final.map(({ width, height }) => centrePrior(width, height)));
    expect(Math.abs(centre.shuffledAuc - 0.5)).toBeLessThan(0.08);
    expect(centre.hits).toBeLessThan(0.1);
    expect(Math.abs(centre.nss)).toBeLessThan(0.4);
  });

  if (DEEP)
    it('is better on its weakest kind of scene than each of its three methods is on theirs', () => {
      const combined = weakest(large);
      for (const method of [centreSurroundMap, booleanMap, spectralResidualMap]) {
        const alone = scenes.map(({ frames }, index) => {
          const { width, height } = large[index] as Plane;
          return gaussianBlur(method(labPlanes(frames.long512), width, height), 1.5);
        });
        expect(accuracyOf(alone).shuffledAuc).toBeGreaterThan(0.75);
        expect(combined).toBeGreaterThan(weakest(alone));
      }
    });
});

describe('saliency', { timeout: 30_000 }, () => {
  const dotAt = (cx: number, cy: number) =>
    paint(512, 410, (x, y) => (Math.hypot(x - cx, y - cy) < 22 ? [230, 30, 30] : [128, 128, 128]));

  // truth of image: saliency.peaks saliency.focus
  //   planted: one dot at three places
  //   within: 0.03 of the frame
  it('has its peak and its first focus on one saturated dot on grey, wherever it is', () => {
    for (const [cx, cy] of [
      [110, 90],
      [400, 320],
      [256, 205],
    ] as const) {
      const { peaks, focus, focusEntropy } = saliencyOf(dotAt(cx, cy));
      expect(Math.abs((peaks[0]?.x ?? 0) - cx / 512)).toBeLessThan(0.03);
      expect(Math.abs((peaks[0]?.y ?? 0) - cy / 410)).toBeLessThan(0.03);
      expect(peaks).toHaveLength(1);
      const region = focus[0]?.region ?? { x: 0, y: 0, w: 0, h: 0 };
      expect(region.x).toBeLessThan(cx / 512);
      expect(region.x + region.w).toBeGreaterThan(cx / 512);
      expect(region.w * region.h).toBeLessThan(0.1);
      expect(focus[0]?.share).toBeGreaterThan(0.5);
      expect(focusEntropy).toBeLessThan(0.75);
    }
  });

  it('sees more focal points and more entropy in many dots than in one', () => {
    const many = saliencyOf(
      paint(512, 410, (x, y) => (Math.hypot((x % 128) - 64, (y % 136) - 68) < 22 ? [230, 30, 30] : [128, 128, 128])),
    );
    const one = saliencyOf(dotAt(256, 205));
    expect(many.peaks.length).toBeGreaterThanOrEqual(6);
    expect(many.focusEntropy).toBeGreaterThan(one.focusEntropy + 0.1);
  });

  // truth of image: saliency.focusEntropy
  //   planted: a plain frame
  //   within: exact
  it('is level on a plain frame: no peaks, no focus, entropy 1', () => {
    const plain = saliencyOf(paint(300, 300, () => [90, 90, 90]));
    expect(plain).toMatchObject({ peaks: [], focus: [], focusEntropy: 1 });
  });

  it('keeps focus regions in the frame, apart, at most five, strongest peak first', () => {
    const NOWHERE = { x: -1, y: -1, strength: 1 };
    const { focus } = saliencyOf(naturalTexture(512, 410, { persistence: 0.7 }));
    expect(focus.length).toBeGreaterThan(0);
    expect(focus.length).toBeLessThanOrEqual(5);
    for (const [index, { region, peak = NOWHERE }] of focus.entries()) {
      expect(region.x + region.w).toBeLessThanOrEqual(1.000001);
      expect(region.y + region.h).toBeLessThanOrEqual(1.000001);
      expect(coveredBy({ x: peak.x, y: peak.y, w: 1e-6, h: 1e-6 }, region)).toBeCloseTo(1, 6);
      if (index > 0) expect(peak.strength).toBeLessThanOrEqual(focus[index - 1]?.peak?.strength ?? 0);
      for (const { region: other } of focus.slice(index + 1)) {
        const across = Math.min(region.x + region.w, other.x + other.w) - Math.max(region.x, other.x);
        const down = Math.min(region.y + region.h, other.y + other.h) - Math.max(region.y, other.y);
        expect(Math.min(across, down)).toBeLessThan(1e-6);
      }
    }
    expect(focus.reduce((sum, { share }) => sum + share, 0)).toBeLessThanOrEqual(1);
  });

  /** Share of attention inside a region. */
  function shareIn({ x, y, w, h }: TextBlock['region'], measured: ReturnType<typeof saliencyOf>): number {
    const { data, width, height } = attentionPlane(measured);
    let [inside, total] = [0, 0];
    for (let at = 0; at < data.length; at += 1) {
      const [px, py] = [((at % width) + 0.5) / width, (Math.floor(at / width) + 0.5) / height];
      total += data[at] as number;
      if (px > x && px < x + w && py > y && py < y + h) inside += data[at] as number;
    }
    return inside / total;
  }

  it('moves attention onto a block of readable text, more for large letters than for small', () => {
    const frame = dotAt(110, 300);
    const region = { x: 0.5, y: 0.1, w: 0.4, h: 0.12 };
    const none = shareIn(region, saliencyOf(frame));
    const small = shareIn(region, saliencyOf(frame, [block(region, 0.02)]));
    const large = shareIn(region, saliencyOf(frame, [block(region, 0.08)]));
    expect(small).toBeGreaterThan(none + 0.03);
    expect(large).toBeGreaterThan(small + 0.05);
  });

  // truth of image: saliency.data saliency.focus
  //   planted: a face beside one dot
  //   within: at least 0.2 of all attention more; its middle within 0.05 of the frame
  it('moves attention onto a face, more than onto text of its size, and by degrees of its size and of how sure it is', () => {
    const frame = dotAt(110, 300);
    const region = { x: 0.55, y: 0.15, w: 0.2, h: 0.25 };
    const withFace = (of: TextBlock['region'], confidence = 0.95) =>
      shareIn(region, saliencyOf(frame, [], [{ region: of, confidence }]));
    const none = shareIn(region, saliencyOf(frame));
    const text = shareIn(region, saliencyOf(frame, [block(region, 0.08)]));
    const face = withFace(region);
    expect(face).toBeGreaterThan(none + 0.2);
    expect(face).toBeGreaterThan(text);
    const { focus } = saliencyOf(frame, [], [{ region, confidence: 0.95 }]);
    const middles = focus.map(({ region: { x, y, w, h } }) => [x + w / 2, y + h / 2]);
    expect(middles.some(([x = 0, y = 0]) => Math.hypot(x - 0.65, y - 0.275) < 0.05)).toBe(true);
    const tiny = { x: 0.65, y: 0.27, w: 0.004, h: 0.006 };
    expect(withFace(tiny)).toBeCloseTo(none, 3);
    const steps = [0.5, 0.6, 0.7, 0.8].map((confidence) => withFace(region, confidence));
    expect(steps[0]).toBeCloseTo(none, 6);
    for (const [i, step] of steps.entries()) if (i > 0) expect(step).toBeGreaterThan(steps[i - 1] as number);
  });

  // truth of image: saliency.data
  //   planted: a thing that is the subject, beside one dot
  //   within: at least 0.03 of all attention more, and less than large text of its size
  it('moves attention onto the thing that is the subject, toward its middle, less than onto text of its size', () => {
    const frame = dotAt(110, 300);
    const frames = framesOf(frame);
    const bottomUp = measureBottomUp(frames, preparePlanes(frames));
    const region = { x: 0.5, y: 0.1, w: 0.3, h: 0.3 };
    const core = { x: 0.575, y: 0.175, w: 0.15, h: 0.15 };
    const none = measureSaliency(bottomUp, [], []);
    const thing = measureSaliency(bottomUp, [], [], region);
    const text = measureSaliency(bottomUp, [block(region, 0.08)], []);
    expect(shareIn(region, thing)).toBeGreaterThan(shareIn(region, none) + 0.03);
    expect(shareIn(region, thing)).toBeLessThan(shareIn(region, text));
    expect(shareIn(core, thing) / shareIn(region, thing)).toBeGreaterThan(0.3);
  });

  // truth of image: saliency.firstGlanceStability
  //   planted: one bold shape; tiny letters
  //   within: over 0.85; at least 0.15 lower
  it('is stable at thumbnail size for one bold shape, and loses letters that are too small there', () => {
    const bold = saliencyOf(
      paint(512, 640, (x, y) => (Math.hypot(x - 180, y - 400) < 70 ? [240, 200, 20] : [20, 40, 90])),
    );
    expect(bold.firstGlanceStability).toBeGreaterThan(0.85);
    const frame = dotAt(60, 60);
    const words = { x: 0.45, y: 0.6, w: 0.45, h: 0.2 };
    const readable = saliencyOf(frame, [block(words, 0.08)]).firstGlanceStability;
    const tiny = saliencyOf(frame, [block(words, 0.016)]).firstGlanceStability;
    expect(tiny).toBeLessThan(readable - 0.15);
  });

  // truth of image: saliency.width saliency.height saliency.data
  //   planted: any picture
  //   within: exact
  it('stores a map that reads back as whole 255ths with its peak at 255', () => {
    const measured = saliencyOf(dotAt(200, 200));
    const bytes = Buffer.from(measured.data, 'base64');
    expect(bytes.length).toBe(measured.width * measured.height);
    expect(Math.max(measured.width, measured.height)).toBe(64);
    expect(Math.max(...bytes)).toBe(255);
  });
});
