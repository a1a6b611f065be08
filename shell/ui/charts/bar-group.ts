/** A bar; `low` and `high` are drawn as a whisker over its end. */
export interface BarValue {
  readonly value: number;
  readonly low?: number;
  readonly high?: number;
}

export interface BarGroup {
  readonly id: string;
  readonly label: string;
  /** One for each series, in their order; null where there is none. */
  readonly values: readonly (BarValue | null)[];
}
