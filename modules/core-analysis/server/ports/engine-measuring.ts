import type { Log } from '#platform/log/log.ts';
import {
  type CauseOfDeath,
  ENGINE_VERSION,
  EngineError,
  EnginePool,
  type JobInput,
  type JobOutput,
  type MeasuredFile,
  type MeasureFileInput,
  sniffMedia,
} from '../../engine/index.ts';
import type { FixingOptions, FixingPort } from '../fixes/fixing-port.ts';
import type { DegradingPort } from './degrading-port.ts';
import type { MeasureOptions, MeasuringPort } from './measuring-port.ts';

export interface EngineOptions {
  readonly processes: number;
  readonly log: Log;
  /** Called for each engine process that ended in the middle of a file or was ended for it. */
  readonly onDeath: (cause: CauseOfDeath) => void;
}

/**
 * What one file may take in its process: of the processor what two cores do in 20 s and in 3 min (a 90 s video
 * lasts 21 s with both to itself, `docs/reports/bench-engine.json`), by the clock more, since a file does not get slower because others want the cores.
 */
const TIME = {
  image: { processorMs: 40_000, wallMs: 80_000 },
  video: { processorMs: 360_000, wallMs: 420_000 },
} as const;

/** A dozen pictures of up to 12 megapixels, or three videos, each rendered, encoded and measured. */
const FIXES_WALL_MS = { image: 240_000, video: 480_000 } as const;

/** Four versions of an image, each encoded and measured. */
const DEGRADE_WALL_MS = 160_000;

/** Measures in the engine's own processes. */
export class EngineMeasuring implements MeasuringPort, FixingPort, DegradingPort {
  readonly engineVersion = ENGINE_VERSION;
  private readonly pool: EnginePool;

  private constructor({ processes, log, onDeath }: EngineOptions) {
    this.pool = new EnginePool({ size: processes, log, onDeath });
  }

  /** With all processes started and their models loaded, so that the first files do not wait for them. */
  static async start(options: EngineOptions): Promise<EngineMeasuring> {
    const engine = new EngineMeasuring(options);
    const jail = Object.fromEntries(
      engine.pool.walls.map(({ name, how, holds }) => [name, holds ? how : `NONE: ${how}`]),
    );
    options.log.info({ jail }, 'files are decoded behind these walls');
    try {
      await engine.pool.warm();
      return engine;
    } catch (error) {
      await engine.stop();
      throw error;
    }
  }

  async measure(file: MeasureFileInput, options: MeasureOptions): Promise<MeasuredFile> {
    return this.pool.run('measure', file, { ...options, ...TIME[file.kind ?? 'image'] });
  }

  async makeFixes(input: JobInput<'fixes'>, { signal, onPercent }: FixingOptions): Promise<JobOutput<'fixes'>> {
    return this.pool.run('fixes', input, {
      signal,
      onStage: (_stage, percent) => onPercent(percent),
      wallMs: FIXES_WALL_MS[sniffMedia(input.bytes)?.kind ?? 'image'],
    });
  }

  async degrade(input: JobInput<'degrade'>, signal: AbortSignal): Promise<JobOutput<'degrade'>> {
    try {
      return await this.pool.run('degrade', input, { signal, wallMs: DEGRADE_WALL_MS });
    } catch (error) {
      if (error instanceof EngineError) return { versions: [] };
      throw error;
    }
  }

  stop(): Promise<void> {
    return this.pool.stop();
  }
}
