import { Button, buttonClass } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

/** Asks once: the page it leads to signs out at once, this device too. */
export function SignOutEverywhere({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Sign out everywhere?"
      actions={
        <>
          <Button onClick={onClose}>Stay signed in</Button>
          <a href="/force-logout" className={buttonClass('danger')}>
            Sign out everywhere
          </a>
        </>
      }
    >
      Every device is signed out right away, including this one. You can sign in again at any time.
    </Dialog>
  );
}
