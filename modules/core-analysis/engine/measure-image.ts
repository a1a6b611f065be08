import type { Stage } from '../contract/analysis.ts';
import type { ExtraMeasure } from '../contract/extra-measures.ts';
import { decodeImage } from './decode/decode-image.ts';
import { measureStill } from './measure-still.ts';
import type { ImageMeasurements } from './measurements.ts';
import { encodePreview, encodeThumbnail } from './preview.ts';

/** The stages that pass while one file is measured. */
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
  { onStage = () => undefined, extras = [] }: { onStage?: OnMeasuringStage; extras?: readonly ExtraMeasure[] },
): Promise<MeasuredImage> {
  onStage('checking', 2);
  const { source, frames } = await decodeImage(bytes);

  onStage('measuring', 15);
  const encoding = Promise.all([encodePreview(frames), encodeThumbnail(frames)]);
  encoding.catch(() => undefined);
  const measurements = await measureStill(frames, source, {
    beside: encoding,
    extras: extras.filter((extra) => extra === 'fine-attention'),
    onReading: () => onStage('reading', 40),
    onAttention: () => onStage('attention', 85),
  });
  const [preview, thumbnail] = await encoding;
  return { measurements, preview, thumbnail };
}
