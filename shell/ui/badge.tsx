import clsx from 'clsx';
import type { ReactNode } from 'react';

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger';

const TONES: Record<Tone, string> = {
  neutral: 'bg-sunken text-text',
  accent: 'bg-accent-soft text-accent-strong',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};

/** A short word with a tone. Tone is never the only carrier: the word says the same. */
export function Badge({ tone = 'neutral', icon, children }: { tone?: Tone; icon?: ReactNode; children: ReactNode }) {
  return (
    <span
      className={clsx(
        'inline-flex min-h-6 max-w-full shrink-0 items-center gap-1 rounded-full px-2.5 text-micro font-medium',
        TONES[tone],
      )}
    >
      {icon}
      {children}
    </span>
  );
}
