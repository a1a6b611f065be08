import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { SettingRow } from '../../ui/page-section.tsx';
import { ChangePassword, comesWith } from './later-dialogs.tsx';

export function PasswordRow() {
  const [open, setOpen] = useState(false);
  return (
    <SettingRow
      title="Password"
      action={
        <Button size="sm" {...comesWith(ChangePassword)} onClick={() => setOpen(true)}>
          Change<span className="sr-only"> your password</span>
        </Button>
      }
    >
      A new password signs out every other device.
      <ChangePassword open={open} onClose={() => setOpen(false)} />
    </SettingRow>
  );
}
