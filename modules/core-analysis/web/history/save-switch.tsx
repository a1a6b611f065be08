import { useMutation, useQueryClient } from '@tanstack/react-query';
import clsx from 'clsx';
import { useApi } from '#shell/sdk/api-context.tsx';
import { isApiError } from '#shell/sdk/api-error.ts';
import { toast } from '#shell/ui/toast-store.ts';
import type { AnalysisSummary } from '../../contract/analysis.ts';
import { analysisRoutes } from '../../contract/routes.ts';
import { refreshAfterAnalysis } from '../queries.ts';
import { formatShortDay } from './short-day.ts';
import { updateSummary } from './update-summary.ts';

interface SaveSwitchProps {
  analysis: Pick<AnalysisSummary, 'id' | 'fileName' | 'saved' | 'filesKeptUntil' | 'filesRemovedAt'>;
}

/** Whether the file of an analysis is saved, and else until when it stays: a switch while there is a file, else the day it left, else nothing. */
export function SaveSwitch({ analysis }: SaveSwitchProps) {
  const { id, fileName, filesKeptUntil, filesRemovedAt } = analysis;
  const api = useApi();
  const queries = useQueryClient();
  const saving = useMutation({
    mutationFn: (saved: boolean) => api.call(analysisRoutes.saveAnalysis, { params: { id }, body: { saved } }),
    onSuccess: ({ saved, filesKeptUntil }) => updateSummary(queries, id, { saved, filesKeptUntil }),
    onError: (error, saved) => {
      toast({ title: saved ? 'File not kept' : 'File is still kept', text: error.message, tone: 'danger' });
      if (isApiError(error, 'files_gone') || isApiError(error, 'not_found')) void refreshAfterAnalysis(queries, id);
    },
  });

  if (filesRemovedAt) {
    return <p className="text-small text-muted">File deleted on {formatShortDay(filesRemovedAt)}</p>;
  }
  if (!analysis.saved && !filesKeptUntil) return null;

  // What was asked for shows at once; a refusal brings back what is true.
  const saved = saving.isPending ? saving.variables : analysis.saved;
  return (
    <button
      type="button"
      role="switch"
      aria-checked={saved}
      onClick={() => saving.isPending || saving.mutate(!saved)}
      className="-ml-1 inline-flex min-h-9 pointer-coarse:min-h-11 items-center gap-2.5 rounded-control px-1 text-small text-muted hover:text-text"
    >
      <span
        aria-hidden
        className={clsx(
          'relative h-5 w-9 shrink-0 rounded-full border transition-colors duration-[120ms]',
          saved ? 'border-accent bg-accent' : 'border-edge bg-surface',
        )}
      >
        <span
          className={clsx(
            'absolute top-[2px] left-[2px] size-3.5 rounded-full transition-transform duration-[120ms]',
            saved ? 'translate-x-4 bg-on-accent' : 'bg-edge',
          )}
        />
      </span>
      <span className={saved ? 'font-medium text-text' : undefined}>
        {saved || !filesKeptUntil ? 'Keep file' : `File deleted ${formatShortDay(filesKeptUntil)} · Keep it`}
        <span className="sr-only"> ({fileName})</span>
      </span>
    </button>
  );
}
