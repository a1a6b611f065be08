import { Field } from '../../ui/field.tsx';

/** The password of somebody who is signed in. */
export function PasswordField() {
  return <Field label="Your password" name="password" type="password" autoComplete="current-password" required />;
}
