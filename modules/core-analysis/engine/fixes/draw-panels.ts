import type { Region } from '../../contract/evidence.ts';
import { type Rgb, rgbOf } from '../colour-science.ts';
import type { Frame } from '../frame.ts';
import type { PanelDrawing } from './fix-plan.ts';
import { inkOn } from './hex-colour.ts';
import { type LetterMask, liftLetters, type PixelRect } from './letter-mask.ts';

/** Letters cover this share of their box; outside it the ground was taken for letters or the other way round. */
const LETTERS = { least: 0.02, most: 0.6 };
/** Up to this unrest a ground is plain: new ink is enough and no panel is drawn. */
const PLAIN = 0.12;
/** Radius in line heights. */
const CORNER = 0.35;
/** Room beside a line that its letters may reach into, in line heights. */
const SPILL = 0.2;
/** More stray pieces than this, or a ground more restless than this, and what was lifted is not only letters. */
const MOST_STRAY = 0.05;
const MOST_UNREST = 0.45;

/** The new pixels and what was done to get them. */
export interface DrawnPanels {
  readonly frame: Frame;
  /** Texts that stand on their own ground in another ink. */
  readonly recoloured: readonly { readonly text: string; readonly ink: string }[];
  /** How many panels were laid. */
  readonly laid: number;
}

/**
 * Lays panels under texts and draws the texts' own letters on them. On a plain
 * ground only the letters change colour, and only of those that do not read.
 * Null when letters cannot be told from the ground.
 */
export function drawPanels(frame: Frame, panels: readonly PanelDrawing[]): DrawnPanels | null {
  const out = { ...frame, rgb: new Uint8Array(frame.rgb) };
  const recoloured: { text: string; ink: string }[] = [];
  let laid = 0;
  for (const panel of panels) {
    const lifted = panel.lines.map((line) => {
      const box = toRect(frame, grown(line.region, SPILL * line.lineHeight, frame));
      return liftLetters(frame, box, line, line.lineHeight * frame.height);
    });
    if (!lifted.every(isClean)) return null;
    if (lifted.every(({ unrest }) => unrest < PLAIN)) {
      for (const [i, { text, weak, background }] of panel.lines.entries()) {
        if (!weak) continue;
        const ink = inkOn(background);
        recolour(out, lifted[i] as LetterMask, ink);
        recoloured.push({ text, ink });
      }
      continue;
    }
    laid += 1;
    layPanel(out, toRect(frame, panel.region), panel, lifted);
    for (const letters of lifted)
      paint(out, letters, rgbOf(panel.ink), (at) => [out.rgb[at], out.rgb[at + 1], out.rgb[at + 2]] as unknown as Rgb);
  }
  return { frame: out, recoloured, laid };
}

function isClean({ share, stray, unrest }: LetterMask): boolean {
  return share >= LETTERS.least && share <= LETTERS.most && stray <= MOST_STRAY && unrest <= MOST_UNREST;
}

function grown(region: Region, by: number, { width, height }: Frame): Region {
  const pixels = height * by;
  return {
    x: region.x - pixels / width,
    y: region.y - pixels / height,
    w: region.w + (2 * pixels) / width,
    h: region.h + (2 * pixels) / height,
  };
}

function toRect({ width, height }: Frame, { x, y, w, h }: Region): PixelRect {
  return {
    left: Math.max(0, Math.floor(x * width)),
    top: Math.max(0, Math.floor(y * height)),
    right: Math.min(width, Math.ceil((x + w) * width)),
    bottom: Math.min(height, Math.ceil((y + h) * height)),
  };
}

/** Letters in another ink on the ground they stand on. */
function recolour(out: Frame, letters: LetterMask, ink: string): void {
  let index = 0;
  paint(out, letters, rgbOf(ink), () => {
    const i = index;
    index += 1;
    return [letters.ground[i * 3], letters.ground[i * 3 + 1], letters.ground[i * 3 + 2]] as unknown as Rgb;
  });
}

/** Mixes ink over `groundAt` by the mask; pixels out of the letters' reach stay. */
function paint(out: Frame, { rect, mask, reach }: LetterMask, ink: Rgb, groundAt: (at: number) => Rgb): void {
  let i = 0;
  for (let y = rect.top; y < rect.bottom; y += 1) {
    for (let x = rect.left; x < rect.right; x += 1, i += 1) {
      const at = (y * out.width + x) * 3;
      const ground = groundAt(at);
      if ((reach[i] as number) <= 0) continue;
      const share = mask[i] as number;
      for (let c = 0; c < 3; c += 1) {
        out.rgb[at + c] = Math.round((ground[c] as number) * (1 - share) + (ink[c] as number) * share);
      }
    }
  }
}

/** The panel over the picture without its letters, with rounded corners. */
function layPanel(out: Frame, rect: PixelRect, panel: PanelDrawing, lifted: readonly LetterMask[]): void {
  const colour = rgbOf(panel.colour);
  for (const letters of lifted) erase(out, letters);
  const line = Math.min(...panel.lines.map(({ lineHeight }) => lineHeight)) * out.height;
  const radius = Math.min(line * CORNER, (rect.bottom - rect.top) / 2);
  for (let y = rect.top; y < rect.bottom; y += 1) {
    for (let x = rect.left; x < rect.right; x += 1) {
      const share = panel.opacity * cornerCover(x, y, rect, radius);
      const at = (y * out.width + x) * 3;
      for (let c = 0; c < 3; c += 1) {
        out.rgb[at + c] = Math.round((out.rgb[at + c] as number) * (1 - share) + (colour[c] as number) * share);
      }
    }
  }
}

/** Old letters out, ground in. */
function erase(out: Frame, { rect, mask, ground }: LetterMask): void {
  let i = 0;
  for (let y = rect.top; y < rect.bottom; y += 1) {
    for (let x = rect.left; x < rect.right; x += 1, i += 1) {
      const share = Math.min(1, (mask[i] as number) * 1.5);
      if (share <= 0) continue;
      const at = (y * out.width + x) * 3;
      for (let c = 0; c < 3; c += 1) {
        out.rgb[at + c] = Math.round((out.rgb[at + c] as number) * (1 - share) + (ground[i * 3 + c] as number) * share);
      }
    }
  }
}

/** 1 inside, 0 outside the rounded rectangle, in between on its edge. */
function cornerCover(x: number, y: number, rect: PixelRect, radius: number): number {
  const dx = Math.max(rect.left + radius - x - 0.5, x + 0.5 - (rect.right - radius), 0);
  const dy = Math.max(rect.top + radius - y - 0.5, y + 0.5 - (rect.bottom - radius), 0);
  return Math.min(1, Math.max(0, radius - Math.hypot(dx, dy) + 0.5));
}
