import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApi } from '#shell/sdk/api-context.tsx';
import { routeKey } from '#shell/sdk/route-query.ts';
import { Button } from '#shell/ui/button.tsx';
import { Dialog } from '#shell/ui/dialog.tsx';
import { toast } from '#shell/ui/toast-store.ts';
import type { AnalysisSummary } from '../../contract/analysis.ts';
import { analysisRoutes } from '../../contract/routes.ts';
import { dashboardPath } from '../paths.ts';
import { deleteAnalysis, refreshAfterAnalysis } from '../queries.ts';

interface DeleteAnalysisProps {
  analysis: Pick<AnalysisSummary, 'id' | 'fileName' | 'tokensUsed'>;
  /** No frame, for a row of small actions; on the narrowest screens the sign alone. */
  quiet?: boolean;
  /** Beside others of its kind: the file's name is read out with it. */
  named?: boolean;
  onRemoved?(): void;
}

/** Asks once, because this cannot be undone, then removes the analysis and goes to the dashboard. */
export function DeleteAnalysis({ analysis, quiet = false, named = false, onRemoved }: DeleteAnalysisProps) {
  const { id, fileName, tokensUsed } = analysis;
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);

  const removal = useMutation({
    mutationFn: () => deleteAnalysis(api, id),
    onSuccess: async () => {
      setAsking(false);
      await navigate(dashboardPath, { replace: true });
      queries.removeQueries({ queryKey: routeKey(analysisRoutes.getAnalysis, { params: { id } }) });
      void refreshAfterAnalysis(queries);
      onRemoved?.();
      toast({
        title: 'Analysis Deleted',
        text: 'The analysis has been successfully removed from your history.',
        tone: 'success',
      });
    },
    onError: (error) =>
      toast({ title: 'Delete Failed', text: error.message || 'Failed to delete analysis', tone: 'danger' }),
  });

  return (
    <>
      <Button
        size="sm"
        variant={quiet ? 'ghost' : 'secondary'}
        onClick={() => setAsking(true)}
        icon={<Trash2 className="size-4" aria-hidden />}
      >
        <span className={quiet ? 'max-[24rem]:sr-only' : undefined}>Delete</span>
        {named ? <span className="sr-only"> {fileName}</span> : null}
      </Button>
      <Dialog
        open={asking}
        onClose={() => setAsking(false)}
        title="Delete this analysis?"
        actions={
          <>
            <Button onClick={() => setAsking(false)}>Keep it</Button>
            <Button variant="danger" busy={removal.isPending} onClick={() => removal.mutate()}>
              Delete
            </Button>
          </>
        }
      >
        <p>
          <span className="text-text">{fileName}</span> and its result are removed for good.
          {tokensUsed > 0 ? ' The tokens it used still count toward your monthly usage.' : ' It used no token.'}
        </p>
      </Dialog>
    </>
  );
}
