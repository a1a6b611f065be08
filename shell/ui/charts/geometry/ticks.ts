import { scaleLinear, scaleUtc } from 'd3-scale';
import type { Domain } from './extent.ts';
import { formatTick, type ValueFormat } from './format-value.ts';

export interface Tick {
  /** In the unit of the axis. */
  readonly value: number;
  readonly text: string;
}

const DAY_MS = 86_400_000;
/** Width of a letter as a share of the type size: figures of the interface's face. */
const LETTER = 0.58;
/** Least room between two labels, as a share of the type size. */
const GAP = 1.2;

/** Width of a label in pixels, estimated: measuring would cost a layout for each. */
export const textWidth = (text: string, typePx: number): number => text.length * LETTER * typePx;

/** Round values in the domain with their labels; about `count` of them. */
export function axisTicks(domain: Domain, format: ValueFormat, count: number): Tick[] {
  if (format.kind === 'date') return dateTicks(domain, count);
  const values = scaleLinear()
    .domain([...domain])
    .ticks(Math.max(1, count));
  const [first = 0, second = first] = values;
  const largest = Math.max(...domain.map(Math.abs));
  return values.map((value) => ({ value, text: formatTick(value, format, second - first, largest) }));
}

/** As many ticks as fit beside each other on an axis of `lengthPx`, at least two where there are two. */
export function fittingTicks(domain: Domain, format: ValueFormat, lengthPx: number, typePx: number): Tick[] {
  const [low, high] = domain;
  const fits = (ticks: readonly Tick[]) => {
    const step = ticks.length > 1 ? smallestStep(ticks) : high - low;
    const widest = Math.max(...ticks.map(({ text }) => textWidth(text, typePx)));
    return (step / (high - low)) * lengthPx >= widest + GAP * typePx;
  };
  for (let count = Math.max(2, Math.floor(lengthPx / (typePx * 5))); count > 2; count -= 1) {
    const ticks = axisTicks(domain, format, count);
    if (fits(ticks)) return ticks;
    // From weeks the next rounder step is months, which may be two on the whole axis: every other week is better.
    const others = ticks.filter((_, index) => index % 2 === 0);
    if (format.kind === 'date' && others.length > 2 && fits(others)) return others;
  }
  return axisTicks(domain, format, 2);
}

function smallestStep(ticks: readonly Tick[]): number {
  return Math.min(...ticks.slice(1).map(({ value }, index) => value - (ticks[index]?.value ?? value)));
}

const formats = {
  hour: new Intl.DateTimeFormat('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' }),
  day: new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }),
  month: new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' }),
  monthOfYear: new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' }),
  year: new Intl.DateTimeFormat('en-US', { year: 'numeric', timeZone: 'UTC' }),
};

function dateTicks(domain: Domain, count: number): Tick[] {
  const dates = scaleUtc()
    .domain([...domain])
    .ticks(Math.max(1, count));
  const [first, second] = dates;
  const step = first && second ? second.getTime() - first.getTime() : DAY_MS;
  return dates.map((date, index) => ({ value: date.getTime(), text: dateText(date, step, index === 0) }));
}

function dateText(date: Date, step: number, first: boolean): string {
  const midnight = date.getTime() % DAY_MS === 0;
  if (step < DAY_MS && !midnight) return formats.hour.format(date);
  if (step < 27 * DAY_MS) return formats.day.format(date);
  if (step >= 360 * DAY_MS) return formats.year.format(date);
  return first || date.getUTCMonth() === 0 ? formats.monthOfYear.format(date) : formats.month.format(date);
}

/** A text shortened to about `roomPx`, with an ellipsis. */
export function clipText(text: string, roomPx: number, typePx: number): string {
  const most = Math.max(1, Math.floor(roomPx / (LETTER * typePx)));
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}
