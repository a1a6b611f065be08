import clsx from 'clsx';
import { X } from 'lucide-react';
import { type ReactNode, type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { Button } from './button.tsx';

interface DialogProps {
  open: boolean;
  onClose(): void;
  title: string;
  children: ReactNode;
  /** Buttons at the foot; the last one is the main one. */
  actions?: ReactNode;
  /** `sheet` rises from the lower edge and fills narrow screens. */
  kind?: 'dialog' | 'sheet';
}

/**
 * A native modal dialog: focus stays inside, Esc and the back gesture close it,
 * focus returns to where it was. A click on the backdrop closes it too.
 */
export function Dialog({ open, onClose, title, children, actions, kind = 'dialog' }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (open && !dialog.open) dialog.showModal();
    if (!open && dialog.open) dialog.close();
  }, [open]);

  // Only where it was also pressed there: text that is selected to beyond the edge ends in a click on the backdrop.
  const pressedOutside = useRef(false);
  const notePress = (event: SyntheticEvent<HTMLDialogElement>) => {
    pressedOutside.current = event.target === ref.current;
  };
  const closeOnBackdrop = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === ref.current && pressedOutside.current) onClose();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Esc closes a modal dialog natively; the click is only for the backdrop
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      onClose={onClose}
      onPointerDown={notePress}
      onClick={closeOnBackdrop}
      className={clsx(
        'm-auto max-h-[calc(100dvh-2rem)] w-[min(30rem,calc(100vw-2rem))] overflow-auto border bg-surface p-0 text-text shadow-float',
        kind === 'dialog'
          ? 'dialog rounded-card'
          : 'sheet rounded-sheet max-md:mb-0 max-md:w-screen max-md:max-w-none max-md:rounded-b-none',
      )}
    >
      {open ? (
        <div className="p-6 pb-[max(1.5rem,env(safe-area-inset-bottom))]">
          <div className="flex items-start justify-between gap-4">
            <h2 id={`${id}-title`} className="pt-1.5 text-heading">
              {title}
            </h2>
            <Button size="icon" variant="ghost" aria-label="Close" onClick={onClose} className="-mt-1 -mr-2">
              <X className="size-5" aria-hidden />
            </Button>
          </div>
          <div className="mt-3 text-body text-muted">{children}</div>
          {actions ? <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:flex-col">{actions}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
