import { useRef, useState } from 'react';
import { GRACE_DAYS } from '#platform/accounts/own-data-contract.ts';
import { useUser } from '../../sdk/use-session.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { PageSection, SettingRow } from '../../ui/page-section.tsx';
import { DownloadRow } from './download-row.tsx';
import { comesWith, DeleteAccount } from './later-dialogs.tsx';
import { useKeepAccount } from './use-keep-account.ts';
import { longDay } from './when.ts';

/** Taking one's data along, and leaving. */
export function DataSection() {
  const { deletionDueAt } = useUser();
  const [asked, setAsked] = useState(false);
  const keep = useKeepAccount();
  const row = useRef<HTMLDivElement>(null);
  return (
    <PageSection id="data" title="Your data" text="Download everything you made here, or delete your account.">
      <DownloadRow />
      <div ref={row} tabIndex={-1} className="outline-none">
        {deletionDueAt ? (
          <SettingRow
            title="Delete account"
            badge={<Badge tone="danger">Requested</Badge>}
            action={
              <Button
                size="sm"
                variant="primary"
                busy={keep.isPending}
                onClick={() => keep.mutate(undefined, { onSuccess: () => row.current?.focus() })}
              >
                Keep my account
              </Button>
            }
          >
            Your account and everything in it will be deleted on {longDay(deletionDueAt)}. Until then everything works
            as usual, and you can cancel the deletion.
          </SettingRow>
        ) : (
          <SettingRow
            title="Delete account"
            action={
              <Button size="sm" className="text-danger!" {...comesWith(DeleteAccount)} onClick={() => setAsked(true)}>
                Delete my account
              </Button>
            }
          >
            Deletes your account with every analysis, upload and report. You have {GRACE_DAYS} days to change your mind.
            <DeleteAccount open={asked} onClose={() => setAsked(false)} />
          </SettingRow>
        )}
      </div>
    </PageSection>
  );
}
