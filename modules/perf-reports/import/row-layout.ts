import { FIELDS, type Field, METRIC_FIELDS, type MetricField, NAME_FIELDS } from '../contract/fields.ts';
import type { Assignment } from './assign-fields.ts';
import type { Formats } from './decide-formats.ts';
import type { FoundHeader } from './find-header.ts';
import { CHECK_HEADER } from './own-export.ts';
import type { Profile } from './profile-columns.ts';
import { type DateOrder, readRange } from './read-date.ts';
import type { NumberFormat } from './read-number.ts';

export interface Period {
  readonly start: string;
  readonly end: string;
}

export interface MetricColumn {
  readonly index: number;
  readonly field: MetricField;
  readonly header: string;
  readonly format: NumberFormat;
  readonly mustBeWhole: boolean;
  readonly mayBeNegative: boolean;
}

/** What reading a row needs to know of the table, worked out once. */
export interface RowLayout {
  readonly width: number;
  /** Where our own export keeps what tells whether a row is as it was; undefined in all other files. */
  readonly check: number | undefined;
  readonly headerTexts: readonly string[];
  readonly metrics: readonly MetricColumn[];
  readonly day: number | undefined;
  readonly start: number | undefined;
  readonly end: number | undefined;
  /** The period rows without days of their own cover: of the preamble, or as the owner said. */
  readonly period: Period | undefined;
  /** All rows bear the first day of a longer period: each is the sum over it. */
  readonly isOneAggregate: boolean;
  readonly names: readonly { readonly index: number; readonly field: Field; readonly header: string }[];
  /** Columns in which `All` stands for a subtotal. */
  readonly subtotals: readonly number[];
  /** A row without any name in front or at the end is the sum of the others. */
  readonly namelessIsSum: boolean;
  readonly lastLine: number;
  readonly currencyColumn: number | undefined;
  /** Of all rows, where a header says it. */
  readonly currency: string | null;
  readonly conversionKindColumn: number | undefined;
  readonly conversionHeader: string | null;
  readonly attributionColumn: number | undefined;
  readonly rates: ReadonlyMap<Field, { readonly index: number; readonly format: NumberFormat }>;
}

/** @param saidRange what the owner wrote about dates, used where the file says nothing */
export function layOutRows(
  header: FoundHeader,
  assignment: Assignment,
  formats: Formats,
  profile: Profile,
  saidRange?: string,
): RowLayout {
  const columnOf = (field: Field) => [...assignment].find(([, one]) => one === field)?.[0];
  const textOf = (index: number) => header.cells[index]?.text ?? '';
  const numberFormat = (index: number) => formats.numbers.get(index) as NumberFormat;
  const isMetric = (field: Field): field is MetricField => (METRIC_FIELDS as readonly Field[]).includes(field);
  const names = [...assignment]
    .filter(([, field]) => NAME_FIELDS.includes(field))
    .map(([index, field]) => ({ index, field, header: textOf(index) }));
  const filled = names.filter(({ index }) => (profile.names.get(index)?.filled ?? 0) > 0);
  const moneyHeaders = [...assignment].filter(([, field]) => FIELDS[field] === 'money').map(([index]) => index);
  const conversions = columnOf('conversions');
  const { period, isOneAggregate } = periodOf(header, profile, formats, columnOf('day'), saidRange);
  return {
    width: header.cells.length,
    check: checkColumn(header),
    headerTexts: header.cells.map(({ text }) => text),
    metrics: [...assignment].flatMap(([index, field]) =>
      isMetric(field)
        ? [
            {
              index,
              field,
              header: textOf(index),
              format: numberFormat(index),
              mustBeWhole: FIELDS[field] === 'count',
              mayBeNegative: FIELDS[field] === 'money' || FIELDS[field] === 'amount',
            },
          ]
        : [],
    ),
    day: columnOf('day'),
    start: columnOf('start'),
    end: columnOf('end'),
    period,
    isOneAggregate,
    names,
    subtotals: filled
      .filter(({ index }) => {
        const evidence = profile.names.get(index);
        return evidence !== undefined && evidence.all > 0 && evidence.all < evidence.filled;
      })
      .map(({ index }) => index),
    namelessIsSum: filled.some(({ index }) => (profile.names.get(index)?.filled ?? 0) >= profile.records - 3),
    lastLine: profile.lastLine,
    currencyColumn: columnOf('currency'),
    currency: moneyHeaders.map((index) => header.cells[index]?.currency).find((one) => one !== undefined) ?? null,
    conversionKindColumn: columnOf('conversionKind'),
    conversionHeader: conversions === undefined ? null : textOf(conversions),
    attributionColumn: columnOf('attribution'),
    rates: new Map(
      [...assignment]
        .filter(([, field]) => FIELDS[field] === 'rate')
        .map(([index, field]) => [field, { index, format: numberFormat(index) }]),
    ),
  };
}

function checkColumn({ platform, cells }: FoundHeader): number | undefined {
  const found = platform === 'adjudge' ? cells.find(({ text }) => text === CHECK_HEADER) : undefined;
  return found?.index;
}

function periodOf(
  header: FoundHeader,
  profile: Profile,
  { dateOrder }: Formats,
  day: number | undefined,
  saidRange: string | undefined,
): { period: Period | undefined; isOneAggregate: boolean } {
  const told = periodOfPreamble(header, dateOrder) ?? (saidRange ? readRange(saidRange, dateOrder) : undefined);
  if (day === undefined) return { period: told, isOneAggregate: false };
  const days = profile.dates.get(day)?.days(dateOrder) ?? [];
  const [only] = days;
  const isOneAggregate = days.length === 1 && told !== undefined && told.start === only && told.end > told.start;
  return { period: told, isOneAggregate };
}

const START_WORDS = /start|begin|inicio|início|début|inizio|開始/i;
const END_WORDS = /\bend|\bfin|eind|ende|fim|término|終了/i;

/** The range of the title lines: on one line, or LinkedIn's two lines for start and end. */
function periodOfPreamble({ preamble }: FoundHeader, order: DateOrder): Period | undefined {
  let start: string | undefined;
  let only: string | undefined;
  for (const line of preamble) {
    const inside = /\(([^()]*\d{4}[^()]*)\)/.exec(line)?.[1];
    const [, label = '', afterColon] = /^([^:：\d]*)[:：]\s*"?(.*)$/.exec(line) ?? [];
    const range = [line, inside, afterColon].map((text) => (text ? readRange(text, order) : undefined)).find(Boolean);
    if (!range) continue;
    if (range.end > range.start) return range;
    if (start !== undefined && END_WORDS.test(label) && range.end >= start) return { start, end: range.end };
    if (START_WORDS.test(label)) start ??= range.start;
    only ??= range.start;
  }
  return only === undefined ? undefined : { start: only, end: only };
}
