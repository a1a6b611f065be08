import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface ConfirmDialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  /** What is lost. */
  children: ReactNode;
  /** What the button does that does it, in a word. */
  action: string;
  busy: boolean;
  onConfirm(): void;
}

/** Asks once before something that cannot be taken back. */
export function ConfirmDialog({ open, onClose, title, children, action, busy, onConfirm }: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>Keep it</Button>
          <Button variant="danger" busy={busy} onClick={onConfirm}>
            {action}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
