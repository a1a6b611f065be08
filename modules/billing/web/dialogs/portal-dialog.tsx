import { Button } from '#shell/ui/button.tsx';
import { Dialog } from '#shell/ui/dialog.tsx';
import { usePortal } from '../use-portal.ts';

/** Says where the person is taken before they are. */
export function PortalDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const portal = usePortal();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Secure Payment Portal"
      actions={
        <>
          <Button onClick={onClose}>Not now</Button>
          <Button variant="primary" busy={portal.busy} onClick={() => portal.open()}>
            Continue
          </Button>
        </>
      }
    >
      You manage your cards on our payment provider's page and return here afterwards.
    </Dialog>
  );
}
