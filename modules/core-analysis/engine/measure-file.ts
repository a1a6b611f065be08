import type { ExtraMeasure } from '../contract/extra-measures.ts';
import { ChunkCollector, type SendChunk } from './chunks.ts';
import { EngineError } from './decode/engine-error.ts';
import { sniffMedia } from './decode/sniff-media.ts';
import { measureImage, type OnMeasuringStage } from './measure-image.ts';
import type { ImageMeasurements } from './measurements.ts';
import { measureVideo } from './video/measure-video.ts';
import { playableVideo } from './video/playable-video.ts';
import type { VideoMeasurements } from './video/video-measurements.ts';

export type FileMeasurements = ImageMeasurements | VideoMeasurements;

export interface MeasureFileInput {
  readonly bytes: Uint8Array;
  /** What the file was taken for; another kind of content is refused. Default: whatever it is. */
  readonly kind?: 'image' | 'video';
  /** Longest video that is measured, in seconds; default without limit. */
  readonly maxVideoSeconds?: number;
  /** What to measure beyond the standard; `more-keyframes` says nothing of an image. */
  readonly extras?: readonly ExtraMeasure[];
}

export interface MeasuredFile {
  readonly measurements: FileMeasurements;
  /** WebP without metadata, long side at most 1280 and at most 320. */
  readonly preview: Uint8Array;
  readonly thumbnail: Uint8Array;
  /** Of a video: one WebP without metadata per shot whose `still` is measured, in the order of the shots, then those of `more`. None of an image. */
  readonly frames: readonly Uint8Array[];
  /** Of a video: the same pictures and sound without metadata, to be played; absent where no browser would take its tracks. */
  readonly playable?: Uint8Array;
}

/**
 * Measures one untrusted file, image or video, by what its bytes are. Same
 * bytes, same answer, byte for byte. Decodes hostile input natively: only
 * inside the engine's child process.
 *
 * @param send takes `playable` chunk by chunk instead of having it in the answer: it is as long as the file
 * @throws EngineError when the file is at fault
 */
export async function measureFile(
  input: MeasureFileInput,
  onStage: OnMeasuringStage,
  send?: SendChunk,
): Promise<MeasuredFile> {
  const { bytes, kind, extras = [] } = input;
  if (bytes.length === 0) throw new EngineError('file_empty');
  const media = sniffMedia(bytes);
  if (media === null || (kind !== undefined && media.kind !== kind)) throw new EngineError('file_type_unsupported');
  if (media.kind === 'image') return { ...(await measureImage(bytes, { onStage, extras })), frames: [] };
  const measured = await measureVideo(bytes, {
    onStage,
    extras,
    ...(input.maxVideoSeconds !== undefined && { maxSeconds: input.maxVideoSeconds }),
  });
  const here = new ChunkCollector();
  await playableVideo(bytes, media.container, send ?? (async (chunk) => here.take(chunk)));
  return here.complete(measured) as MeasuredFile;
}
