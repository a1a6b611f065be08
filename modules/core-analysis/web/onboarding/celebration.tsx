import { useEffect } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Dialog } from '#shell/ui/dialog.tsx';
import { ScoreRing } from '#shell/ui/score-ring.tsx';

const SHOWN_MS = 4000;

interface CelebrationProps {
  /** 0..100 of the first result; null where it is not known here. */
  score: number | null;
  onClose(): void;
}

/** The end of being shown around: for four seconds, or until it is closed. */
export function Celebration({ score, onClose }: CelebrationProps) {
  useEffect(() => {
    const timer = window.setTimeout(onClose, SHOWN_MS);
    return () => window.clearTimeout(timer);
  }, [onClose]);

  return (
    <Dialog
      open
      onClose={onClose}
      title="Your first analysis is done"
      actions={
        <Button variant="primary" onClick={onClose}>
          Continue
        </Button>
      }
    >
      <div className="grid justify-items-center gap-4 pt-2 text-center text-text">
        {score === null ? null : <ScoreRing score={score} animate />}
        <p>Now fix what holds it back and analyse the next version.</p>
      </div>
    </Dialog>
  );
}
