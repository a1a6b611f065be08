/** What a field of an event may hold. Words have neither spaces nor `@`: no names, no mail addresses, no sentences. */
export type FieldKind = 'word' | 'number' | 'rating' | 'boolean';

export interface EventType {
  readonly props: Readonly<Record<string, FieldKind>>;
  /** Field that holds how long it took, in milliseconds. */
  readonly ms?: string;
  /** Field that holds a figure to add up, 0..100,000. */
  readonly value?: string;
}

const common = { action: 'word', page: 'word', path: 'word', source: 'word' } as const;

/** What clients may send; everything else is refused. */
export const CLIENT_EVENTS: Readonly<Record<string, EventType>> = {
  page_view: { props: common },
  feature_used: { props: { ...common, durationMs: 'number', success: 'boolean' }, ms: 'durationMs' },
  click: { props: { ...common, target: 'word' } },
  dashboard_view: { props: common },
  dashboard_time: { props: { ...common, durationMs: 'number' }, ms: 'durationMs' },
  optimization_action: { props: { ...common, recommendation: 'word', category: 'word' } },
  upgrade_interest: { props: { ...common, plan: 'word' } },
  rating: { props: { rating: 'rating' }, value: 'rating' },
};

/** What the product itself records, from the outbox. */
export type FactKind =
  | 'analysis_completed'
  | 'analysis_failed'
  | 'measurement_lookup'
  | 'fix_taken'
  | 'report_opened'
  | 'plan_changed'
  | 'flag_exposure';
