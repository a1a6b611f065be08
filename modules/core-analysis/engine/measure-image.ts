import { setImmediate as breathe } from 'node:timers/promises';
import type { Stage } from '../contract/analysis.ts';
import { measureCopy } from './copy/measure-copy.ts';
import { decodeImage } from './decode/decode-image.ts';
import { measureBottomUp } from './measure/bottom-up.ts';
import { measureClutter, measureJpegComplexity } from './measure/clutter.ts';
import { measureColour } from './measure/colour.ts';
import { measureComposition } from './measure/composition.ts';
import { preparePlanes } from './measure/prepare-planes.ts';
import { roundMeasurements } from './measure/round-measurements.ts';
import { measureSaliency } from './measure/saliency.ts';
import { measureTechnical } from './measure/technical.ts';
import type { ImageMeasurements } from './measurements.ts';
import { measurePlacements } from './placements/measure-placements.ts';
import { encodePreview, encodeThumbnail } from './preview.ts';
import { readText } from './text/read-text.ts';
import { ENGINE_VERSION } from './version.ts';

/** The stages that pass while one image is measured. */
export type MeasuringStage = Extract<Stage, 'checking' | 'measuring' | 'reading' | 'attention'>;

/** Called as each stage begins, with the share of the whole that is done, 0..100. */
export type OnMeasuringStage = (stage: MeasuringStage, percent: number) => void;

export interface MeasuredImage {
  readonly measurements: ImageMeasurements;
  /** WebP without metadata, long side at most 1280 and at most 320. */
  readonly preview: Uint8Array;
  readonly thumbnail: Uint8Array;
}

/**
 * Measures one untrusted image file. Same bytes, same measurements and same
 * pictures, byte for byte. Decodes hostile input natively: only inside the
 * engine's child process.
 *
 * @throws EngineError when the file is at fault
 */
export async function measureImage(
  bytes: Uint8Array,
  { onStage = () => undefined }: { onStage?: OnMeasuringStage },
): Promise<MeasuredImage> {
  onStage('checking', 2);
  const { source, frames } = await decodeImage(bytes);

  onStage('measuring', 15);
  // Reading and encoding run in native threads beside the pixel maths of this thread, which gives way between measures.
  const aside = Promise.all([measureJpegComplexity(frames), encodePreview(frames), encodeThumbnail(frames)]);
  const reading = readText(frames);
  const beside = Promise.all([reading, aside]);
  beside.catch(() => undefined);
  const planes = preparePlanes(frames);
  await breathe();
  const technical = measureTechnical(frames, planes, source);
  await breathe();
  const colour = measureColour(frames, planes);
  await breathe();
  const bottomUp = measureBottomUp(frames, planes);
  await breathe();
  const clutter = measureClutter(planes);

  onStage('reading', 40);
  const [text, [jpegComplexity, preview, thumbnail]] = await beside;

  onStage('attention', 85);
  const saliency = measureSaliency(bottomUp, text.blocks);
  const copy = measureCopy(frames, text, saliency);
  const measurements = roundMeasurements<ImageMeasurements>({
    kind: 'image',
    engineVersion: ENGINE_VERSION,
    source,
    technical,
    colour,
    clutter: { ...clutter, jpegComplexity },
    composition: measureComposition(planes, bottomUp, saliency, text.blocks),
    saliency,
    text,
    copy,
    placements: measurePlacements(source, text, copy),
  });
  return { measurements, preview, thumbnail };
}
