import type { Stage } from '../../contract/analysis.ts';
import type { ImageMeasurements } from '../../engine/measurements.ts';

export interface Measured {
  readonly measurements: ImageMeasurements;
  /** WebP without metadata, long side at most 1280. */
  readonly preview: Uint8Array;
  /** WebP without metadata, long side at most 320. */
  readonly thumbnail: Uint8Array;
}

export interface MeasureOptions {
  /** Gives up the file; `measure` then throws the signal's reason. */
  readonly signal: AbortSignal;
  /** Called as each stage begins, with the share of the whole that is done, 0..100. */
  readonly onStage: (stage: Stage, percent: number) => void;
}

/** Measures untrusted files, outside this process. */
export interface MeasuringPort {
  /** Names what the measurements mean; a change makes stored ones unusable. */
  readonly engineVersion: string;
  /** @throws AppError when the file is at fault; anything else is worth another try */
  measure(bytes: Uint8Array, options: MeasureOptions): Promise<Measured>;
  stop(): Promise<void>;
}
