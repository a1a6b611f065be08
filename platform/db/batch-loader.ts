/** A look-up that failed for a whole batch fails every caller in it. */
type Load<K, V> = (keys: readonly K[]) => Promise<ReadonlyMap<K, V>>;

interface Waiting<V> {
  readonly promise: Promise<V | undefined>;
  readonly resolve: (value: V | undefined) => void;
  readonly reject: (reason: unknown) => void;
}

/**
 * Joins look-ups of single keys that come at the same time into one query, like
 * a group commit: at most two queries are under way, and what arrives meanwhile
 * goes into the next. Nothing is cached: a caller's query always starts after
 * its call, so what was committed before the call is seen. Alone, a look-up
 * waits for nothing but the end of the current turn of the event loop.
 */
export function createBatchLoader<K, V>(
  load: Load<K, V>,
  options: { maxBatch?: number } = {},
): (key: K) => Promise<V | undefined> {
  const { maxBatch = 500 } = options;
  const maxUnderWay = 2;
  let waiting = new Map<K, Waiting<V>>();
  let underWay = 0;
  let scheduled = false;

  const schedule = (): void => {
    if (scheduled || underWay >= maxUnderWay || waiting.size === 0) return;
    scheduled = true;
    setImmediate(() => {
      scheduled = false;
      void run();
    });
  };

  const run = async (): Promise<void> => {
    const entries = [...waiting].slice(0, maxBatch);
    waiting = new Map([...waiting].slice(maxBatch));
    underWay += 1;
    schedule();
    try {
      const found = await load(entries.map(([key]) => key));
      for (const [key, { resolve }] of entries) resolve(found.get(key));
    } catch (error) {
      for (const [, { reject }] of entries) reject(error);
    } finally {
      underWay -= 1;
      schedule();
    }
  };

  return (key) => {
    const known = waiting.get(key);
    if (known) return known.promise;
    const { promise, ...settle } = deferred<V | undefined>();
    waiting.set(key, { promise, ...settle });
    schedule();
    return promise;
  };
}

/** `Promise.withResolvers`, which Node 20 does not have. */
function deferred<T>() {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  return { promise, resolve, reject };
}
