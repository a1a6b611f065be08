import { useState } from 'react';
import { ACCOUNT_MESSAGES } from '#platform/accounts/errors.ts';
import { secondFactorRoutes } from '#platform/accounts/second-factor-contract.ts';
import { useApi } from '../../sdk/api-context.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { DialogForm, typed } from './dialog-form.tsx';
import { missingPassword } from './password-dialog.tsx';
import { PasswordField } from './password-field.tsx';
import { QrCode } from './qr-code.tsx';

interface Secret {
  readonly secret: string;
  readonly uri: string;
}

interface SecondFactorSetupProps {
  open: boolean;
  onClose(): void;
  /** It is on, and these are the recovery codes: nobody can read them again. */
  onCodes(codes: readonly string[]): Promise<void>;
}

/** Two steps in one dialog: the password, then the app's secret and a first code of it. */
export function SecondFactorSetup({ open, onClose, onCodes }: SecondFactorSetupProps) {
  return (
    <Dialog open={open} onClose={onClose} title="Set up two-step sign-in">
      <Steps onClose={onClose} onCodes={onCodes} />
    </Dialog>
  );
}

function Steps({ onClose, onCodes }: Omit<SecondFactorSetupProps, 'open'>) {
  const api = useApi();
  const [made, setMade] = useState<Secret | null>(null);
  if (made) return <ConfirmSecret made={made} onClose={onClose} onCodes={onCodes} />;
  const start = async (data: FormData) =>
    setMade(await api.call(secondFactorRoutes.startSecondFactor, { body: { password: typed(data, 'password') } }));
  return (
    <>
      <p>You need an authenticator app on your phone that shows six-digit codes. First, enter your password.</p>
      <DialogForm
        send={start}
        check={missingPassword}
        failure="Two-step sign-in could not be set up. Please try again."
        action="Continue"
        onCancel={onClose}
      >
        <PasswordField />
      </DialogForm>
    </>
  );
}

/** What to show the app, and the code it then shows. Nothing is on before that code was right. */
export function ConfirmSecret({ made, onClose, onCodes }: { made: Secret } & Omit<SecondFactorSetupProps, 'open'>) {
  const api = useApi();
  const confirm = async (data: FormData) => {
    const body = { code: typed(data, 'code').trim() };
    await onCodes((await api.call(secondFactorRoutes.confirmSecondFactor, { body })).recoveryCodes);
  };
  return (
    <>
      <p>
        Scan this QR code with your authenticator app, or{' '}
        <a href={made.uri} className="font-medium text-accent underline underline-offset-4">
          open it in an app on this device
        </a>
        .
      </p>
      <div className="mt-4 grid justify-items-center gap-4 rounded-card border bg-sunken p-5">
        <QrCode text={made.uri} label="QR code for your authenticator app" />
        <div className="text-center">
          <p className="text-small">Or type this key into it:</p>
          <p className="mt-1 font-mono text-small text-text select-all" data-testid="secret">
            {inFours(made.secret)}
          </p>
        </div>
        <CopyButton text={() => made.secret} what="the key" />
      </div>
      <DialogForm
        send={confirm}
        check={(data) =>
          typed(data, 'code').trim() === '' ? { text: ACCOUNT_MESSAGES.codeMissing, field: 'code' } : null
        }
        failure="The code could not be checked. Please try again."
        action="Turn on"
        onCancel={onClose}
      >
        <Field
          label="Six-digit code"
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          maxLength={12}
          required
        />
      </DialogForm>
    </>
  );
}

/** Groups of four: easier to type than 32 signs in a row. */
function inFours(secret: string): string {
  return secret.match(/.{1,4}/g)?.join(' ') ?? '';
}
