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
    toast({ title: 'The second step is off', text: 'Signing in takes your password alone.', tone: 'success' });
  };

  const enabled = status.data?.enabled === true;
  const left = status.data?.recoveryCodesLeft ?? 0;
  return (
    <SettingRow
      title="Second step"
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
              Turn off<span className="sr-only"> the second step</span>
            </Button>
          </>
        ) : status.data ? (
          <Button size="sm" {...comesWith(SecondFactorSetup, RecoveryCodes)} onClick={() => setAsked('setup')}>
            Set up<span className="sr-only"> the second step</span>
          </Button>
        ) : null
      }
      below={codes ? <RecoveryCodes codes={codes} onDone={() => setCodes(null)} /> : null}
    >
      <PartState query={status} what="the state of the second step" />
      {enabled ? (
        <p>
          Signing in asks for a code of your authenticator app.{' '}
          <span className={left <= FEW_CODES ? 'text-warning' : undefined}>{leftText(left)}</span>
        </p>
      ) : status.data ? (
        <p>With it, a stolen password alone opens nothing: signing in also asks for a code of an app on your phone.</p>
      ) : null}
      <SecondFactorSetup open={asked === 'setup'} onClose={close} onCodes={show} />
      <PasswordDialog
        open={asked === 'codes'}
        onClose={close}
        title="New recovery codes"
        action="Make new codes"
        failure="New codes could not be made. Please try again."
        send={renew}
      >
        <p>Your old recovery codes stop working at once.</p>
      </PasswordDialog>
      <PasswordDialog
        open={asked === 'off'}
        onClose={close}
        title="Turn the second step off?"
        action="Turn off"
        tone="danger"
        cancel="Keep it on"
        failure="The second step could not be turned off. Please try again."
        send={turnOff}
      >
        <p>From then on your password alone opens your account. The recovery codes are removed.</p>
      </PasswordDialog>
    </SettingRow>
  );
}

function leftText(left: number): string {
  if (left === 0) return 'No recovery code is left: make new ones.';
  const count = left === 1 ? '1 recovery code is left' : `${left} recovery codes are left`;
  return left <= FEW_CODES ? `Only ${count}: make new ones soon.` : `${count}.`;
}
