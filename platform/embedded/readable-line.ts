/** Numbers of pino's levels. */
export const LEVEL = { info: 30, warn: 40, error: 50 } as const;

const NAMES: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
};

/** A log line for a person: pino's JSON becomes "warn message: cause"; anything else stays as it is. */
export function readableLine(line: string): string {
  const entry = parse(line);
  if (entry === undefined) return line;
  const level = NAMES[entry.level] ?? 'info';
  const cause = entry.err?.message;
  return `${level} ${entry.msg ?? ''}${cause === undefined || cause === entry.msg ? '' : `: ${cause}`}`.trimEnd();
}

/**
 * How grave a line is, in pino's numbers. Lines of programs that do not write
 * pino's JSON are known by the words such programs use.
 */
export function lineLevel(line: string): number {
  const entry = parse(line);
  if (entry !== undefined) return entry.level;
  // The restart of a database and the first polls before it is ready say this; nobody has to act.
  if (/the database system is (starting up|shutting down|in recovery|not yet accepting)/.test(line)) return LEVEL.info;
  if (/\b(PANIC|FATAL)\b|level=ERROR|\blevel=FATAL|UnhandledPromiseRejection|^\w*Error: /.test(line))
    return LEVEL.error;
  return LEVEL.info;
}

interface PinoLine {
  readonly level: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string };
}

function parse(line: string): PinoLine | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const value = JSON.parse(line) as PinoLine;
    return typeof value.level === 'number' ? value : undefined;
  } catch {
    return undefined;
  }
}
