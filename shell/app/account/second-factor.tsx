import { useQuery } from '@tanstack/react-query';
import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { secondFactorRoutes } from '#platform/accounts/second-factor-contract.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { PartState } from '../../sdk/part-state.tsx';
import { routeQuery } from '../../sdk/route-query.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { SettingRow } from '../../ui/page-section.tsx';
import { toast } from '../../ui/toast-store.ts';
import { comesWith, PasswordDialog, RecoveryCodes, SecondFactorSetup } from './later-dialogs.tsx';
import { useAccountChanged } from './use-account-changed.ts';

/** With as many left, new codes are recommended. */
const FEW_CODES = 3;

/** The second step after the password: setting it up, new recovery codes, switching it off. */
export function SecondFactor() {
  const api = useApi();
  const changed = useAccountChanged();
  const status = useQuery(routeQuery(api, secondFactorRoutes.secondFactor, {}));
  const [asked, setAsked] = useState<'setup' | 'codes' | 'off' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const close = () => setAsked(null);
  const show = async (fresh: readonly string[]) => {
    close();
    setCodes(fresh);
    await changed();
  };
  const renew = async (password: string) => {
    const { recoveryCodes } = await api.call(secondFactorRoutes.renewRecoveryCodes, { body: { password } });
    await show(recoveryCodes);
  };
  const turnOff = async (password: string) => {
    await api.call(secondFactorRoutes.removeSecondFactor, { body: { password } });
    await changed();
    setCodes(null);
    close();
    toast({ title: 'Two-step sign-in is off', text: 'You now sign in with your password only.', tone: 'success' });
  };

  const enabled = status.data?.enabled === true;
  const left = status.data?.recoveryCodesLeft ?? 0;
  return (
    <SettingRow
      title="Two-step sign-in"
      badge={
        enabled ? (
          <Badge tone="success" icon={<ShieldCheck className="size-3.5" aria-hidden />}>
            On
          </Badge>
        ) : status.data ? (
          <Badge>Off</Badge>
        ) : null
      }
      action={
        enabled ? (
          <>
            <Button size="sm" {...comesWith(PasswordDialog, RecoveryCodes)} onClick={() => setAsked('codes')}>
              New recovery codes
            </Button>
            <Button size="sm" {...comesWith(PasswordDialog)} onClick={() => setAsked('off')}>
              Turn off<span className="sr-only"> two-step sign-in</span>
            </Button>
          </>
        ) : status.data ? (
          <Button size="sm" {...comesWith(SecondFactorSetup, RecoveryCodes)} onClick={() => setAsked('setup')}>
            Set up<span className="sr-only"> two-step sign-in</span>
          </Button>
        ) : null
      }
      below={codes ? <RecoveryCodes codes={codes} onDone={() => setCodes(null)} /> : null}
    >
      <PartState query={status} what="your two-step sign-in" />
      {enabled ? (
        <p>
          Signing in asks for a code from your authenticator app.{' '}
          <span className={left <= FEW_CODES ? 'text-warning' : undefined}>{leftText(left)}</span>
        </p>
      ) : status.data ? (
        <p>
          Protects your account if your password is stolen: signing in also asks for a code from an app on your phone.
        </p>
      ) : null}
      <SecondFactorSetup open={asked === 'setup'} onClose={close} onCodes={show} />
      <PasswordDialog
        open={asked === 'codes'}
        onClose={close}
        title="New recovery codes"
        action="Create new codes"
        failure="New codes could not be created. Please try again."
        send={renew}
      >
        <p>Your old recovery codes stop working immediately.</p>
      </PasswordDialog>
      <PasswordDialog
        open={asked === 'off'}
        onClose={close}
        title="Turn off two-step sign-in?"
        action="Turn off"
        tone="danger"
        cancel="Keep it on"
        failure="Two-step sign-in could not be turned off. Please try again."
        send={turnOff}
      >
        <p>You will sign in with your password only. Your recovery codes are deleted.</p>
      </PasswordDialog>
    </SettingRow>
  );
}

function leftText(left: number): string {
  if (left === 0) return 'No recovery codes left: create new ones.';
  const count = left === 1 ? '1 recovery code is left' : `${left} recovery codes are left`;
  return left <= FEW_CODES ? `Only ${count}: create new ones soon.` : `${count}.`;
}
