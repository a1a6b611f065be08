import clsx from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { PLANS } from '#flags/plans.ts';
import { useUser } from '../../sdk/use-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { AccountPanel } from '../loading/later-parts.tsx';
import { initials } from './initials.ts';

/** The account at the foot of the rail; opens a panel above itself. */
export function UserMenu({ folded }: { folded: boolean }) {
  const user = useUser();
  const id = useId();
  const [opened, setOpened] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes once its link led somewhere, which the key stands for
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) panel.current.hidePopover();
  }, [key]);

  return (
    <div className={clsx('border-t', folded ? 'p-2' : 'p-3')}>
      <button
        type="button"
        popoverTarget={id}
        onPointerEnter={() => void AccountPanel.preload()}
        onFocus={() => void AccountPanel.preload()}
        className={clsx(
          'flex min-h-12 w-full items-center rounded-control text-left hover:bg-sunken',
          folded ? 'flex-col justify-center gap-1 py-1.5' : 'gap-3 px-2 py-1.5',
        )}
      >
        <span
          className="grid size-8 shrink-0 place-items-center rounded-full bg-text text-micro font-semibold text-bg"
          aria-hidden
        >
          {initials(user.name)}
        </span>
        <span className="sr-only">Account: {folded ? user.name : ''}</span>
        {folded ? (
          <span className="max-w-full truncate text-micro font-medium text-accent-strong">{PLANS[user.plan].name}</span>
        ) : (
          <>
            <span className="min-w-0 flex-1">
              <span dir="auto" className="mb-1 block truncate text-left text-small font-medium">
                {user.name}
              </span>
              <Badge tone="accent">
                {PLANS[user.plan].name}
                <span className="sr-only"> plan</span>
              </Badge>
            </span>
            <ChevronsUpDown className="size-4 text-muted" aria-hidden />
          </>
        )}
      </button>
      <div
        ref={panel}
        id={id}
        popover="auto"
        role="dialog"
        onBeforeToggle={() => setOpened(true)}
        aria-label="Account"
        className="fixed inset-auto bottom-24 left-3 m-0 w-72 rounded-card border bg-surface p-4 text-text shadow-float"
      >
        {opened ? <AccountPanel /> : null}
      </div>
    </div>
  );
}
