/** How the figures of an axis are written. */
export type ValueFormat =
  /** `digits`: fixed decimals; without it at most two, as needed. `unit` stands behind the figure ("s", "ms"). */
  | { readonly kind: 'number'; readonly digits?: number; readonly unit?: string }
  /** Shares: 1 is 100 %. `digits`: fixed decimals of the percentage, default 1. */
  | { readonly kind: 'percent'; readonly digits?: number }
  /** Whole units of the currency (12.5 is $12.50), ISO 4217 code. */
  | { readonly kind: 'money'; readonly currency: string; readonly digits?: number }
  /** Milliseconds since 1970; days are days of UTC. */
  | { readonly kind: 'date' };

/** From here on ticks are shortened: 12K, 3.4M. */
const COMPACT_FROM = 10_000;
const NBSP = '\u00a0';
const formats = new Map<string, Intl.NumberFormat>();

function numberFormat(options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const kept = formats.get(key) ?? new Intl.NumberFormat('en-US', options);
  formats.set(key, kept);
  return kept;
}

const day = new Intl.DateTimeFormat('en-US', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** A minus sign instead of a hyphen; none before a zero. */
const signed = (text: string) => text.replace(/^-/u, /[1-9]/u.test(text) ? '−' : '');

function written(value: number, format: ValueFormat, options: Intl.NumberFormatOptions): string {
  switch (format.kind) {
    case 'date':
      return day.format(value);
    case 'percent':
      return signed(`${numberFormat(options).format(value * 100)}${NBSP}%`);
    case 'money':
      return signed(numberFormat({ ...options, style: 'currency', currency: format.currency }).format(value));
    case 'number':
      return signed(numberFormat(options).format(value));
  }
}

/** A value in full, as readouts and tables show it. */
export function formatValue(value: number, format: ValueFormat): string {
  if (format.kind === 'date') return day.format(value);
  const usual = format.kind === 'percent' ? 1 : format.kind === 'money' ? 2 : undefined;
  const digits = format.digits ?? usual;
  const text = written(value, format, {
    minimumFractionDigits: digits ?? 0,
    maximumFractionDigits: digits ?? 2,
  });
  return format.kind === 'number' && format.unit ? `${text}${NBSP}${format.unit}` : text;
}

/** `low` to `high` in full: "$1.20 to $3.40". */
export const formatRange = (low: number, high: number, format: ValueFormat): string =>
  `${formatValue(low, format)} to ${formatValue(high, format)}`;

/**
 * A value on an axis: as many decimals as the ticks' step needs, large ones
 * shortened, without the unit, which the axis names once.
 * @param step distance of two ticks
 * @param largest the largest absolute value on the axis, so that all ticks are written alike
 */
export function formatTick(value: number, format: ValueFormat, step: number, largest: number): string {
  if (format.kind === 'percent' || largest < COMPACT_FROM) {
    const needed = decimalsFor(format.kind === 'percent' ? step * 100 : step);
    // Money has cents or none.
    const digits = format.kind === 'money' && needed === 1 ? 2 : needed;
    return written(value, format, { minimumFractionDigits: digits, maximumFractionDigits: digits });
  }
  return written(value, format, { notation: 'compact', minimumFractionDigits: 0, maximumFractionDigits: 1 });
}

/** Decimals that tell two figures apart that lie `step` from each other. */
function decimalsFor(step: number): number {
  if (!Number.isFinite(step) || step <= 0) return 0;
  for (let digits = 0; digits < 6; digits += 1) {
    const scaled = step * 10 ** digits;
    if (Math.abs(scaled - Math.round(scaled)) < 1e-6) return digits;
  }
  return 6;
}
