import { isApiError } from './api-error.ts';

/** What the server said of a refusal, else (no answer of ours came) what the page says for it. */
export function failureText(error: unknown, fallback: string): string {
  return isApiError(error) && error.code !== 'unreadable' ? error.message || fallback : fallback;
}
