import type { Region } from '../../../contract/evidence.ts';
import { heatAlpha, heatColour } from '../../../contract/heat-ramp.ts';
import type { NumberedRegion } from '../places/number-regions.ts';
import type { AttentionGrid } from './attention-grid.ts';
import { CONTOUR_LEVELS, contour } from './contours.ts';
import { drawBoxes } from './draw-boxes.ts';
import type { OverlayMode } from './overlay-modes.ts';

/** A read text as it is framed: its box and what is said beside it. */
export interface TextBox {
  region: Region;
  /** "2.1 : 1", or what else is known of it. */
  note: string;
  tone: 'good' | 'fair' | 'bad' | 'unknown';
}

export interface OverlayScene {
  mode: OverlayMode;
  /** Of the heat, 0..1. */
  opacity: number;
  regions: readonly NumberedRegion[];
  /** Number of the region in focus: the rest of the creative is dimmed. */
  selected: number | null;
  /** Number of the region under the pointer. */
  pointed: number | null;
  texts: readonly TextBox[];
  /** What the chosen placement's own interface covers. */
  zones: readonly Region[];
}

/** The heat as a picture of the grid's own size, to be stretched over the creative. */
export function paintHeat(grid: AttentionGrid): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  // A picture without a map: a drawing of no size is refused.
  if (grid.values.length === 0) return canvas;
  canvas.width = grid.width;
  canvas.height = grid.height;
  const pixels = new ImageData(grid.width, grid.height);
  grid.values.forEach((value, index) => {
    const [r, g, b] = heatColour(value);
    pixels.data.set([r, g, b, Math.round(heatAlpha(value) * 255)], index * 4);
  });
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas;
}

/** The contour lines of all levels, ready to be stroked in any size. */
export function traceContours(grid: AttentionGrid): Path2D {
  const path = new Path2D();
  for (const level of CONTOUR_LEVELS) {
    for (const [x0, y0, x1, y1] of contour(grid, level)) {
      path.moveTo(x0, y0);
      path.lineTo(x1, y1);
    }
  }
  return path;
}

/** Draws the whole overlay on a canvas of `width` by `height` CSS pixels. */
export function drawOverlay(
  context: CanvasRenderingContext2D,
  size: { width: number; height: number },
  heat: HTMLCanvasElement,
  lines: Path2D,
  scene: OverlayScene,
): void {
  const { width, height } = size;
  context.clearRect(0, 0, width, height);
  if (scene.mode === 'heat' && scene.opacity > 0) {
    context.save();
    context.globalAlpha = scene.opacity;
    context.imageSmoothingQuality = 'high';
    context.drawImage(heat, 0, 0, width, height);
    context.restore();
    strokeContours(context, size, lines, Math.max(0.45, scene.opacity));
  }
  if (scene.mode === 'regions') drawBoxes(context, size, scene);
  if (scene.mode === 'texts') drawTexts(context, size, scene.texts);
  if (scene.mode === 'zones') drawZones(context, size, scene.zones);
}

/** A dark halo under a light line, so that it shows on any creative. */
function strokeContours(
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  lines: Path2D,
  alpha: number,
): void {
  const scaled = new Path2D();
  scaled.addPath(lines, new DOMMatrix([width, 0, 0, height, 0, 0]));
  context.save();
  context.globalAlpha = alpha;
  context.lineCap = 'round';
  context.lineWidth = 2.5;
  context.strokeStyle = 'rgba(10, 8, 30, 0.45)';
  context.stroke(scaled);
  context.lineWidth = 1;
  context.strokeStyle = 'rgba(255, 255, 255, 0.92)';
  context.stroke(scaled);
  context.restore();
}

const TEXT_COLOURS: Readonly<Record<TextBox['tone'], string>> = {
  good: '#7fe0a0',
  fair: '#f7cb73',
  bad: '#ff9b98',
  unknown: '#ffffff',
};

/** Frames of the read texts, each with a plate that says its contrast; dashed where it is too low. */
function drawTexts(
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  texts: readonly TextBox[],
): void {
  context.save();
  context.font = '600 11px Geist, system-ui, sans-serif';
  context.textBaseline = 'middle';
  for (const { region, note, tone } of texts) {
    const [x, y, w, h] = [region.x * width, region.y * height, region.w * width, region.h * height];
    context.lineWidth = 4;
    context.strokeStyle = 'rgba(8, 9, 12, 0.6)';
    context.strokeRect(x, y, w, h);
    context.lineWidth = 2;
    context.strokeStyle = TEXT_COLOURS[tone];
    context.setLineDash(tone === 'bad' ? [5, 3] : []);
    context.strokeRect(x, y, w, h);
    context.setLineDash([]);
    const wide = context.measureText(note).width + 10;
    const left = Math.min(Math.max(0, x), width - wide);
    const top = y >= 18 ? y - 18 : Math.min(height - 17, y + h + 1);
    context.fillStyle = '#16181e';
    context.fillRect(left, top, wide, 17);
    context.fillStyle = TEXT_COLOURS[tone];
    context.fillText(note, left + 5, top + 9);
  }
  context.restore();
}

const HATCH = 9;

/** What a platform covers: darkened and hatched, so that it shows on any creative and without colour. */
function drawZones(
  context: CanvasRenderingContext2D,
  { width, height }: { width: number; height: number },
  zones: readonly Region[],
): void {
  context.save();
  const covered = new Path2D();
  for (const zone of zones) covered.rect(zone.x * width, zone.y * height, zone.w * width, zone.h * height);
  context.fillStyle = 'rgba(120, 16, 24, 0.5)';
  context.fill(covered);
  context.clip(covered);
  context.lineWidth = 1;
  context.strokeStyle = 'rgba(255, 255, 255, 0.4)';
  context.beginPath();
  for (let at = -height; at < width; at += HATCH) {
    context.moveTo(at, height);
    context.lineTo(at + height, 0);
  }
  context.stroke();
  context.restore();
}
