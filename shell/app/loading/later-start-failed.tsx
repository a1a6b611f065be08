import { lazy } from 'react';
import { usePageTitle } from '../../sdk/page-title.ts';
import { Button } from '../../ui/button.tsx';

interface StartFailedProps {
  error: Error;
  onRetry(): void;
}

/** What can be said where not even its words arrive. */
function NotReached({ onRetry }: StartFailedProps) {
  usePageTitle('Offline');
  return <Button onClick={onRetry}>Adjudge cannot be reached. Try again</Button>;
}

/** Seldom needed, and kept by the worker once somebody was here: its code comes when it is shown. */
export const StartFailed = lazy(() =>
  import('./start-failed.tsx').then(
    (module) => ({ default: module.StartFailed }),
    () => ({ default: NotReached }),
  ),
);
