/**
 * A signal that aborts with a `TimeoutError` after `ms`, or earlier with the
 * first of `others`. For this and not `AbortSignal.any([…, AbortSignal.timeout(ms)])`:
 * Node 20 holds a timeout signal weakly, so inside `any` the collector may take
 * it, and then nothing ever ends (nodejs/node#57736). Does not keep the process alive.
 */
export function timeLimit(ms: number, ...others: readonly AbortSignal[]): AbortSignal {
  const limit = new AbortController();
  setTimeout(() => limit.abort(new DOMException('The time for this is over.', 'TimeoutError')), ms).unref();
  return AbortSignal.any([...others, limit.signal]);
}
