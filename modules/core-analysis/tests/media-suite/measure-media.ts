import { readFile } from 'node:fs/promises';
import { pino } from 'pino';
import { failureError } from '../../contract/failure-error.ts';
import { type CauseOfDeath, EngineError, EnginePool, sniffKnownFormat } from '../../engine/index.ts';
import { FULL_DEPTH } from '../../engine/judge/depth.ts';
import { judge } from '../../engine/judge/judge.ts';
import type { Outcome } from './media-row.ts';

const FOLDER = new URL('../media/', import.meta.url);

/** Takes media files through the engine's own process as an upload would go; each file once. */
export class MediaBench {
  private deaths: CauseOfDeath[] = [];
  private readonly pool = new EnginePool({
    size: 1,
    log: pino({ level: 'silent' }),
    // What is judged here is the file, not how busy the machine is.
    wallMs: 120_000,
    onDeath: (cause) => this.deaths.push(cause),
  });
  private readonly done = new Map<string, Promise<Outcome>>();

  async warm(): Promise<void> {
    await this.pool.warm();
  }

  outcomeOf(file: string): Promise<Outcome> {
    const known = this.done.get(file) ?? this.measure(file);
    this.done.set(file, known);
    return known;
  }

  async stop(): Promise<void> {
    await this.pool.stop();
  }

  private async measure(file: string): Promise<Outcome> {
    const bytes = await readFile(new URL(file, FOLDER));
    const before = this.deaths.length;
    try {
      const { measurements } = await this.pool.run('measure', { bytes });
      const settings = { goal: 'sales', placement: 'auto', depth: FULL_DEPTH } as const;
      return { kind: 'judged', measurements, results: judge(measurements, settings).results };
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      const looksLike = error.code === 'file_type_unsupported' ? sniffKnownFormat(bytes) : null;
      const failure = looksLike ? { code: error.code, details: { looksLike } } : error;
      const died = this.deaths.slice(before).includes('crash');
      return { kind: 'refused', code: error.code, sentence: failureError(failure).message, died };
    }
  }
}
