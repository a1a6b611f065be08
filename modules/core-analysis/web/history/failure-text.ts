import { isApiError } from '#shell/sdk/api-error.ts';

/** What the server said, or our own words where what came was no answer of ours. */
export function failureText(error: Error, fallback: string): string {
  return isApiError(error, 'unreadable') ? fallback : error.message || fallback;
}
