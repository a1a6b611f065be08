import type { Chunk } from '../chunks.ts';
import type { EngineErrorCode } from '../decode/engine-error.ts';
import type { JobName } from './jobs.ts';

/** What the pool tells a child: one job at a time, the long byte arrays of its input ahead of it. */
export type ToChild = { kind: 'run'; job: JobName; input: unknown } | Chunk;

/** What a child tells the pool. `ready` comes once, when its models are warm. */
export type FromChild =
  | { kind: 'ready' }
  /** Something the operator must know; the parent logs it. */
  | { kind: 'trouble'; message: string; reason: string }
  | { kind: 'stage'; stage: string; percent: number }
  /** With the long byte arrays of the output ahead of it. */
  | { kind: 'done'; output: unknown }
  | Chunk
  | { kind: 'refused'; code: EngineErrorCode; details: unknown }
  | { kind: 'failed'; reason: string };
