/** What a column can mean. The kind decides how its cells are read and whether they may be added up. */
export const FIELDS = {
  day: 'date',
  start: 'date',
  end: 'date',
  account: 'name',
  accountId: 'id',
  campaign: 'name',
  campaignId: 'id',
  adSet: 'name',
  adSetId: 'id',
  ad: 'name',
  adId: 'id',
  creativeId: 'id',
  breakdown: 'name',
  impressions: 'count',
  clicks: 'count',
  linkClicks: 'count',
  spend: 'money',
  conversions: 'amount',
  revenue: 'money',
  reach: 'count',
  frequency: 'ratio',
  videoPlays: 'count',
  videoViews: 'count',
  video25: 'count',
  video50: 'count',
  video75: 'count',
  video100: 'count',
  ctr: 'rate',
  linkCtr: 'rate',
  cpc: 'rate',
  linkCpc: 'rate',
  cpm: 'rate',
  conversionRate: 'rate',
  costPerConversion: 'rate',
  roas: 'rate',
  currency: 'text',
  conversionKind: 'text',
  attribution: 'text',
  /** Known, and not kept. */
  other: 'text',
} as const;

export type Field = keyof typeof FIELDS;
type KindOf = (typeof FIELDS)[Field];
type OfKind<K extends KindOf> = { [F in Field]: (typeof FIELDS)[F] extends K ? F : never }[Field];

export type NumberField = OfKind<'count' | 'money' | 'amount' | 'ratio' | 'rate'>;
/** Rates and prices a file states itself: they check the reading and are never added up. */
export type RateField = OfKind<'rate'>;
/** What a row keeps as a number. */
export type MetricField = Exclude<NumberField, RateField>;

const NUMBER_KINDS: readonly string[] = ['count', 'money', 'amount', 'ratio', 'rate'];
const fields = Object.keys(FIELDS) as Field[];

export const METRIC_FIELDS = fields.filter(
  (field): field is MetricField => isNumberField(field) && FIELDS[field] !== 'rate',
);
/** Reach and frequency count people again on each day and in each group, so they are never added up. */
export const SUMMED_FIELDS = METRIC_FIELDS.filter((field) => field !== 'reach' && field !== 'frequency');
/** What can tell one row from another. */
export const NAME_FIELDS = fields.filter((field) => FIELDS[field] === 'name' || FIELDS[field] === 'id');

export function isNumberField(field: Field): field is NumberField {
  return NUMBER_KINDS.includes(FIELDS[field]);
}

/** Fields several columns may carry at once. */
export function isRepeatable(field: Field): boolean {
  return field === 'breakdown' || field === 'other';
}
