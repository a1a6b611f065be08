import { RefreshCw } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { useHasUnsavedWork } from '../sdk/unsaved-work.ts';
import { Button } from '../ui/button.tsx';
import { acceptUpdate, onUpdateWaiting, updateWaiting } from './register.ts';

/** Offers a waiting version. Stays silent while work is unsaved, and for this visit after "Later". */
export function UpdatePrompt() {
  const waiting = useSyncExternalStore(onUpdateWaiting, updateWaiting, () => false);
  const busy = useHasUnsavedWork();
  const [later, setLater] = useState(false);
  const [accepted, setAccepted] = useState(false);
  const shown = waiting && !busy && !later;

  return (
    <div role="status" aria-live="polite">
      {shown ? (
        <UpdateCard
          accepted={accepted}
          onLater={() => setLater(true)}
          onAccept={() => {
            setAccepted(true);
            acceptUpdate();
          }}
        />
      ) : null}
    </div>
  );
}

interface UpdateCardProps {
  accepted: boolean;
  onAccept(): void;
  onLater(): void;
}

/** The card itself, without its triggers; the gallery shows it too. */
export function UpdateCard({ accepted, onAccept, onLater }: UpdateCardProps) {
  return (
    <div className="panel-in fixed inset-x-4 bottom-[calc(5.5rem+env(safe-area-inset-bottom))] z-40 mx-auto flex max-w-[26rem] items-center gap-3 rounded-card border bg-surface py-3 pr-3 pl-4 shadow-float md:right-6 md:bottom-6 md:left-auto md:mx-0">
      <RefreshCw className="size-5 shrink-0 text-accent" aria-hidden />
      <p className="flex-1 text-small font-medium">A new version is ready</p>
      <Button size="sm" variant="ghost" onClick={onLater} disabled={accepted}>
        Later
      </Button>
      <Button size="sm" variant="primary" busy={accepted} onClick={onAccept}>
        Update
      </Button>
    </div>
  );
}
