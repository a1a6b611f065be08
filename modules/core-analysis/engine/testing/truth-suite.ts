import { readdir, readFile } from 'node:fs/promises';

/** One planted truth: which measures it proves, with which test, what was planted and how near the measure must come. */
export interface PlantedTruth {
  readonly of: 'image' | 'video';
  /** Paths of `ImageMeasurements` or `VideoMeasurements`; a path stands for everything under it. */
  readonly measures: readonly string[];
  /** File under `engine/`, and the title of its test. */
  readonly file: string;
  readonly test: string;
  readonly planted: string;
  readonly tolerance: string;
}

const ENGINE = new URL('../', import.meta.url);
/** Three lines of comment above a test. */
const MARK =
  /^[ \t]*\/\/ truth of (?<of>image|video): (?<measures>.+)\n[ \t]*\/\/ {3}planted: (?<planted>.+)\n[ \t]*\/\/ {3}within: (?<tolerance>.+)$/gmu;
/** The title behind a mark: the first text that opens the arguments of `it`, `it.each(...)` or `describe`. */
const TITLE = /(?:\b(?:it|describe)(?:\.\w+)*\(|\)\()\s*(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>).)*)\k<quote>/su;

/** The marks in one test file. @throws Error for a mark above no test */
export function truthsIn(text: string, file: string): PlantedTruth[] {
  return [...text.matchAll(MARK)].map((mark) => {
    const { of, measures = '', planted = '', tolerance = '' } = mark.groups ?? {};
    const title = TITLE.exec(text.slice(mark.index))?.groups?.title;
    if (title === undefined) throw new Error(`${file}: a mark of ${measures} stands above no test`);
    const test = title.replace(/\\(['"`])/gu, '$1');
    return { of: of === 'video' ? 'video' : 'image', measures: measures.split(' '), file, test, planted, tolerance };
  });
}

/** Every planted truth that a test of the engine is marked with, in the order of files. */
export async function plantedTruths(): Promise<PlantedTruth[]> {
  const files = (await readdir(ENGINE, { recursive: true })).filter((file) => file.endsWith('.test.ts')).sort();
  const found = await Promise.all(
    files.map(async (file) => truthsIn(await readFile(new URL(file, ENGINE), 'utf8'), file)),
  );
  return found.flat();
}
