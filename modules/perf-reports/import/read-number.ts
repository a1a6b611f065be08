export type Decimal = '.' | ',';

/** How the cells of one column write numbers: the other of the two signs groups digits. */
export interface NumberFormat {
  readonly decimal: Decimal;
  /** What a cell is divided by: 1,000,000 where money is in millionths. */
  readonly divisor: number;
}

/** A cell that states no figure: empty, a dash, or a bound such as `< 10%`. */
export const MISSING = null;
/** What stands where a figure was expected and is none. */
export const INVALID = Symbol('invalid');
export type Read = number | typeof MISSING | typeof INVALID;

const MISSING_WORDS = new Set([
  '',
  '-',
  '--',
  '—',
  '–',
  '---',
  'n/a',
  'na',
  'null',
  'none',
  'nan',
  '#n/a',
  'n.a.',
  '∞',
]);
const BOUND = /^[<>≤≥]\s*[\d.,]+\s*%?$/;
const PLAIN = /^-?\d+(?:\.\d+)?$/;
const EXPONENT = /^[+-]?\d+(?:[.,]\d+)?e[+-]?\d+$/i;
/** Blanks of all widths and apostrophes only ever group digits. */
const GROUPING = /[\s\u00a0\u2009\u202f'’]/gu;
const AROUND =
  /^(?:\p{Sc}|[A-Z]{1,3}\p{Sc}|[A-Z]{3}|S\/|Rp|kr|zł|Kč|Ft|lei|CHF)?\.?(-?[\d.,]+)(?:\p{Sc}|[A-Z]{3}|kr|zł|Kč|Ft|lei)?$/iu;

export function isMissing(text: string): boolean {
  return text === '' || (text.length <= 5 && MISSING_WORDS.has(text.trim().toLowerCase()));
}

/** `< 10%`, `> 90%`: the figure is not told. */
export function isBound(text: string): boolean {
  return BOUND.test(text.trim());
}

/** Digits and signs of a number, without currency, percent sign and blanks; undefined where it is none. */
export function bareNumber(text: string): string | undefined {
  let bare = text.replaceAll(GROUPING, '');
  if (bare.startsWith('[') && bare.endsWith(']')) bare = bare.slice(1, -1);
  if (bare.endsWith('%')) bare = bare.slice(0, -1);
  else if (bare.startsWith('%')) bare = bare.slice(1);
  if (bare.startsWith('(') && bare.endsWith(')')) bare = `-${bare.slice(1, -1)}`;
  if (bare.startsWith('+')) bare = bare.slice(1);
  if (bare.startsWith('−')) bare = `-${bare.slice(1)}`;
  if (/^-?[\d.,]+$/.test(bare)) return /\d/.test(bare) ? bare : undefined;
  if (EXPONENT.test(bare)) return bare;
  const signed = /^-(?=\D)/.test(bare) ? bare.slice(1) : bare;
  const digits = AROUND.exec(signed)?.[1];
  return digits !== undefined && /\d/.test(digits) ? `${signed === bare ? '' : '-'}${digits}` : undefined;
}

/** Reads a cell the way its column is written; a sign in a place where it cannot stand makes it no number. */
export function readNumber(text: string, { decimal, divisor }: NumberFormat): Read {
  if (decimal === '.' && PLAIN.test(text)) return Number(text) / divisor;
  if (isMissing(text) || isBound(text)) return MISSING;
  const bare = bareNumber(text);
  if (bare === undefined) return INVALID;
  if (EXPONENT.test(bare)) return finite(Number(bare.replace(',', '.')), divisor);
  const group = decimal === '.' ? ',' : '.';
  const [whole = '', fraction, ...more] = bare.split(decimal);
  if (more.length > 0 || fraction?.includes(group)) return INVALID;
  const groups = whole.replace('-', '').split(group);
  // Groups of three, but for the first; India groups by two and closes with three.
  const isGrouped =
    groups.length === 1 ||
    (groups.at(-1)?.length === 3 &&
      (groups[0] ?? '') !== '' &&
      groups.slice(1, -1).every(({ length }) => length === 2 || length === 3));
  if (!isGrouped) return INVALID;
  return finite(Number(`${whole.replaceAll(group, '')}${fraction === undefined ? '' : `.${fraction}`}`), divisor);
}

function finite(value: number, divisor: number): Read {
  return Number.isFinite(value) && Math.abs(value) < 1e15 ? value / divisor : INVALID;
}
