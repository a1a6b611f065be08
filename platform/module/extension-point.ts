/** A named place where other modules add values of one type. */
export interface ExtensionPoint<T> {
  readonly kind: 'extension-point';
  readonly id: string;
  readonly __type?: T;
}

export function createExtensionPoint<T>(id: `${string}.${string}`): ExtensionPoint<T> {
  return Object.freeze({ kind: 'extension-point', id });
}

export interface Contribution {
  readonly point: ExtensionPoint<unknown>;
  readonly value: unknown;
  /** Stays in force while the contributing module's flag is off. */
  readonly ungated: boolean;
}

export function contribute<T>(point: ExtensionPoint<T>, value: T, options: { ungated?: boolean } = {}): Contribution {
  return { point, value, ungated: options.ungated ?? false };
}
