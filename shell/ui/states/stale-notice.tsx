import { History } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button.tsx';

interface StaleNoticeProps {
  /** How old what is shown is, as the sentence ends: "2 hours ago", "Nov 26". */
  since: string;
  /** Why, where it is known: "Meta did not answer the last time we asked." */
  children?: ReactNode;
  onReload: () => void;
  /** While it reloads; the old figures stay. */
  busy?: boolean;
}

/** Above figures that are shown although newer ones should be there. */
export function StaleNotice({ since, children, onReload, busy }: StaleNoticeProps) {
  return (
    <div role="status" className="flex flex-wrap items-center gap-3 rounded-card border bg-warning-soft px-4 py-3">
      <History className="size-5 shrink-0 text-warning" aria-hidden />
      <p className="min-w-0 flex-1 basis-56 text-small">
        <span className="font-medium">Last updated {since}.</span> {children}
      </p>
      <Button size="sm" busy={busy} onClick={onReload}>
        Reload
      </Button>
    </div>
  );
}
