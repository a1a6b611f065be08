import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useApi } from '#shell/sdk/api-context.tsx';
import { isApiError } from '#shell/sdk/api-error.ts';
import { useUnsavedWork } from '#shell/sdk/unsaved-work.ts';
import { useUser } from '#shell/sdk/use-session.ts';
import { toast } from '#shell/ui/toast-store.ts';
import { withViewTransition } from '#shell/ui/view-transition.ts';
import { type AnalysisOptions, DEFAULT_OPTIONS, optionFields, optionsOf } from '../analysis-options.ts';
import {
  type CreativeKind,
  checkDuration,
  checkFile,
  kindOf,
  NO_FILE,
  type Refusal,
  UNSUPPORTED,
  unsupported,
} from '../check-file.ts';
import type { Again } from '../failed-reason.ts';
import { keepSent, keptFile } from '../kept-sent.ts';
import { startedHere } from '../last-started.ts';
import { analysisHref } from '../paths.ts';
import { refreshAfterAnalysis, startAnalysis } from '../queries.ts';
import { readVideo } from '../read-video.ts';
import { UPLOADED } from '../uploaded.ts';

/** How long it is said that the file has arrived. */
const UPLOADED_MS = 3000;

const SIGNED_OUT_TEXT = 'You were signed out before the analysis started. Sign in, then press Start Analysis again.';
const FAILED: Refusal = { code: 'unknown', text: 'Analysis failed', ours: true };

/** Whether an answer says that the server failed; 503 says in its sentence what is busy or paused. */
const isOurs = (status: number): boolean => status >= 500 && status !== 503;

export interface Chosen {
  file: File;
  /** null for what is neither image nor video. */
  kind: CreativeKind | null;
  /** Object URL of the picture, or of a video's frame; null for what cannot be shown. */
  url: string | null;
  /** Length of a video, where the browser could read it. */
  seconds: number | null;
  /** The browser is still reading the video. */
  reading: boolean;
}

/** Whether the browser looked at a file and could not show it; the server may still read it, or find it damaged. */
export const isUnshown = (chosen: Chosen): boolean => chosen.url === null && !chosen.reading;

export type SendingState =
  | { step: 'choosing'; chosen: Chosen | null; problem: Refusal | null }
  | { step: 'sending'; chosen: Chosen; fraction: number };

export interface Sending {
  state: SendingState;
  choose(file: File | null): void;
  /** The picture of the chosen file turned out to be one the browser cannot draw. */
  cannotShow(): void;
  options: AnalysisOptions;
  setOptions(options: AnalysisOptions): void;
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
  /** What was last sent: tried again unchanged, it is charged once, whatever became of the first try's answer. */
  const request = useRef<{ file: File; options: AnalysisOptions; key: string | undefined }>(null);
  const [options, setOptions] = useState(DEFAULT_OPTIONS);
  const { plan } = useUser();
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
    const kind = kindOf(file);
    const reading = !problem && kind === 'video';
    if (!problem && kind === 'image') preview.current = URL.createObjectURL(file);
    setState({ step: 'choosing', chosen: { file, kind, url: preview.current, seconds: null, reading }, problem });
    if (reading) void look(file);
    if (problem?.code === UNSUPPORTED) void sayWayOut(file);
  };

  /** Without a connection the plain refusal stays. */
  const sayWayOut = async (file: File): Promise<void> => {
    const problem = await unsupported(file).catch(() => null);
    if (problem) setState((now) => (now.step === 'choosing' && now.chosen?.file === file ? { ...now, problem } : now));
  };

  useAgain(({ id, ...before }) => {
    setOptions(optionsOf(before));
    const file = keptFile(id);
    if (file) choose(file);
  });

  const cannotShow = () => {
    if (preview.current) URL.revokeObjectURL(preview.current);
    preview.current = null;
    setState((now) => (now.chosen ? { ...now, chosen: { ...now.chosen, url: null } } : now));
  };

  /** Length and a frame of a chosen video; only then it is known whether the plan takes it. */
  const look = async (file: File) => {
    const { seconds, poster } = await readVideo(file);
    setState((now) => {
      // Something else was chosen meanwhile.
      if (now.step !== 'choosing' || now.chosen?.file !== file) return now;
      preview.current ??= poster && URL.createObjectURL(poster);
      const chosen = { ...now.chosen, seconds, url: preview.current, reading: false };
      return { step: 'choosing', chosen, problem: checkDuration(seconds, plan) };
    });
  };

  const send = async (chosen: Chosen) => {
    const control = new AbortController();
    upload.current = control;
    const { file } = chosen;
    if (request.current?.file !== file || request.current.options !== options)
      // Absent where a developer's phone reads the page without https.
      request.current = { file, options, key: crypto.randomUUID?.() };
    withViewTransition(() => setState({ step: 'sending', chosen, fraction: 0 }));
    try {
      const accepted = await startAnalysis(api, file, optionFields(options), {
        key: request.current.key,
        signal: control.signal,
        onUploadProgress: (fraction) => setState((now) => (now.step === 'sending' ? { ...now, fraction } : now)),
      });
      keepSent(accepted.id, file, chosen.url);
      preview.current = null;
      request.current = null;
      startedHere(accepted.id);
      toast({ title: UPLOADED, text: file.name, tone: 'success', durationMs: UPLOADED_MS });
      void refreshAfterAnalysis(queries);
      await navigate(analysisHref(accepted.id));
    } catch (error) {
      // The server may have accepted it before we stopped or lost it: who sees it in the list does not pay twice.
      void refreshAfterAnalysis(queries);
      const stopped = isApiError(error, 'aborted');
      // Who must sign in first is asked to, over this screen.
      const signedOut = isApiError(error, 'unauthenticated');
      const said = isApiError(error) ? { code: error.code, text: error.message, ours: isOurs(error.status) } : FAILED;
      const problem = stopped ? null : signedOut ? { ...said, text: SIGNED_OUT_TEXT } : said;
      if (problem && !signedOut) toast({ title: "Hmm, let's try that again", text: problem.text, tone: 'danger' });
      withViewTransition(() => setState({ step: 'choosing', chosen, problem }));
    }
  };

  return {
    state,
    choose,
    cannotShow,
    options,
    setOptions,
    start: () => {
      if (state.step !== 'choosing') return;
      if (!state.chosen) return setState({ ...state, problem: NO_FILE });
      const { file, seconds, reading } = state.chosen;
      if (!reading && !checkFile(file) && !checkDuration(seconds, plan)) void send(state.chosen);
    },
    cancel: () => upload.current?.abort(),
  };
}

/** Called whenever this page was reached by a link that tries an analysis again. */
function useAgain(onAgain: (again: Again['again']) => void): void {
  const { key, state } = useLocation();
  const latest = useRef(() => {});
  latest.current = () => {
    const again = (state as Partial<Again> | null)?.again;
    if (again) onAgain(again);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each arrival, however often the page draws
  useEffect(() => latest.current(), [key]);
}
