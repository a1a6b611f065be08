import { Dialog } from '../ui/dialog.tsx';
import { AccountPanel } from './account-panel.tsx';

/** What the bar of narrow screens has no room for. */
export function MoreSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  return (
    <Dialog kind="sheet" open={open} onClose={onClose} title="More">
      <AccountPanel />
    </Dialog>
  );
}
