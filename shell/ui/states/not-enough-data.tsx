import { ChartNoAxesColumn } from 'lucide-react';
import type { ReactNode } from 'react';
import { ProgressBar } from '../display/progress-bar.tsx';
import { EmptyState } from '../empty-state.tsx';

interface NotEnoughDataProps {
  /** What is missing, in a sentence. Without it the sentence is made from `progress`. */
  children?: ReactNode;
  /** How much is there and how much is needed; `what` in the plural: "creatives". */
  progress?: { have: number; need: number; what: string };
  /** The way to more data. */
  action?: ReactNode;
}

/** Stands in for a figure or chart that would mean nothing yet: what is missing, and how far it is. */
export function NotEnoughData({ children, progress, action }: NotEnoughDataProps) {
  return (
    <EmptyState
      title="Not enough data yet"
      art={<ChartNoAxesColumn className="size-6 text-muted" aria-hidden />}
      action={
        progress || action ? (
          <div className="grid justify-items-center gap-4">
            {progress ? (
              <ProgressBar
                className="w-56"
                label={`${progress.what} so far`}
                value={progress.have}
                max={progress.need}
                text={`${progress.have} of ${progress.need}`}
              />
            ) : null}
            {action}
          </div>
        ) : null
      }
    >
      {children ?? (progress ? missingSentence(progress) : 'There is nothing to show yet.')}
    </EmptyState>
  );
}

function missingSentence({ have, need, what }: NonNullable<NotEnoughDataProps['progress']>): string {
  const missing = Math.max(0, need - have);
  return `This needs ${missing} more ${missing === 1 ? what.replace(/s$/u, '') : what}.`;
}
