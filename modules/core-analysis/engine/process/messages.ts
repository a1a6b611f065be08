import type { EngineErrorCode } from '../decode/engine-error.ts';
import type { MeasuredImage, MeasuringStage } from '../measure-image.ts';

/** What the pool tells a child. */
export type ToChild = { kind: 'measure'; bytes: Uint8Array };

/** What a child tells the pool. `ready` comes once, when its models are warm. */
export type FromChild =
  | { kind: 'ready' }
  /** Something the operator must know; the parent logs it. */
  | { kind: 'trouble'; message: string; reason: string }
  | { kind: 'stage'; stage: MeasuringStage; percent: number }
  | ({ kind: 'measured' } & MeasuredImage)
  | { kind: 'refused'; code: EngineErrorCode; details: unknown }
  | { kind: 'failed'; reason: string };
