import { Link } from 'react-router-dom';
import { PLANS } from '#flags/plans.ts';
import { useUser } from '../../sdk/use-session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AccountPanel } from './account-panel.tsx';
import { managePlanHref } from './manage-plan.ts';
import { useNav } from './use-nav.ts';

/** What the bar of narrow screens has no room for. */
export function MoreSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  const { plan } = useUser();
  const places = useNav().filter((entry) => !entry.bar && entry.section !== 'account');
  return (
    <Dialog kind="sheet" open={open} onClose={onClose} title="More">
      {places.length > 0 ? (
        <ul className="mb-3 grid gap-1">
          {places.map((entry) => (
            <li key={entry.to}>
              <Link to={entry.to} className="flex min-h-11 items-center gap-3 font-medium text-text">
                <entry.icon className="size-5 text-muted" strokeWidth={1.75} aria-hidden />
                {entry.label}
              </Link>
            </li>
          ))}
        </ul>
      ) : null}
      <AccountPanel />
      {plan === 'free' ? (
        <a href={managePlanHref(plan)} className={buttonClass('primary', 'md', 'mt-4 w-full')}>
          Upgrade to {PLANS.starter.name}
        </a>
      ) : null}
    </Dialog>
  );
}
