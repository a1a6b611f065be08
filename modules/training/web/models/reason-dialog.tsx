import { type ReactNode, useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Dialog } from '#shell/ui/dialog.tsx';
import { TextArea } from '#shell/ui/input/text-area.tsx';

const MOST_REASON = 500;

interface ReasonDialogProps {
  title: string;
  action: string;
  label: string;
  busy: boolean;
  children: ReactNode;
  onClose(): void;
  onConfirm(reason: string): void;
}

/** Asks why before which model judges is changed by hand; the reason stays in the model's history. */
export function ReasonDialog({ title, action, label, busy, children, onClose, onConfirm }: ReasonDialogProps) {
  const [reason, setReason] = useState('');
  const why = reason.trim();
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            busy={busy}
            disabled={why === '' || [...why].length > MOST_REASON}
            onClick={() => onConfirm(why)}
          >
            {action}
          </Button>
        </>
      }
    >
      <div className="grid gap-2 text-small">{children}</div>
      <TextArea
        className="mt-4 text-text"
        label={label}
        rows={3}
        most={MOST_REASON}
        value={reason}
        onChange={setReason}
      />
    </Dialog>
  );
}
