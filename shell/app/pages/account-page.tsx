import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from '../../sdk/page-title.ts';
import { Slot } from '../../sdk/slot.tsx';
import { accountEntries } from '../../sdk/slots.ts';
import { PageHeading } from '../../ui/page-heading.tsx';
import { NEW_EMAIL } from '../account/email-link.ts';
import {
  ActivitySection,
  ApiKeysSection,
  ConfirmNewEmail,
  DataSection,
  SecuritySection,
} from '../account/later-sections.tsx';
import { ProfileSection } from '../account/profile-section.tsx';

/** `/account`: who somebody is here, what opens the account, what happened to it, and leaving with one's data. */
export default function AccountPage() {
  usePageTitle('Account');
  const newEmail = useSearchParams()[0].get(NEW_EMAIL);
  return (
    <div className="mx-auto max-w-[64rem] px-4 py-6 md:px-10 md:py-8">
      <PageHeading>Account</PageHeading>
      {newEmail ? <ConfirmNewEmail token={newEmail} /> : null}
      <div className="mt-6">
        <ProfileSection />
        <SecuritySection />
        <ActivitySection />
        <ApiKeysSection />
        <Slot of={accountEntries} props={{}} />
        <DataSection />
      </div>
    </div>
  );
}
