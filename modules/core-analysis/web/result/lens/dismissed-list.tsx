import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useApi } from '#shell/sdk/api-context.tsx';
import { failureText } from '#shell/sdk/failure-text.ts';
import { Button } from '#shell/ui/button.tsx';
import { toast } from '#shell/ui/toast-store.ts';
import { dismissalRoutes } from '../../../contract/dismissals.ts';
import type { DismissedFinding } from '../../../contract/lens.ts';
import { dismissalText, pointsText } from '../../../contract/lens-words.ts';
import type { RuleId } from '../../../contract/rule-ids.ts';
import { showRejudged } from '../../queries.ts';
import { Said } from '../statements/said.tsx';

/** The findings that were dismissed, each with the way back. */
export function DismissedList({
  analysisId,
  dismissed,
}: {
  analysisId: string;
  dismissed: readonly DismissedFinding[];
}) {
  const api = useApi();
  const queries = useQueryClient();
  const restoring = useMutation({
    mutationFn: (ruleId: string) =>
      api.call(dismissalRoutes.restoreFinding, { params: { id: analysisId, ruleId: ruleId as RuleId } }),
    onSuccess: (analysis) => {
      showRejudged(queries, analysis);
      toast({
        title: 'Finding restored',
        text: `The score is now ${analysis.analysisResults?.score}.`,
        tone: 'success',
      });
    },
    onError: (error) => toast({ title: 'Not restored', text: failureText(error, 'Please try again.'), tone: 'danger' }),
  });
  return dismissed.map((finding) => (
    <li
      key={`${finding.ruleId} ${finding.everywhere}`}
      className="flex items-start gap-3 border-b py-3 last:border-b-0"
    >
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="font-medium">{finding.title}</span>
          <span className="nums text-muted">{pointsText(finding)}</span>
        </p>
        <p className="mt-0.5 text-muted [overflow-wrap:anywhere]">
          <Said>{dismissalText(finding)}</Said>
        </p>
      </div>
      <Button
        size="sm"
        variant="secondary"
        busy={restoring.isPending && restoring.variables === finding.ruleId}
        onClick={() => restoring.mutate(finding.ruleId)}
      >
        Undo<span className="sr-only"> the dismissal of {finding.title}</span>
      </Button>
    </li>
  ));
}
