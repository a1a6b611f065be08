import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '#shell/sdk/api-context.tsx';
import { isApiError } from '#shell/sdk/api-error.ts';
import { useUnsavedWork } from '#shell/sdk/unsaved-work.ts';
import { toast } from '#shell/ui/toast-store.ts';
import { withViewTransition } from '#shell/ui/view-transition.ts';
import { checkFile, NO_FILE_TEXT } from '../check-file.ts';
import { keepPreview } from '../kept-preview.ts';
import { analysisHref } from '../paths.ts';
import { refreshAfterAnalysis, startAnalysis } from '../queries.ts';

export interface Chosen {
  file: File;
  /** Object URL of the picture; null for what cannot be shown. */
  url: string | null;
}

export type SendingState =
  | { step: 'choosing'; chosen: Chosen | null; problem: string | null }
  | { step: 'sending'; chosen: Chosen; fraction: number };

export interface Sending {
  state: SendingState;
  choose(file: File | null): void;
  start(): void;
  cancel(): void;
}

/** One file on its way from the person's hand to an accepted analysis. */
export function useSending(): Sending {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [state, setState] = useState<SendingState>({ step: 'choosing', chosen: null, problem: null });
  const upload = useRef<AbortController>(null);
  const preview = useRef<string>(null);
  useUnsavedWork(state.chosen !== null);

  useEffect(
    () => () => {
      upload.current?.abort();
      if (preview.current) URL.revokeObjectURL(preview.current);
    },
    [],
  );

  const choose = (file: File | null) => {
    if (preview.current) URL.revokeObjectURL(preview.current);
    preview.current = null;
    if (!file) return setState({ step: 'choosing', chosen: null, problem: null });
    const problem = checkFile(file);
    if (!problem) preview.current = URL.createObjectURL(file);
    setState({ step: 'choosing', chosen: { file, url: preview.current }, problem });
  };

  const send = async (chosen: Chosen) => {
    const control = new AbortController();
    upload.current = control;
    withViewTransition(() => setState({ step: 'sending', chosen, fraction: 0 }));
    try {
      const accepted = await startAnalysis(api, chosen.file, {
        signal: control.signal,
        onUploadProgress: (fraction) => setState((now) => (now.step === 'sending' ? { ...now, fraction } : now)),
      });
      if (chosen.url) keepPreview(accepted.id, chosen.url);
      preview.current = null;
      void refreshAfterAnalysis(queries);
      await navigate(analysisHref(accepted.id));
    } catch (error) {
      // The server may have accepted it before we stopped or lost it: who sees it in the list does not pay twice.
      void refreshAfterAnalysis(queries);
      const stopped = isApiError(error, 'aborted');
      const problem = stopped ? null : isApiError(error) ? error.message : 'Analysis failed';
      if (problem) toast({ title: "Hmm, let's try that again", text: problem, tone: 'danger' });
      withViewTransition(() => setState({ step: 'choosing', chosen, problem }));
    }
  };

  return {
    state,
    choose,
    start: () => {
      if (state.step !== 'choosing') return;
      if (!state.chosen) return setState({ ...state, problem: NO_FILE_TEXT });
      if (!checkFile(state.chosen.file)) void send(state.chosen);
    },
    cancel: () => upload.current?.abort(),
  };
}
