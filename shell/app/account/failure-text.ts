import { isApiError } from '../../sdk/api-error.ts';

/** What a refusal says of itself, else what the page says for it. */
export function failureText(error: unknown, fallback: string): string {
  return (isApiError(error) && error.message) || fallback;
}
