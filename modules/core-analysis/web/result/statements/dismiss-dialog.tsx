import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useApi } from '#shell/sdk/api-context.tsx';
import { failureText } from '#shell/sdk/failure-text.ts';
import { Button } from '#shell/ui/button.tsx';
import { Checkbox } from '#shell/ui/checkbox.tsx';
import { Dialog } from '#shell/ui/dialog.tsx';
import { toast } from '#shell/ui/toast-store.ts';
import type { AnalysisResults } from '../../../contract/analysis.ts';
import type { DismissalReason } from '../../../contract/dismissal-reason.ts';
import { dismissalRoutes, mayHoldEverywhere, textsAt } from '../../../contract/dismissals.ts';
import type { Finding } from '../../../contract/evidence.ts';
import type { RuleId } from '../../../contract/rule-ids.ts';
import { showRejudged } from '../../queries.ts';
import { Said } from './said.tsx';

export interface DismissDialogProps {
  analysisId: string;
  results: AnalysisResults;
  finding: Finding;
  open: boolean;
  onClose(): void;
}

/** Asks why a finding does not apply, and shows the result judged without it. */
export function DismissDialog({ analysisId, results, finding, open, onClose }: DismissDialogProps) {
  const api = useApi();
  const queries = useQueryClient();
  const name = useId();
  const { area, ruleId } = finding.evidence;
  const texts = area === 'text' ? textsAt(results, finding.evidence) : [];
  const [reason, setReason] = useState<DismissalReason>('intended');
  const [everywhere, setEverywhere] = useState(false);
  const forAll = mayHoldEverywhere(reason, area);
  const dismissal = useMutation({
    mutationFn: () =>
      api.call(dismissalRoutes.dismissFinding, {
        params: { id: analysisId, ruleId: ruleId as RuleId },
        body: { reason, everywhere: everywhere && forAll },
      }),
    onSuccess: (analysis) => {
      onClose();
      showRejudged(queries, analysis);
      const score = analysis.analysisResults?.score;
      toast({
        title: 'Finding dismissed',
        text: `The score is now ${score}. You can undo this under “Personalised result”.`,
        tone: 'success',
      });
    },
  });
  const options: { id: DismissalReason; label: string }[] = [
    { id: 'intended', label: 'This is intended. Leave this check out of the score.' },
    ...(texts.length > 0
      ? [
          {
            id: 'our_logo' as const,
            label: `${texts.map((text) => `“${text}”`).join(', ')} is our logo. Do not judge it as text.`,
          },
        ]
      : []),
  ];

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Dismiss this finding?"
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={dismissal.isPending} onClick={() => dismissal.mutate()}>
            Dismiss
          </Button>
        </>
      }
    >
      <p className="font-medium text-text">
        <Said>{finding.title}</Said>
      </p>
      <p className="mt-1 text-small">
        The creative is judged again at once. The result lists what you dismissed, and the score without it stays one
        click away. Uses no token.
      </p>
      <fieldset className="mt-3 text-small text-text">
        <legend className="sr-only">Why does it not apply?</legend>
        {options.map(({ id, label }) => (
          <label
            key={id}
            className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-2 hover:bg-sunken"
          >
            <input
              type="radio"
              name={name}
              checked={id === reason}
              onChange={() => setReason(id)}
              className="size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0 [overflow-wrap:anywhere]">
              <Said>{label}</Said>
            </span>
          </label>
        ))}
      </fieldset>
      {forAll ? (
        <Checkbox
          className="mt-1 px-1 text-text"
          checked={everywhere}
          onChange={(event) => setEverywhere(event.target.checked)}
        >
          For all my creatives from now on
        </Checkbox>
      ) : null}
      <p role="alert" className="mt-2 text-small text-danger empty:hidden">
        {dismissal.error ? failureText(dismissal.error, 'This finding could not be dismissed. Try again.') : null}
      </p>
    </Dialog>
  );
}
