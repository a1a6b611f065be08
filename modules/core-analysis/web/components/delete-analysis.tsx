import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '#shell/ui/button.tsx';
import { dashboardPath } from '../paths.ts';
import type { Deletable } from './delete-dialog.tsx';
import { DeleteDialog } from './later-dialog.tsx';

interface DeleteAnalysisProps {
  analysis: Deletable;
  /** No frame, for a row of small actions; on the narrowest screens the sign alone. */
  quiet?: boolean;
  /** Beside others of its kind: the file's name is read out with it. */
  named?: boolean;
  onRemoved?(): void;
}

/** The button that asks, then removes the analysis and goes to the dashboard. */
export function DeleteAnalysis({ analysis, quiet = false, named = false, onRemoved }: DeleteAnalysisProps) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState<boolean>();

  const leave = async () => {
    await navigate(dashboardPath, { replace: true });
    onRemoved?.();
  };

  return (
    <>
      <Button
        size="sm"
        variant={quiet ? 'ghost' : 'secondary'}
        onClick={() => setAsking(true)}
        icon={<Trash2 className="size-4" aria-hidden />}
      >
        <span className={quiet ? 'max-[24rem]:sr-only' : undefined}>Delete</span>
        {named ? <span className="sr-only"> {analysis.fileName}</span> : null}
      </Button>
      {asking === undefined ? null : (
        <DeleteDialog entry={asking ? analysis : null} onClose={() => setAsking(false)} onRemoved={leave} />
      )}
    </>
  );
}
