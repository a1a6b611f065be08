import { AppError } from '#platform/contract/errors.ts';
import { failureError } from '../../contract/failure-error.ts';
import { type CauseOfDeath, EngineError, type EnginePool, type FileMeasurements } from '../../engine/index.ts';
import { checkUpload } from '../../server/intake/check-upload.ts';
import { fromEngine, longestVideo } from '../../server/steps/analysis-failure.ts';
import type { CorpusFile } from './corpus.ts';

/** Longer than in the product, so that a machine busy with other things fails no file. */
const WALL_MS = 120_000;

export interface CorpusOutcome {
  /** Files that were taken through; fewer than were given where the time was up. */
  files: number;
  /** The sound ones among them. */
  good: number;
  measured: number;
  /** Refusals by code. */
  refused: Record<string, number>;
  /** Sound files that were not measured, by name. */
  goodRefused: string[];
  /** Files that ended otherwise than measured or refused with a code and sentence of ours. */
  broken: string[];
  /** Engine processes that ended with a file, by cause, with the file's name. */
  deaths: { cause: CauseOfDeath; during: string[] }[];
  /** The slowest ten, in milliseconds without the start of processes, the slowest first. */
  slowest: { ms: number; name: string }[];
}

/**
 * Takes each file through the door and the engine as an upload would go, some
 * at once; nothing of it throws.
 */
export async function runCorpus(
  files: readonly CorpusFile[],
  options: {
    pool: (onDeath: (cause: CauseOfDeath) => void) => EnginePool;
    atOnce: number;
    onFile?: (done: number) => void;
    /** True once no further file is to be begun. */
    timeIsUp?: () => boolean;
  },
): Promise<CorpusOutcome> {
  const outcome: CorpusOutcome = {
    files: 0,
    good: 0,
    measured: 0,
    refused: {},
    goodRefused: [],
    broken: [],
    deaths: [],
    slowest: [],
  };
  const inHand = new Set<string>();
  const pool = options.pool((cause) => outcome.deaths.push({ cause, during: [...inHand] }));
  // Starting is not part of any file.
  await pool.warm();
  const queue = files.values();
  const worker = async (): Promise<void> => {
    for (const file of queue) {
      if (options.timeIsUp?.()) return;
      // Nor is starting another process in place of one that a file ended.
      await pool.warm().catch(() => undefined);
      inHand.add(file.name);
      const since = performance.now();
      const problem = await take(pool, file, outcome);
      outcome.slowest.push({ ms: Math.round(performance.now() - since), name: file.name });
      outcome.slowest = outcome.slowest.sort((one, other) => other.ms - one.ms).slice(0, 10);
      if (problem) outcome.broken.push(`${file.name}: ${problem}`);
      inHand.delete(file.name);
      outcome.files += 1;
      if (file.good) outcome.good += 1;
      options.onFile?.(outcome.files);
    }
  };
  await Promise.all(Array.from({ length: options.atOnce }, worker));
  await pool.stop();
  return outcome;
}

/** @returns what was wrong with how the file ended; nothing when it ended as it should */
async function take(pool: EnginePool, file: CorpusFile, outcome: CorpusOutcome): Promise<string | undefined> {
  try {
    const kind = checkUpload(file.bytes);
    const input = { bytes: file.bytes, kind, maxVideoSeconds: longestVideo('elite') };
    const { measurements, preview, thumbnail } = await pool.run('measure', input, { wallMs: WALL_MS });
    outcome.measured += 1;
    if (!soundNumbers(measurements)) return 'a measurement is not a number';
    if (![preview, thumbnail].every((picture) => Buffer.from(picture.subarray(8, 12)).toString() === 'WEBP'))
      return 'no picture';
    return undefined;
  } catch (thrown) {
    const error = thrown instanceof EngineError ? fromEngine(thrown, 'elite') : thrown;
    if (!(error instanceof AppError)) return `threw ${String(error)}`;
    outcome.refused[error.code] = (outcome.refused[error.code] ?? 0) + 1;
    if (file.good) outcome.goodRefused.push(`${file.name}: ${error.code}`);
    if (error.status >= 500) return `answered ${error.status}`;
    // What is stored with the analysis must read as the same sentence again.
    const again = failureError({ code: error.code, details: error.details });
    if (again.code !== error.code || again.message !== error.message || error.message.length < 20)
      return 'no stable sentence';
    return undefined;
  }
}

/** JSON holds no NaN or infinity; where one was, null stands instead after a round trip. */
function soundNumbers(measurements: FileMeasurements): boolean {
  return (
    JSON.stringify(measurements, (_key, value) => {
      if (typeof value === 'number' && !Number.isFinite(value)) return 'NOT FINITE';
      return value as unknown;
    }).includes('NOT FINITE') === false
  );
}
