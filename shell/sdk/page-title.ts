import { useEffect } from 'react';

export const PRODUCT = 'Adjudge';

const PROMISE = `${PRODUCT}: AI-powered content analysis for better performance and higher conversions`;

/** Sets the document's title while mounted: parts first, product last; the product alone on the dashboard. */
export function usePageTitle(...parts: readonly (string | null | undefined)[]): void {
  useTitle([...parts, PRODUCT]);
}

/** The same on pages for those who are signed out: the longer title, which says what the product does. */
export function useVisitorTitle(part: string): void {
  useTitle([part, PROMISE]);
}

function useTitle(parts: readonly (string | null | undefined)[]): void {
  const title = parts.filter(Boolean).join(' · ');
  useEffect(() => {
    document.title = title;
  }, [title]);
}
