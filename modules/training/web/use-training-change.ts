import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { ApiClient } from '#shell/sdk/api-client.ts';
import { useApi } from '#shell/sdk/api-context.tsx';
import { isApiError } from '#shell/sdk/api-error.ts';
import { failureText } from '#shell/sdk/failure-text.ts';
import { toast } from '#shell/ui/toast-store.ts';
import { trainingChanged } from './queries.ts';

export interface ChangeRequest<Input> {
  api: ApiClient;
  input: Input;
  /** Names the request: the same until an answer came, so that a repeated click after a lost connection is one run. */
  key: string | undefined;
}

interface Change<Input, Output> {
  call(request: ChangeRequest<Input>): Promise<Output>;
  done: { title: string; text(output: Output): string };
  failed: { title: string; fallback: string };
  onDone?(output: Output): void;
}

/** One change of training: its call, its two messages, and everything shown read anew. */
export function useTrainingChange<Output, Input = void>(
  change: Change<Input, Output>,
): UseMutationResult<Output, Error, Input> {
  const api = useApi();
  const queries = useQueryClient();
  const key = useRef<string | undefined>(undefined);
  return useMutation<Output, Error, Input>({
    mutationFn: (input) => {
      key.current ??= crypto.randomUUID?.();
      return change.call({ api, input, key: key.current });
    },
    onSuccess: (output) => {
      key.current = undefined;
      change.onDone?.(output);
      toast({ title: change.done.title, text: change.done.text(output), tone: 'success' });
    },
    onError: (error) => {
      if (!isApiError(error, 'network')) key.current = undefined;
      toast({ title: change.failed.title, text: failureText(error, change.failed.fallback), tone: 'danger' });
    },
    onSettled: () => trainingChanged(queries),
  });
}
