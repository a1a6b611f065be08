import type { Log } from '#platform/log/log.ts';
import { ENGINE_VERSION, EnginePool, type MeasuredFile, type MeasureFileInput } from '../../engine/index.ts';
import type { MeasureOptions, MeasuringPort } from './measuring-port.ts';

/** Longest time for one file in its process: a 90 s video takes a third of its limit with both cores to itself. */
const WALL_MS = { image: 20_000, video: 180_000 } as const;

/** Measures in the engine's own processes. */
export class EngineMeasuring implements MeasuringPort {
  readonly engineVersion = ENGINE_VERSION;
  private readonly pool: EnginePool;

  private constructor(options: { processes: number; log: Log }) {
    this.pool = new EnginePool({ size: options.processes, log: options.log });
  }

  /** With all processes started and their models loaded, so that the first files do not wait for them. */
  static async start(options: { processes: number; log: Log }): Promise<EngineMeasuring> {
    const engine = new EngineMeasuring(options);
    try {
      await engine.pool.warm();
      return engine;
    } catch (error) {
      await engine.stop();
      throw error;
    }
  }

  async measure(file: MeasureFileInput, options: MeasureOptions): Promise<MeasuredFile> {
    return this.pool.run('measure', file, { ...options, wallMs: WALL_MS[file.kind ?? 'image'] });
  }

  stop(): Promise<void> {
    return this.pool.stop();
  }
}
