/** Which of the first two numbers of `01/02/2026` is the day. */
export type DateOrder = 'day-first' | 'month-first';

/** A date as `YYYY-MM-DD`, or numbers whose order the column decides. */
export type DateShape =
  | { readonly kind: 'sure'; readonly day: string }
  | { readonly kind: 'open'; readonly first: number; readonly second: number; readonly year: number };

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:$|[T\s|,])/;
const COMPACT = /^(\d{4})(\d{2})(\d{2})$/;
const NUMBERS = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4}|\d{2})(?:$|[T\s|,])/;
const CJK = /^(\d{4})\s*[年년]\s*(\d{1,2})\s*[月월]\s*(\d{1,2})/;
const DAY_MONTH =
  /^(\d{1,2})(?:st|nd|rd|th|er|º)?[.\s-]+(?:de\s+|di\s+)?([\p{L}.]+)[,.\s-]+(?:de\s+|del\s+)?(\d{4}|\d{2})(?:$|[\s,T])/u;
const MONTH_DAY = /^([\p{L}.]+)\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?:$|[\s,T])/u;
const SERIAL = /^\d{5}(?:\.\d+)?$/;

/** First letters of months in the languages of the exports; longer ones first where one begins like another. */
const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen', 'янв', 'sty'],
  ['feb', 'fév', 'fev', 'fév'],
  ['mar', 'mär', 'maa', 'mrt', 'mrz'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mei', 'mag'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aoû', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'out', 'ott'],
  ['nov'],
  ['dec', 'déc', 'dez', 'dic'],
];

/** What a cell says about its day; a time behind it is left out and never shifts it. */
export function shapeOfDate(text: string): DateShape | undefined {
  const cell = text.trim().replaceAll(/[\u00a0\u202f]/g, ' ');
  if (cell.length < 5 || cell.length > 60) return undefined;
  const iso = ISO.exec(cell) ?? COMPACT.exec(cell) ?? CJK.exec(cell);
  if (iso) return sure(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numbers = NUMBERS.exec(cell);
  if (numbers) {
    const first = Number(numbers[1]);
    const second = Number(numbers[3]);
    const year = fullYear(numbers[4] as string);
    // Points are only written day first.
    if (numbers[2] === '.') return sure(year, second, first);
    if (first > 31 || second > 31 || first < 1 || second < 1) return undefined;
    return { kind: 'open', first, second, year };
  }
  const words = DAY_MONTH.exec(cell);
  if (words) return sure(fullYear(words[3] as string), monthOf(words[2] as string), Number(words[1]));
  const english = MONTH_DAY.exec(cell);
  if (english) return sure(Number(english[3]), monthOf(english[1] as string), Number(english[2]));
  if (SERIAL.test(cell)) {
    const day = new Date(Date.UTC(1899, 11, 30) + Math.floor(Number(cell)) * 86_400_000);
    return sure(day.getUTCFullYear(), day.getUTCMonth() + 1, day.getUTCDate());
  }
  return undefined;
}

/** The day as `YYYY-MM-DD`; undefined where it is none, or none of a year ads were sold in. */
export function readDate(text: string, order: DateOrder): string | undefined {
  const shape = shapeOfDate(text);
  if (!shape || shape.kind === 'sure') return shape?.day;
  const { first, second, year } = shape;
  return order === 'day-first' ? toDay(year, second, first) : toDay(year, first, second);
}

/** First and last day of `1 June 2026 - 25 June 2026`, `9/21/2026,9/27/2026` or one day alone. */
export function readRange(text: string, order: DateOrder): { start: string; end: string } | undefined {
  const whole = readDate(text, order);
  const parts = text.split(/\s+[-–—]\s+|\s+to\s+|(?<=\d{4})[,-]\s*(?=\p{L}|\d)/u);
  if (parts.length === 2) {
    const end = readDate(parts[1] as string, order);
    const start = readDate(parts[0] as string, order) ?? (end && readDate(`${parts[0]}, ${end.slice(0, 4)}`, order));
    if (start && end && start <= end) return { start, end };
  }
  return whole ? { start: whole, end: whole } : undefined;
}

function sure(year: number, month: number, day: number): DateShape | undefined {
  const iso = toDay(year, month, day);
  return iso === undefined ? undefined : { kind: 'sure', day: iso };
}

function toDay(year: number, month: number, day: number): string | undefined {
  if (year < 2000 || year > 2099 || month < 1 || month > 12 || day < 1) return undefined;
  if (day > new Date(Date.UTC(year, month, 0)).getUTCDate()) return undefined;
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

const fullYear = (text: string): number => (text.length === 2 ? 2000 + Number(text) : Number(text));

/** 1 to 12; 0 for no month. */
function monthOf(word: string): number {
  const lower = word.toLowerCase();
  return MONTHS.findIndex((starts) => starts.some((start) => lower.startsWith(start))) + 1;
}
