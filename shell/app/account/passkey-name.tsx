import { ACCOUNT_MESSAGES } from '#platform/accounts/errors.ts';
import { Field } from '../../ui/field.tsx';
import { typed } from './dialog-form.tsx';

const NAME_MAX = 60;

/** What somebody calls a passkey. */
export function PasskeyName({ defaultValue }: { defaultValue: string | undefined }) {
  return (
    <Field
      label="Passkey name"
      name="name"
      defaultValue={defaultValue}
      autoComplete="off"
      hint="To know it by, should you want to remove it one day."
      required
    />
  );
}

/** For the `check` of a form with a `PasskeyName`. */
export function wrongPasskeyName(data: FormData) {
  const name = typed(data, 'name').trim();
  if (name === '') return { text: ACCOUNT_MESSAGES.passkeyNameMissing, field: 'name' };
  return name.length > NAME_MAX ? { text: ACCOUNT_MESSAGES.passkeyNameTooLong, field: 'name' } : null;
}
