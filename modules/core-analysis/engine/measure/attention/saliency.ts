import type { Region } from '../../../contract/evidence.ts';
import type { PeopleMeasures, SaliencyMeasures, TextBlock } from '../../measurements.ts';
import { ramp } from '../../response.ts';
import { emptyPlane, gaussianBlur, type Plane, resample } from '../plane.ts';
import { findPeaks, focusRegions, toPoint } from '../technical/focus.ts';
import { type BottomUp, toUnit } from './bottom-up.ts';

/** Spread of one glance in cells of the map: about a degree of view on a phone at reading distance. */
const GLANCE = 2;
/** In the smaller cells of the fine map: three quarters of `GLANCE`. */
const FINE_GLANCE = 3;
/** Most that a block of text adds, against 1 of the strongest pixels. */
const TEXT_WEIGHT = 0.5;
/**
 * Most that a face adds. Viewers looked at faces 16.6 and at text 11.1 times as often as at like places without (Cerf, Frady &
 * Koch, Journal of Vision 9(12), 2009, doi 10.1167/9.12.10): half as much again as text.
 */
const FACE_WEIGHT = TEXT_WEIGHT * (16.6 / 11.1);
/**
 * Most that a thing adds which is confirmed as the subject: half of what text does. Things tell better than contrasts where people look,
 * and looks fall around their middle (Einhäuser, Spain & Perona, Journal of Vision 8(14), 2008, doi 10.1167/8.14.18; Nuthmann &
 * Henderson, Journal of Vision 10(8), 2010, doi 10.1167/10.8.20). The weight is ours.
 */
const THING_WEIGHT = TEXT_WEIGHT / 2;
/** Spread of looks around the middle of a thing, share of each of its sides. */
const THING_SPREAD = 0.3;
/** Height of a face in pixels of a view from which it begins to be one, and is one without doubt. */
const FACE_PX = [10, 28] as const;
/** The detector's confidence from which a face begins to draw, and draws whole. */
const FACE_SURE = [0.5, 0.8] as const;
/** Share of attention that does not depend on the place, and spread of the centre prior as share of each side. */
const PLACE_FREE = 0.6;
const CENTRE_SPREAD = 0.35;
/** Long sides of the two views in pixels, and the line heights there at which letters start and finish being readable. */
const LARGE_VIEW = 1080;
const SMALL_VIEW = 320;
const UNREADABLE_PX = 5;
const READABLE_PX = 12;
/** Line height as share of the frame's short side that draws as a headline does. */
const HEADLINE_HEIGHT = 0.07;
/** Looks gather more than contrasts do: the map is raised to this power. */
const GATHERING = 1.6;
const PEAK_SHARE = 0.5;
const FIRST_GLANCE_SHARE = 0.1;

/**
 * Predicted first-glance attention: what pixels draw, plus text that can be
 * read, faces that can be made out and the thing that is shown where it is
 * sure, leaning to the middle. Not eye tracking.
 */
export function measureSaliency(
  bottomUp: BottomUp,
  blocks: readonly TextBlock[],
  faces: PeopleMeasures['faces'],
  thing: Region | null = null,
): SaliencyMeasures {
  const large = attention(bottomUp.large, { blocks, faces, thing }, LARGE_VIEW);
  const small = attention(bottomUp.small, { blocks, faces, thing }, SMALL_VIEW);
  const { width, height } = large;
  const bytes = Uint8Array.from(large.data, (value) => Math.round(value * 255));
  const map: Plane = { width, height, data: Float32Array.from(bytes, (value) => value / 255) };
  return {
    width,
    height,
    data: Buffer.from(bytes).toString('base64'),
    focusEntropy: entropyOf(map),
    peaks: findPeaks(map, PEAK_SHARE).map((peak) => toPoint(map, peak)),
    focus: focusRegions(map),
    firstGlanceStability: overlapOfTops(large, small),
  };
}

/**
 * The map of `measureSaliency` in cells of half the side: what draws in both passes over the pixels. On planted scenes 2.5 times as
 * much of it lies on the target (NSS 5.4 against 4.9), at 0.01 less shuffled AUC: it says more exactly where, so it is for showing.
 */
export function measureFineAttention(
  bottomUp: BottomUp,
  fine: Plane,
  blocks: readonly TextBlock[],
  faces: PeopleMeasures['faces'],
  thing: Region | null = null,
): Pick<SaliencyMeasures, 'width' | 'height' | 'data'> {
  const { width, height } = fine;
  const coarse = resample(bottomUp.large, width, height);
  const pixels = toUnit({ ...fine, data: fine.data.map((value, at) => value * (coarse.data[at] as number)) });
  const map = attention(pixels, { blocks, faces, thing }, LARGE_VIEW, FINE_GLANCE);
  const bytes = Uint8Array.from(map.data, (value) => Math.round(value * 255));
  return { width, height, data: Buffer.from(bytes).toString('base64') };
}

