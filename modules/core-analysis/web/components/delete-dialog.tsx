import { useMutation, useQueryClient } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { useApi } from '#shell/sdk/api-context.tsx';
import { failureText } from '#shell/sdk/failure-text.ts';
import { ConfirmDialog } from '#shell/ui/confirm-dialog.tsx';
import { toast } from '#shell/ui/toast-store.ts';
import type { AnalysisSummary } from '../../contract/analysis.ts';
import { dropSummary } from '../history/update-summary.ts';
import { deleteAnalysis, refreshAfterAnalysis } from '../queries.ts';

export type Deletable = Pick<AnalysisSummary, 'id' | 'fileName' | 'tokensUsed'>;

interface DeleteDialogProps {
  /** What is asked about; null: nothing, the dialog is closed. */
  entry: Deletable | null;
  onClose(): void;
  /** It is gone, and what had the focus with it; the lists are read anew once this has ended. */
  onRemoved(): void | Promise<void>;
}

/** Asks once, because deleting cannot be undone; the tokens stay counted. */
export function DeleteDialog({ entry, onClose, onRemoved }: DeleteDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: ({ id }: Deletable) => deleteAnalysis(api, id),
    onSuccess: async (_, { id }) => {
      // Closing gives the focus back to a button that is about to go; only then can it be put elsewhere.
      flushSync(onClose);
      await onRemoved();
      dropSummary(queries, id);
      void refreshAfterAnalysis(queries);
      toast({
        title: 'Analysis Deleted',
        text: 'The analysis has been successfully removed from your history.',
        tone: 'success',
      });
    },
    onError: (error) =>
      toast({ title: 'Delete Failed', text: failureText(error, 'Failed to delete analysis'), tone: 'danger' }),
  });

  return (
    <ConfirmDialog
      open={entry !== null}
      onClose={onClose}
      title="Delete this analysis?"
      action="Delete"
      busy={removal.isPending}
      onConfirm={() => entry && removal.mutate(entry)}
    >
      <p>
        <span className="break-words text-text">{entry?.fileName}</span>, its result and your feedback are deleted
        permanently.
        {entry && entry.tokensUsed > 0 ? ' Tokens used still count toward your monthly usage.' : ' It used no tokens.'}
      </p>
    </ConfirmDialog>
  );
}
