/** A typed name for an API one module provides and others may require. */
export interface ServiceRef<T> {
  readonly kind: 'service';
  readonly id: string;
  readonly optional: boolean;
  /** Carries the type; never set. */
  readonly __type?: T;
}

/** `id` is `<module>.<name>`; the module in front of the dot must provide it. */
export function createServiceRef<T>(id: `${string}.${string}`): ServiceRef<T> {
  return Object.freeze({ kind: 'service', id, optional: false });
}

/** The same reference, but `undefined` arrives where no module provides it. */
export function optional<T>(ref: ServiceRef<T>): ServiceRef<T | undefined> {
  return Object.freeze({ ...ref, optional: true });
}

/** A provided API with its reference. */
export interface Provision {
  readonly ref: ServiceRef<unknown>;
  readonly value: unknown;
}

export function provide<T>(ref: ServiceRef<T>, value: T): Provision {
  return { ref, value };
}
