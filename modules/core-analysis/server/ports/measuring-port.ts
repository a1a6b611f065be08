import type { Stage } from '../../contract/analysis.ts';
import type { ImageMeasurements } from '../../engine/measurements.ts';

export interface Measured {
  readonly measurements: ImageMeasurements;
  /** WebP without metadata, long side at most 1280. */
  readonly preview: Uint8Array;
  /** WebP without metadata, long side at most 320. */
  readonly thumbnail: Uint8Array;
}

/** Measures untrusted files, outside this process. */
export interface MeasuringPort {
  /** Names what the measurements mean; a change makes stored ones unusable. */
  readonly engineVersion: string;
  /**
   * @throws AppError when the file is at fault; anything else is worth another try
   */
  measure(bytes: Uint8Array, options: { signal: AbortSignal; onStage: (stage: Stage) => void }): Promise<Measured>;
  stop(): Promise<void>;
}
