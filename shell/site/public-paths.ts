/** Paths of the pages that are prerendered, each with its file in the build. */
export const PUBLIC_PAGES = {
  '/': 'index.html',
  '/faq': 'faq.html',
  '/about': 'about.html',
  '/contact': 'contact.html',
  '/subscribe': 'subscribe.html',
  '/terms': 'terms.html',
  '/privacy': 'privacy.html',
  '/force-logout': 'force-logout.html',
} as const;

export type PublicPath = keyof typeof PUBLIC_PAGES;

/** The built file of a public page, with or without a slash at the end of its path; undefined for any other path. */
export function publicPageFile(pathname: string): string | undefined {
  const path = pathname.replace(/(.)\/+$/, '$1');
  return Object.hasOwn(PUBLIC_PAGES, path) ? PUBLIC_PAGES[path as PublicPath] : undefined;
}
