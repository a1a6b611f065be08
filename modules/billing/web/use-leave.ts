import { useCallback, useEffect, useState } from 'react';

/** How long what happens can be read before the page goes. */
const LEAVE_AFTER_MS = 1000;

/** Leaves for a hosted page after a second; `leaving` until the page is gone, or is shown again by the back button. */
export function useLeave(): { leaving: boolean; leaveFor(url: string): void } {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (url === null) return;
    const timer = window.setTimeout(() => location.assign(url), LEAVE_AFTER_MS);
    const shownAgain = ({ persisted }: PageTransitionEvent) => persisted && setUrl(null);
    addEventListener('pageshow', shownAgain);
    return () => {
      window.clearTimeout(timer);
      removeEventListener('pageshow', shownAgain);
    };
  }, [url]);
  return { leaving: url !== null, leaveFor: useCallback((to: string) => setUrl(to), []) };
}
