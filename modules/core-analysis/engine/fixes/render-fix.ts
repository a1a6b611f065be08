import type { Frame } from '../frame.ts';
import type { SourceFacts } from '../measurements.ts';
import { PLACEMENT_SPECS } from '../placements/placement-specs.ts';
import { applyTone } from './apply-tone.ts';
import { cropFrame } from './crop-frame.ts';
import { denoise } from './denoise.ts';
import { drawButton } from './draw-button.ts';
import { drawPanels } from './draw-panels.ts';
import { encodeFix, type RenderedFix } from './encode-fix.ts';
import { extendCanvas } from './extend-canvas.ts';
import type { FixPlan } from './fix-plan.ts';
import { sharpen } from './sharpen.ts';
import { readSource } from './source-pixels.ts';

/** Largest file where the placement publishes no limit; the largest any placement takes. */
const MOST_BYTES = 30 * 1024 * 1024;

/**
 * One fix as a file: the size of the source (crops and larger frames aside),
 * sRGB, without metadata. Same bytes and plan, same file, byte for byte. Null
 * where the pixels turn out not to allow it (letters that cannot be lifted).
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
  const frame = await renderFrame(await readSource(bytes), plan);
  return frame && encodeFor(frame, format, plan);
}

/** The fixed pixels; null as above. */
export async function renderFrame(frame: Frame, plan: FixPlan): Promise<Frame | null> {
  switch (plan.kind) {
    case 'tone':
      return applyTone(frame, plan);
    case 'sharpen':
      return sharpen(frame, plan.noiseSigma);
    case 'denoise':
      return denoise(frame, plan.sigma);
    case 'crop':
      return cropFrame(frame, plan.region, plan.ratio);
    case 'pad':
      return extendCanvas(frame, plan);
    case 'panel':
      return drawPanels(frame, plan.panels);
    case 'button':
      return drawButton(frame, plan.button);
    case 'reencode':
      return frame;
  }
}

/** Encodes for the placement the plan is for. */
export function encodeFor(frame: Frame, format: SourceFacts['format'], plan: FixPlan): Promise<RenderedFix> {
  const limit = PLACEMENT_SPECS[plan.placement].maxBytes ?? MOST_BYTES;
  return encodeFix(frame, format, plan.kind === 'reencode' ? Math.min(limit, plan.maxBytes) : limit);
}
