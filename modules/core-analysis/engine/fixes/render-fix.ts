import type { Frame } from '../frame.ts';
import type { SourceFacts } from '../measurements.ts';
import { fixedSizeOf } from '../placements/fixed-sizes.ts';
import { mostBytes } from '../placements/measure-placements.ts';
import { PLACEMENT_SPECS, type Size } from '../placements/placement-specs.ts';
import { applyTone } from './apply-tone.ts';
import { cropFrame } from './crop-frame.ts';
import { denoise } from './denoise.ts';
import { drawButton } from './draw-button.ts';
import { drawPanels } from './draw-panels.ts';
import { encodeFix, type RenderedFix, resized } from './encode-fix.ts';
import { extendCanvas } from './extend-canvas.ts';
import type { FixPlan, Refused } from './fix-plan.ts';
import { panelAsDone } from './propose-panel.ts';
import { sharpen } from './sharpen.ts';
import { readSource } from './source-pixels.ts';

const ALIKE = 'Letters and background are too much alike to be told apart.';
/** Largest file where the placement publishes no limit; the largest any placement takes. */
const MOST_BYTES = 30 * 1024 * 1024;

/** Enlarging by more is seen. */
const MOST_ENLARGED = 1.1;
/** Relative difference of two shapes that stretching may even out. */
const SAME_SHAPE = 0.005;

/**
 * One fix as a file: the size of the source (frames of a new shape aside),
 * sRGB, without metadata. Same bytes and plan, same file, byte for byte. Null
 * where the pixels turn out not to allow it (letters that cannot be lifted,
 * shadows that hold too little).
 *
 * Decodes untrusted bytes: only inside the engine's child.
 *
 * @throws EngineError `file_unreadable`
 */
export async function renderFix(
  bytes: Uint8Array,
  format: SourceFacts['format'],
  plan: FixPlan,
): Promise<RenderedFix | null> {
  const rendered = await renderFrame(await readSource(bytes), plan);
  return 'refused' in rendered ? null : encodeFor(rendered.frame, format, plan);
}

/** The fixed pixels, and the plan as it tells of what was done to them. */
export interface Rendered {
  readonly frame: Frame;
  readonly plan: FixPlan;
}

/** One fix in pixels; refused where they turn out not to allow it. */
export async function renderFrame(frame: Frame, plan: FixPlan): Promise<Rendered | Refused> {
  if (plan.kind === 'panel') {
    const drawn = drawPanels(frame, plan.panels);
    return drawn ? { frame: drawn.frame, plan: panelAsDone(plan, drawn) } : { refused: ALIKE };
  }
  const pixels = await pixelsOf(frame, plan);
  return 'refused' in pixels ? pixels : { frame: pixels, plan };
}

async function pixelsOf(frame: Frame, plan: Exclude<FixPlan, { kind: 'panel' }>): Promise<Frame | Refused> {
  switch (plan.kind) {
    case 'tone':
      return applyTone(frame, plan);
    case 'sharpen':
      return sharpen(frame, plan);
    case 'denoise':
      return denoise(frame, plan.sigma);
    case 'crop':
      return cropFrame(frame, plan.region, plan.ratio);
    case 'pad':
      return extendCanvas(frame, plan);
    case 'button':
      return drawButton(frame, plan.button);
    case 'reencode':
      return frame;
  }
}

/** Encodes for the placement the plan is for. */
export async function encodeFor(frame: Frame, format: SourceFacts['format'], plan: FixPlan): Promise<RenderedFix> {
  const size = sizeFor(frame, plan);
  const sized = size ? await resized(frame, ...size) : frame;
  const limit = mostBytes(plan.placement, sized) ?? MOST_BYTES;
  const fixed = fixedSizeOf(plan.placement, sized);
  return encodeFix(sized, format, plan.kind === 'reencode' ? Math.min(limit, plan.maxBytes) : limit, fixed?.size);
}

/** A frame of a new shape is made in the size its placement recommends, unless it has far fewer pixels; null where it stays. */
function sizeFor({ width, height }: Frame, plan: FixPlan): Size | null {
  if (plan.kind !== 'crop' && plan.kind !== 'pad') return null;
  const size = PLACEMENT_SPECS[plan.placement].ratios.find(({ name }) => name === plan.ratio)?.recommended;
  if (!size || size[0] > MOST_ENLARGED * width) return null;
  return Math.abs((width / height) * (size[1] / size[0]) - 1) <= SAME_SHAPE ? size : null;
}
