import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck } from 'lucide-react';
import { accountRoutes, type EmailAvailability } from '#platform/accounts/contract.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { isApiError } from '../../sdk/api-error.ts';
import { Spinner } from '../../ui/spinner.tsx';
import { useSettled } from '../use-settled.ts';

const SETTLE_MS = 500;

export interface EmailCheck {
  /** Of exactly the address that is typed now. */
  readonly available: boolean;
  readonly answer: EmailAvailability | undefined;
  readonly state: 'idle' | 'checking' | 'answered' | 'refused' | 'failed';
  /** Why the server takes no such address, where `refused`: its pattern is narrower than the form's. */
  readonly why: string | null;
  readonly again: () => void;
}

/** Asks whether an address is free once typing has stopped for half a second. */
export function useEmailCheck(email: string, valid: boolean): EmailCheck {
  const api = useApi();
  const settled = useSettled(email, SETTLE_MS);
  const asking = valid && settled === email;
  const query = useQuery({
    queryKey: ['accounts', 'checkEmail', { email }],
    queryFn: ({ signal }) => api.call(accountRoutes.checkEmail, { query: { email } }, { signal }),
    enabled: asking,
    staleTime: 30_000,
  });
  const answer = asking ? query.data : undefined;
  const error = valid && asking ? query.error : null;
  const why = isApiError(error, 'invalid_input') ? error.message : null;
  const state = !valid ? 'idle' : answer ? 'answered' : why ? 'refused' : error ? 'failed' : 'checking';
  return { available: answer?.available === true, answer, state, why, again: () => void query.refetch() };
}

/** The indicator under the address: free, taken, being looked up, or perhaps mistyped, of which nothing else is said. */
export function EmailIndicator({ check, onSuggestion }: { check: EmailCheck; onSuggestion(email: string): void }) {
  const { answer, state, why } = check;
  return (
    <div aria-live="polite" className="grid gap-1">
      {answer?.available && answer.suggestion ? null : (
        <p className="flex min-h-5 items-center gap-1.5">
          {state === 'checking' ? (
            <>
              <Spinner className="size-3.5" /> Checking the address
            </>
          ) : null}
          {answer?.available ? (
            <span className="flex items-center gap-1.5 text-success">
              <CircleCheck className="size-4" aria-hidden /> {answer.message}
            </span>
          ) : null}
          {answer && !answer.available ? (
            <span className="flex items-center gap-1.5 text-danger">
              <CircleAlert className="size-4" aria-hidden /> {answer.message}
            </span>
          ) : null}
          {state === 'refused' ? (
            <span className="flex items-center gap-1.5 text-danger">
              <CircleAlert className="size-4 shrink-0" aria-hidden /> {why}
            </span>
          ) : null}
          {state === 'failed' ? (
            <span className="flex flex-wrap items-center gap-x-2 text-danger">
              Unable to check email availability
              <button type="button" onClick={check.again} className="font-medium underline underline-offset-4">
                Try again
              </button>
            </span>
          ) : null}
        </p>
      )}
      {answer?.suggestion ? (
        <p>
          Did you mean{' '}
          <button
            type="button"
            onClick={() => onSuggestion(answer.suggestion ?? '')}
            className="inline-flex min-h-6 items-center font-medium text-accent underline underline-offset-4"
          >
            {answer.suggestion}
          </button>
          ?
        </p>
      ) : null}
    </div>
  );
}
