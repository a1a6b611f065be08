import type { ApiClient } from '#shell/sdk/api-client.ts';
import { isApiError } from '#shell/sdk/api-error.ts';
import { failureText } from '#shell/sdk/failure-text.ts';
import type { Check, CheckResult } from './check.ts';

/** Makes the call and times it. Never rejects: a refusal is a failed check, with what the server said. */
export async function runCheck(check: Check, api: ApiClient): Promise<CheckResult> {
  const began = performance.now();
  try {
    const answer = await check.run(api);
    const tookMs = performance.now() - began;
    const reason = check.problem?.(answer as never) ?? null;
    return { passed: reason === null, tookMs, reason, answer: written(answer) };
  } catch (error) {
    const tookMs = performance.now() - began;
    const answer = isApiError(error)
      ? written({ status: error.status, code: error.code, message: error.message, requestId: error.requestId })
      : '';
    return { passed: false, tookMs, reason: failureText(error, 'The call failed.'), answer };
  }
}

const written = (answer: unknown): string => JSON.stringify(answer, null, 2) ?? 'No content';
