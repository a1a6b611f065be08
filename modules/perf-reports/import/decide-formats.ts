import { FIELDS, type Field, METRIC_FIELDS, type NumberField } from '../contract/fields.ts';
import type { Assignment } from './assign-fields.ts';
import type { FoundHeader } from './find-header.ts';
import type { NumberEvidence } from './number-evidence.ts';
import type { Profile } from './profile-columns.ts';
import { type DateOrder, readDate } from './read-date.ts';
import { type Decimal, type NumberFormat, readNumber } from './read-number.ts';

/** Something the file does not settle: the owner is shown both readings and chooses. */
export type Doubt =
  | {
      readonly kind: 'number';
      readonly column: number;
      readonly example: string;
      readonly readings: readonly { readonly decimal: Decimal; readonly value: number }[];
      readonly proposed: Decimal;
    }
  | {
      readonly kind: 'dates';
      readonly column: number;
      readonly example: string;
      readonly readings: readonly { readonly order: DateOrder; readonly day: string }[];
      readonly proposed: DateOrder;
    }
  | {
      readonly kind: 'money_unit';
      readonly column: number;
      /** Price of a thousand impressions under each. */
      readonly readings: readonly { readonly divisor: 1 | 1_000_000; readonly cpm: number }[];
      readonly proposed: 1 | 1_000_000;
    }
  /** No column with figures is known. */
  | { readonly kind: 'columns' };

/** What the owner said about readings; asked only where the file itself does not tell. */
export interface Answers {
  readonly decimals?: ReadonlyMap<number, Decimal>;
  readonly dateOrder?: DateOrder;
  readonly moneyDivisor?: 1 | 1_000_000;
}

export interface Formats {
  readonly numbers: ReadonlyMap<number, NumberFormat>;
  readonly dateOrder: DateOrder;
  readonly doubts: readonly Doubt[];
}

/** Above this, no audience of any country is bought in units of money. */
const ABSURD_CPM = 500_000;
const PLAUSIBLE_CPM = { from: 0.05, to: 500 } as const;
const POINT_FIRST_LANGUAGES: readonly string[] = ['en', 'ja', 'zh', 'ko'];

/** Decides per column from all its values; headers and separator are asked only where no value tells. */
export function decideFormats(
  { header, typed }: { header: FoundHeader; typed: boolean },
  assignment: Assignment,
  profile: Profile,
  answers: Answers = {},
): Formats {
  const doubts: Doubt[] = [];
  const numberFields = [...assignment].filter((entry): entry is [number, NumberField] => profile.numbers.has(entry[0]));
  if (!numberFields.some(([, field]) => (METRIC_FIELDS as readonly Field[]).includes(field)))
    doubts.push({ kind: 'columns' });
  const shared = sharedDecimal(numberFields, profile);
  const usual = typed || writesPoints(header) ? '.' : shared;
  const fallback = usual ?? usualDecimal(header);
  const money = moneyUnit(header, assignment, profile, answers);
  if (money.doubt) doubts.push(money.doubt);
  const numbers = new Map<number, NumberFormat>();
  for (const [index, field] of numberFields) {
    const evidence = profile.numbers.get(index) as NumberEvidence;
    const isMicros = header.cells[index]?.key.includes('micro') ?? false;
    const divisor = isMicros ? 1_000_000 : FIELDS[field] === 'money' ? money.divisor : 1;
    const known = evidence.decided ?? answers.decimals?.get(index) ?? byMeaning(field, evidence) ?? usual;
    numbers.set(index, { decimal: known ?? fallback, divisor });
    if (!known && evidence.isOpen && evidence.example !== undefined && FIELDS[field] !== 'rate')
      doubts.push(numberDoubt(index, evidence.example, fallback));
  }
  const dates = dateOrder(header, profile, answers);
  if (dates.doubt) doubts.push(dates.doubt);
  return { numbers, dateOrder: dates.order, doubts };
}

/** Impressions are whole, so `1,067` of them is a thousand; a frequency of a thousand does not exist. */
function byMeaning(field: Field, evidence: NumberEvidence): Decimal | undefined {
  if (!evidence.isOpen) return undefined;
  const sign: Decimal = evidence.open['.'] >= evidence.open[','] ? '.' : ',';
  if (FIELDS[field] === 'count') return sign === '.' ? ',' : '.';
  return FIELDS[field] === 'ratio' ? sign : undefined;
}

