import type { Sharp } from 'sharp';
import type { Goal, Placement } from '../../contract/analysis.ts';
import type { Feature } from '../../contract/features.ts';
import { openFrame } from '../decode/decode-image.ts';
import { readSource } from '../fixes/source-pixels.ts';
import { assess } from '../judge/assess.ts';
import { featuresOf } from '../judge/features.ts';
import { measureImage } from '../measure-image.ts';

export interface DegradeInput {
  readonly bytes: Uint8Array;
  readonly settings: { readonly goal: Goal; readonly placement: Placement };
}

/** One version that is worse in one known respect, and every rule put to it. */
export interface DegradedImage {
  readonly name: string;
  /** 1 or 2: further is worse. */
  readonly level: number;
  readonly features: Feature[];
}

/** Called as each version is begun, with the share of the whole that is done, 0..100. */
export type OnDegrading = (stage: 'degrading', percent: number) => void;

/** Of the short side, so that a large picture is blurred as much as a small one. */
const BLUR = [0.004, 0.01] as const;
/** What is left of the contrast around a middle grey. */
const CONTRAST = [0.65, 0.4] as const;

/**
 * An image made worse: out of focus, and faded. Each version is encoded as JPEG and measured like any creative, so that what
 * falls is known by measuring. Same bytes, same answer. Decodes untrusted bytes: only inside the engine's child.
 *
 * @throws EngineError when the file is at fault
 */
export async function degradeImage({ bytes, settings }: DegradeInput, onStage: OnDegrading): Promise<DegradedImage[]> {
  const frame = await readSource(bytes);
  const side = Math.min(frame.width, frame.height);
  const versions = [
    ...BLUR.map((share, i) => ({
      name: 'blur',
      level: i + 1,
      make: (p: Sharp) => p.blur(Math.max(0.5, share * side)),
    })),
    ...CONTRAST.map((left, i) => ({
      name: 'faded',
      level: i + 1,
      make: (p: Sharp) => p.linear(left, 128 * (1 - left)),
    })),
  ];
  const made: DegradedImage[] = [];
  for (const [i, { name, level, make }] of versions.entries()) {
    onStage('degrading', Math.round((100 * i) / versions.length));
    const worse = await make(openFrame(frame)).jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
    const { measurements } = await measureImage(worse, {});
    const { assessments } = assess(measurements, { ...settings, brand: null });
    made.push({ name, level, features: featuresOf(assessments) });
  }
  return made;
}
