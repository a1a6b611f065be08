/** A named place in a page that modules fill with parts taking these props. */
export interface SlotRef<Props extends object> {
  readonly kind: 'slot';
  readonly id: string;
  /** Carries the type; never set. */
  readonly __props?: (props: Props) => void;
}

/** `id` is `<module>.<place>`. */
export function createSlot<Props extends object>(id: `${string}.${string}`): SlotRef<Props> {
  return Object.freeze({ kind: 'slot', id });
}