/** The sign that all columns which tell agree on; LinkedIn's files hold columns that do not. */
function sharedDecimal(fields: readonly (readonly [number, Field])[], profile: Profile): Decimal | undefined {
  const told = new Set<Decimal>();
  for (const [index, field] of fields) {
    const evidence = profile.numbers.get(index) as NumberEvidence;
    const decimal = evidence.decided ?? (FIELDS[field] === 'count' ? byMeaning(field, evidence) : undefined);
    if (decimal) told.add(decimal);
  }
  return told.size === 1 ? [...told][0] : undefined;
}

/** Meta, and our own export, write a point and no groups in every language; a spreadsheet that saved it again writes semicolons. */
function writesPoints({ platform, delimiter }: FoundHeader): boolean {
  return (platform === 'meta' || platform === 'adjudge') && delimiter === ',';
}

function usualDecimal({ delimiter, language }: FoundHeader): Decimal {
  if (delimiter === ';') return ',';
  return POINT_FIRST_LANGUAGES.includes(language) ? '.' : ',';
}

function numberDoubt(column: number, example: string, proposed: Decimal): Doubt {
  const value = (decimal: Decimal): number => {
    const read = readNumber(example, { decimal, divisor: 1 });
    return typeof read === 'number' ? read : Number.NaN;
  };
  const readings = (['.', ','] as const).map((decimal) => ({ decimal, value: value(decimal) }));
  return { kind: 'number', column, example, readings, proposed };
}

function dateOrder(header: FoundHeader, profile: Profile, answers: Answers): { order: DateOrder; doubt?: Doubt } {
  let dayFirst = 0;
  let monthFirst = 0;
  let open: { column: number; example: string } | undefined;
  for (const [column, evidence] of profile.dates) {
    dayFirst += evidence.dayFirst;
    monthFirst += evidence.monthFirst;
    if (evidence.example !== undefined) open ??= { column, example: evidence.example };
  }
  if (dayFirst !== monthFirst) return { order: dayFirst > monthFirst ? 'day-first' : 'month-first' };
  const usual = usualOrder(header);
  if (answers.dateOrder) return { order: answers.dateOrder };
  const proposed = usual ?? 'month-first';
  if (usual || !open) return { order: proposed };
  const readings = (['day-first', 'month-first'] as const).map((order) => ({
    order,
    day: readDate(open.example, order) ?? '',
  }));
  return { order: proposed, doubt: { kind: 'dates', ...open, readings, proposed } };
}

/** English is written both ways; these two platforms write it the American way. */
function usualOrder({ language, platform }: FoundHeader): DateOrder | undefined {
  if (language !== 'en') return 'day-first';
  return platform === 'microsoft' || platform === 'linkedin' ? 'month-first' : undefined;
}

/** Dumps of the APIs of Snapchat and Reddit hold money in millionths and do not say so. */
function moneyUnit(
  header: FoundHeader,
  assignment: Assignment,
  { rawCpm }: Profile,
  { moneyDivisor }: Answers,
): { divisor: 1 | 1_000_000; doubt?: Doubt } {
  if (moneyDivisor) return { divisor: moneyDivisor };
  const column = [...assignment].find(([, field]) => field === 'spend')?.[0];
  if (column === undefined || rawCpm === undefined || header.cells[column]?.key.includes('micro'))
    return { divisor: 1 };
  const inMillionths = rawCpm / 1_000_000;
  const fits = inMillionths >= PLAUSIBLE_CPM.from && inMillionths <= PLAUSIBLE_CPM.to;
  const isDump = header.platform === 'snapchat' || header.platform === 'reddit';
  if (isDump && rawCpm > PLAUSIBLE_CPM.to && fits) return { divisor: 1_000_000 };
  if (rawCpm < ABSURD_CPM || !fits) return { divisor: 1 };
  return {
    divisor: 1_000_000,
    doubt: {
      kind: 'money_unit',
      column,
      readings: [
        { divisor: 1, cpm: rawCpm },
        { divisor: 1_000_000, cpm: inMillionths },
      ],
      proposed: 1_000_000,
    },
  };
}
