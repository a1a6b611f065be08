import type { Region } from '../../contract/evidence.ts';
import type { TextBlock } from '../measurements.ts';
import type { Interval, TextSpan, VideoMeasurements } from '../video/video-measurements.ts';
import { matchBrand } from './match-brand.ts';

/** The brand's name on a picture, or while it stands on the screen. */
export interface BrandSighting {
  /** As it was read. */
  text: string;
  /** Of the name alone, estimated from its place among the letters of its text. */
  region: Region;
  confidence: number;
  contrast: number | null;
}

export interface TimedSighting extends BrandSighting, Interval {}

type Sighted = Pick<TextBlock, 'text' | 'region' | 'confidence' | 'contrast'> & { lines?: number };

/** Every text that names the brand, as `block`, largest name first. A logo without letters is not read, nor one whose letters are drawn. */
export function findBrand<T extends Sighted>(texts: readonly T[], brand: string): (BrandSighting & { block: T })[] {
  return texts
    .flatMap((block) => {
      const found = sighting(block, brand);
      return found ? [{ ...found, block }] : [];
    })
    .sort((a, b) => b.region.w * b.region.h - a.region.w * a.region.h);
}

/** The same over the time of a video, earliest first. */
export function findBrandOverTime(spans: readonly TextSpan[], brand: string): TimedSighting[] {
  return spans
    .flatMap((span) => {
      const found = sighting(span, brand);
      return found ? [{ ...found, start: span.start, end: span.end }] : [];
    })
    .sort((a, b) => a.start - b.start || a.end - b.end);
}

function sighting(of: Sighted, brand: string): BrandSighting | null {
  const match = matchBrand(of.text, brand);
  if (!match) return null;
  return {
    text: of.text.slice(match.from, match.to),
    region: partOf(of.region, of.text.length, match.from, match.to, of.lines ?? 1),
    confidence: of.confidence,
    contrast: of.contrast,
  };
}

/** The box of some letters of a text: along its line by their share, or the line they fall on. */
function partOf(box: Region, length: number, from: number, to: number, lines: number): Region {
  if (lines <= 1) return { ...box, x: box.x + (box.w * from) / length, w: (box.w * (to - from)) / length };
  const line = Math.min(lines - 1, Math.floor((from / length) * lines));
  const share = Math.min(1, ((to - from) / length) * lines);
  const h = box.h / lines;
  return { x: box.x, y: box.y + line * h, w: box.w * share, h };
}

/** Pauses shorter than this do not part two appearances. */
const PAUSE_S = 0.5;

/** When the brand is on screen at all, in separate stretches. */
export function brandIntervals(sightings: readonly Interval[]): Interval[] {
  const merged: Interval[] = [];
  for (const { start, end } of [...sightings].sort((a, b) => a.start - b.start)) {
    const last = merged[merged.length - 1];
    if (last && start - last.end < PAUSE_S) last.end = Math.max(last.end, end);
    else merged.push({ start, end });
  }
  return merged;
}

/** Share of the video with the brand on screen, 0..1. */
export function brandShare(m: VideoMeasurements, intervals: readonly Interval[]): number {
  const seconds = intervals.reduce((sum, i) => sum + (i.end - i.start), 0);
  return m.source.durationS > 0 ? Math.min(1, seconds / m.source.durationS) : 0;
}
