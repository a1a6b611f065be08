import { WifiOff } from 'lucide-react';
import { useOnline } from './use-online.ts';

/** A quiet bar while there is no network. What needs it says so on its own control. */
export function OfflineBar() {
  const online = useOnline();
  return (
    <div role="status" aria-live="polite">
      {online ? null : (
        <p className="flex items-center justify-center gap-2 border-b bg-warning-soft px-4 py-2 text-small text-warning">
          <WifiOff className="size-4" aria-hidden />
          You are offline. New analyses start when you are back online.
        </p>
      )}
    </div>
  );
}