/** The stored map as numbers 0..1. */
export function attentionPlane({ width, height, data }: Pick<SaliencyMeasures, 'width' | 'height' | 'data'>): Plane {
  return { width, height, data: Float32Array.from(Buffer.from(data, 'base64'), (value) => value / 255) };
}

interface Drawing {
  readonly blocks: readonly TextBlock[];
  readonly faces: PeopleMeasures['faces'];
  readonly thing: Region | null;
}

function attention(pixels: Plane, { blocks, faces, thing }: Drawing, longSide: number, glance = GLANCE): Plane {
  const { width, height } = pixels;
  const out = emptyPlane(width, height);
  const text = textMap(width, height, blocks, longSide);
  const people = faceMap(width, height, faces, longSide);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const drawn =
        (pixels.data[at] as number) +
        TEXT_WEIGHT * (text.data[at] as number) +
        FACE_WEIGHT * (people.data[at] as number) +
        THING_WEIGHT * (thing ? looksAt(thing, (x + 0.5) / width, (y + 0.5) / height) : 0);
      out.data[at] = drawn * placeWeight((x + 0.5) / width, (y + 0.5) / height);
    }
  }
  const glances = toUnit(gaussianBlur(out, glance));
  return { ...glances, data: glances.data.map((value) => value ** GATHERING) };
}

/** 0..1, most in the middle of the thing. */
function looksAt({ x, y, w, h }: Region, atX: number, atY: number): number {
  const across = (atX - x - w / 2) / (THING_SPREAD * w);
  const down = (atY - y - h / 2) / (THING_SPREAD * h);
  return Math.exp(-(across ** 2 + down ** 2) / 2);
}

function placeWeight(x: number, y: number): number {
  const square = ((x - 0.5) ** 2 + (y - 0.5) ** 2) / (2 * CENTRE_SPREAD ** 2);
  return PLACE_FREE + (1 - PLACE_FREE) * Math.exp(-square);
}

/** 0..1 by cell: how much readable text draws there. Partly covered cells count in part. */
function textMap(width: number, height: number, blocks: readonly TextBlock[], longSide: number): Plane {
  const out = emptyPlane(width, height);
  const viewHeight = (longSide * height) / Math.max(width, height);
  for (const { region, lineHeight, lineHeightOfShortSide, confidence } of blocks) {
    const readable = (lineHeight * viewHeight - UNREADABLE_PX) / (READABLE_PX - UNREADABLE_PX);
    const size = Math.min(1, lineHeightOfShortSide / HEADLINE_HEIGHT);
    const weight = Math.max(0, Math.min(1, readable)) * (0.4 + 0.6 * size) * Math.min(1, confidence);
    for (let y = 0; y < height; y += 1) {
      const coveredY = covered(y, height, region.y, region.h);
      if (coveredY === 0) continue;
      for (let x = 0; x < width; x += 1) {
        const value = weight * coveredY * covered(x, width, region.x, region.w);
        const at = y * width + x;
        if (value > (out.data[at] as number)) out.data[at] = value;
      }
    }
  }
  return out;
}

/** 0..1 by cell: how much faces draw there: evenly over eyes, nose and mouth, less at the rim. */
function faceMap(width: number, height: number, faces: PeopleMeasures['faces'], longSide: number): Plane {
  const out = emptyPlane(width, height);
  const viewHeight = (longSide * height) / Math.max(width, height);
  for (const { region, confidence } of faces) {
    const weight = ramp(...FACE_PX)(region.h * viewHeight) * ramp(...FACE_SURE)(confidence);
    const [cx, cy] = [region.x + region.w / 2, region.y + region.h / 2];
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const across = ((x + 0.5) / width - cx) / (region.w / 2);
        const down = ((y + 0.5) / height - cy) / (region.h / 2);
        const at = y * width + x;
        out.data[at] = Math.max(out.data[at] as number, weight * Math.exp(-(((across ** 2 + down ** 2) / 1.5) ** 2)));
      }
    }
  }
  return out;
}

/** Share of one cell that lies inside a span of fractions. */
function covered(cell: number, cells: number, start: number, length: number): number {
  return Math.max(0, Math.min(cell + 1, (start + length) * cells) - Math.max(cell, start * cells));
}

/** 1 for a map without any contrast: nothing stands out from anything. */
function entropyOf({ data }: Plane): number {
  const total = data.reduce((sum, value) => sum + value, 0);
  if (total === 0) return 1;
  let bits = 0;
  for (const value of data) {
    if (value > 0) bits -= (value / total) * Math.log2(value / total);
  }
  return bits / Math.log2(data.length);
}

/** Intersection over union of the strongest tenth of both maps. */
function overlapOfTops(one: Plane, other: Plane): number {
  const [a, b] = [strongest(one), strongest(other)];
  let both = 0;
  for (const cell of a) if (b.has(cell)) both += 1;
  return both / (a.size + b.size - both);
}

function strongest({ data }: Plane): Set<number> {
  const order = Array.from(data.keys()).sort((x, y) => (data[y] as number) - (data[x] as number) || x - y);
  return new Set(order.slice(0, Math.round(FIRST_GLANCE_SHARE * data.length)));
}
