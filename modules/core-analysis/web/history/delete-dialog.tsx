import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import { Button } from '#shell/ui/button.tsx';
import { Dialog } from '#shell/ui/dialog.tsx';
import { toast } from '#shell/ui/toast-store.ts';
import type { AnalysisSummary } from '../../contract/analysis.ts';
import { deleteAnalysis, refreshAfterAnalysis } from '../queries.ts';
import { failureText } from './failure-text.ts';
import { dropSummary } from './update-summary.ts';

interface DeleteDialogProps {
  /** What is asked about; null: nothing, the dialog is closed. */
  entry: AnalysisSummary | null;
  onClose(): void;
  /** It is gone, and what had the focus with it. */
  onRemoved(): void;
}

/** Asks once for the whole list, because deleting cannot be undone; the tokens stay counted. */
export function DeleteDialog({ entry, onClose, onRemoved }: DeleteDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: ({ id }: AnalysisSummary) => deleteAnalysis(api, id),
    onSuccess: (_, { id }) => {
      onClose();
      dropSummary(queries, id);
      void refreshAfterAnalysis(queries);
      onRemoved();
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
    <Dialog
      open={entry !== null}
      onClose={onClose}
      title="Delete this analysis?"
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" busy={removal.isPending} onClick={() => entry && removal.mutate(entry)}>
            Delete
          </Button>
        </>
      }
    >
      <p>
        <span className="break-words text-text">{entry?.fileName}</span> and its result are removed for good.
        {entry && entry.tokensUsed > 0 ? ' Tokens used still count toward your monthly usage.' : ' It used no token.'}
      </p>
    </Dialog>
  );
}
