import { SLOW_TEST_FILES } from './slow-test-files.ts';

export interface FileTime {
  /** From the project's root. */
  readonly file: string;
  readonly seconds: number;
}

const SLOWEST = 15;
/** From here on a file needs an entry in `SLOW_TEST_FILES`. */
export const SLOW_SECONDS = 20;

/** What a test file is counted as: the area it lies in. */
export function kindOf(file: string): string {
  const [area = '', module = '', part = ''] = file.split('/');
  if (file.startsWith('shell/e2e/')) return 'browser';
  if (area !== 'modules') return area;
  return part === 'engine' ? `${area}/${module}/engine` : `${area}/${module}`;
}

/** Seconds and files of each kind, and the slowest files: what the end of a run prints. */
export function timesTable(times: readonly FileTime[]): string {
  const kinds = new Map<string, { files: number; seconds: number }>();
  for (const { file, seconds } of times) {
    const kind = kinds.get(kindOf(file)) ?? { files: 0, seconds: 0 };
    kinds.set(kindOf(file), { files: kind.files + 1, seconds: kind.seconds + seconds });
  }
  const byKind = [...kinds].sort(([, one], [, other]) => other.seconds - one.seconds);
  const slowest = [...times].sort((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  const line = (seconds: number, text: string) => `  ${seconds.toFixed(1).padStart(7)} s  ${text}`;
  return [
    'Time by kind (seconds of all files, two at a time)',
    ...byKind.map(([kind, { files, seconds }]) =>
      line(seconds, `${kind} (${files} ${files === 1 ? 'file' : 'files'})`),
    ),
    '',
    `The ${slowest.length} slowest files`,
    ...slowest.map(({ file, seconds }) => line(seconds, file)),
  ].join('\n');
}

/**
 * Files that took over 20 s without an entry in `SLOW_TEST_FILES`. `slowdown` is how much longer a fixed piece of work
 * took during the run than it does on an idle machine: what else the machine does is no fault of a file.
 */
export function unlistedSlowFiles(
  times: readonly FileTime[],
  slowdown: number,
  listed: Readonly<Record<string, string>> = SLOW_TEST_FILES,
): readonly FileTime[] {
  return times.filter(({ file, seconds }) => seconds > SLOW_SECONDS * Math.max(1, slowdown) && !(file in listed));
}
