import { Devices } from './devices.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordRow } from './password-row.tsx';
import { SecondFactor } from './second-factor.tsx';
import { AccountSection } from './section.tsx';

/** What opens the account, and where it is open. */
export function SecuritySection() {
  return (
    <AccountSection id="security" title="Security" text="What opens your account, and the devices where it is open.">
      <PasswordRow />
      <SecondFactor />
      <Passkeys />
      <Devices />
    </AccountSection>
  );
}
