import type { Stage } from '../../contract/analysis.ts';
import type { MeasuredFile, MeasureFileInput } from '../../engine/index.ts';

export interface MeasureOptions {
  /** Gives up the file; `measure` then throws the signal's reason. */
  readonly signal: AbortSignal;
  /** Called as each stage begins, with the share of the whole that is done, 0..100. */
  readonly onStage: (stage: Stage, percent: number) => void;
  /** Called where a first try broke off through no fault of the file, before the second one. */
  readonly onRetry: () => void;
}

/** Measures untrusted files, outside this process. */
export interface MeasuringPort {
  /** Names what the measurements mean; a change makes stored ones unusable. */
  readonly engineVersion: string;
  /** @throws EngineError when the file is at fault or could not be finished; anything else is worth another try */
  measure(file: MeasureFileInput, options: MeasureOptions): Promise<MeasuredFile>;
  stop(): Promise<void>;
}
