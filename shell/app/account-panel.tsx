import { LogOut } from 'lucide-react';
import { PLANS } from '#flags/plans.ts';
import { useUser } from '../sdk/use-session.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { ThemeChoice } from './theme-choice.tsx';
import { useSignOut } from './use-sign-out.ts';

/** Who is signed in, how the page looks, and the way out. In the rail's menu and in the sheet of narrow screens. */
export function AccountPanel() {
  const user = useUser();
  const leaving = useSignOut();
  return (
    // A set column: else a long address makes the panel wider than its frame.
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="truncate font-medium text-text">{user.name}</p>
          <p className="truncate text-small text-muted">{user.email}</p>
        </div>
        <Badge tone="accent">{PLANS[user.plan].name}</Badge>
      </div>
      <ThemeChoice className="w-full" />
      <Button
        variant="secondary"
        busy={leaving.busy}
        onClick={leaving.run}
        icon={<LogOut className="size-4" aria-hidden />}
        className="w-full"
      >
        Sign Out
      </Button>
    </div>
  );
}
