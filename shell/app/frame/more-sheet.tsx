import { Link } from 'react-router-dom';
import { PLANS } from '#flags/plans.ts';
import { PlanGate } from '../../sdk/plan-gate.tsx';
import { useUser } from '../../sdk/use-session.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { AccountPanel } from './account-panel.tsx';
import { managePlanHref } from './manage-plan.ts';
import { groupNav, useNav } from './use-nav.ts';

/** What the bar of narrow screens has no room for. */
export function MoreSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  const { plan } = useUser();
  const groups = groupNav(useNav().filter((entry) => !entry.bar && entry.section !== 'account'));
  return (
    <Dialog kind="sheet" open={open} onClose={onClose} title="More">
      {groups.map(({ section, label, entries }) => (
        <section key={section} className="mb-3" aria-label={label}>
          {groups.length > 1 ? <h3 className="text-micro font-medium text-muted">{label}</h3> : null}
          <ul className="grid gap-1">
            {entries.map((entry) => (
              <li key={entry.to}>
                <Link to={entry.to} className="flex min-h-11 items-center gap-3 font-medium text-text">
                  <entry.icon className="size-5 text-muted" strokeWidth={1.75} aria-hidden />
                  {entry.label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <AccountPanel />
      {plan === 'free' ? (
        <PlanGate>
          <a href={managePlanHref(plan)} className={buttonClass('primary', 'md', 'mt-4 w-full')}>
            Upgrade to {PLANS.starter.name}
          </a>
        </PlanGate>
      ) : null}
    </Dialog>
  );
}
