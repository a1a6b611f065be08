import { Layers, LogOut, type LucideIcon, UserRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PLANS } from '#flags/plans.ts';
import { PlanGate } from '../../sdk/plan-gate.tsx';
import { useUser } from '../../sdk/use-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useSignOut } from '../sign-in/use-sign-out.ts';
import { managePlanHref } from './manage-plan.ts';
import { ThemeChoice } from './theme-choice.tsx';
import { useNav } from './use-nav.ts';

const ROW =
  '-mx-2 flex min-h-11 items-center gap-3 rounded-control px-2 text-left text-small font-medium text-text hover:bg-sunken';

/** Who is signed in, what belongs to the account, how the page looks, and the way out. In the rail's menu and in the sheet of narrow screens. */
export function AccountPanel() {
  const user = useUser();
  const leaving = useSignOut();
  const places = useNav().filter((entry) => entry.section === 'account');
  return (
    // A set column: else a long address makes the panel wider than its frame.
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          {/* A name that is read from the right loses its end, not its beginning. */}
          <p dir="auto" className="truncate text-left font-medium text-text">
            {user.name}
          </p>
          <p className="truncate text-small text-muted">{user.email}</p>
        </div>
        <Badge tone="accent">{PLANS[user.plan].name}</Badge>
      </div>
      <ul className="grid border-y py-1.5">
        <li>
          <Link to="/account" className={ROW}>
            <Row icon={UserRound}>Account</Row>
          </Link>
        </li>
        {places.map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to} className={ROW}>
              <Row icon={icon}>{label}</Row>
            </Link>
          </li>
        ))}
        <PlanGate>
          <li>
            <a href={managePlanHref(user.plan)} className={ROW}>
              <Row icon={Layers}>Manage Plan</Row>
            </a>
          </li>
        </PlanGate>
        <li>
          <button
            type="button"
            onClick={leaving.run}
            disabled={leaving.busy}
            aria-busy={leaving.busy || undefined}
            className={`${ROW} w-[calc(100%+1rem)]`}
          >
            <Row icon={LogOut} busy={leaving.busy}>
              Sign Out
            </Row>
          </button>
        </li>
      </ul>
      <ThemeChoice className="w-full" />
    </div>
  );
}

function Row({ icon: Icon, busy, children }: { icon: LucideIcon; busy?: boolean; children: ReactNode }) {
  return (
    <>
      {busy ? <Spinner className="size-4" /> : <Icon className="size-4 text-muted" aria-hidden />}
      {children}
    </>
  );
}
