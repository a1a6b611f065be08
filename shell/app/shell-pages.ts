import type { LoadPage } from '../sdk/define-web-module.ts';

/** A page of the shell itself: for visitors who are not signed in, or in the frame of those who are. */
export interface ShellPage {
  readonly path: `/${string}`;
  readonly load: LoadPage;
  readonly signedIn?: true;
}

export const SHELL_PAGES: readonly ShellPage[] = [
  { path: '/login', load: () => import('./pages/login-page.tsx') },
  { path: '/forgot-password', load: () => import('./pages/forgot-password-page.tsx') },
  { path: '/reset-password', load: () => import('./pages/reset-password-page.tsx') },
  { path: '/verify-email', load: () => import('./pages/verify-email-page.tsx') },
  { path: '/signup', load: () => import('./pages/signup-page.tsx') },
  { path: '/account', load: () => import('./pages/account-page.tsx'), signedIn: true },
];
