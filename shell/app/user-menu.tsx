import clsx from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import { useId } from 'react';
import { PLANS } from '#flags/plans.ts';
import { useUser } from '../sdk/use-session.ts';
import { AccountPanel } from './account-panel.tsx';
import { initials } from './initials.ts';

/** The account at the foot of the rail; opens a panel above itself. */
export function UserMenu({ folded }: { folded: boolean }) {
  const user = useUser();
  const id = useId();
  return (
    <div className={clsx('border-t', folded ? 'p-2' : 'p-3')}>
      <button
        type="button"
        popoverTarget={id}
        className={clsx(
          'flex min-h-12 w-full items-center gap-3 rounded-control text-left hover:bg-sunken',
          folded ? 'justify-center' : 'px-2',
        )}
      >
        <span
          className="grid size-8 shrink-0 place-items-center rounded-full bg-text text-micro font-semibold text-bg"
          aria-hidden
        >
          {initials(user.name)}
        </span>
        <span className="sr-only">Account: {folded ? user.name : ''}</span>
        {folded ? null : (
          <>
            <span className="min-w-0 flex-1">
              <span className="block truncate text-small font-medium">{user.name}</span>
              <span className="block text-micro text-muted">{PLANS[user.plan].name} plan</span>
            </span>
            <ChevronsUpDown className="size-4 text-muted" aria-hidden />
          </>
        )}
      </button>
      <div
        id={id}
        popover="auto"
        role="dialog"
        aria-label="Account"
        className="fixed inset-auto bottom-20 left-3 m-0 w-72 rounded-card border bg-surface p-4 text-text shadow-float"
      >
        <AccountPanel />
      </div>
    </div>
  );
}
