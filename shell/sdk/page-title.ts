import { useEffect } from 'react';

export const PRODUCT = 'Adjudge';

/** Sets the document's title while mounted: parts first, product last. */
export function usePageTitle(...parts: readonly (string | null | undefined)[]): void {
  const title = [...parts.filter(Boolean), PRODUCT].join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
