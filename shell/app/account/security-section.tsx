import { PageSection } from '../../ui/page-section.tsx';
import { Devices } from './devices.tsx';
import { Passkeys } from './passkeys.tsx';
import { PasswordRow } from './password-row.tsx';
import { SecondFactor } from './second-factor.tsx';

/** What opens the account, and where it is open. */
export function SecuritySection() {
  return (
    <PageSection id="security" title="Security" text="How you sign in, and where you are signed in.">
      <PasswordRow />
      <SecondFactor />
      <Passkeys />
      <Devices />
    </PageSection>
  );
}
