import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

const TONES = {
  danger: 'bg-danger-soft text-danger',
  accent: 'bg-accent-soft text-accent-strong',
  warning: 'bg-warning-soft text-warning',
} as const;

interface NoticeProps {
  tone: keyof typeof TONES;
  icon: LucideIcon;
  title: string;
  children: ReactNode;
  action?: ReactNode;
  /** As the ear finds it among the page's regions. */
  label: string;
}

/** Something about the plan that wants to be known, with the one thing to do about it. */
export function Notice({ tone, icon: Icon, title, children, action, label }: NoticeProps) {
  return (
    <section
      aria-label={label}
      className={`mt-6 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card p-5 ${TONES[tone]}`}
    >
      <div className="flex min-w-0 flex-1 basis-64 gap-3">
        <Icon className="mt-0.5 size-5 shrink-0" aria-hidden />
        <div className="min-w-0">
          <p className="font-medium">{title}</p>
          <p className="mt-0.5 text-small text-text">{children}</p>
        </div>
      </div>
      {action}
    </section>
  );
}
