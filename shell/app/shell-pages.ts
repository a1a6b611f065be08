import type { LoadPage } from '../sdk/define-web-module.ts';

/** Pages of the shell itself, for visitors who are not signed in. */
export const SHELL_PAGES: readonly { path: `/${string}`; load: LoadPage }[] = [
  { path: '/login', load: () => import('./pages/login-page.tsx') },
  { path: '/forgot-password', load: () => import('./pages/forgot-password-page.tsx') },
  { path: '/reset-password', load: () => import('./pages/reset-password-page.tsx') },
  { path: '/verify-email', load: () => import('./pages/verify-email-page.tsx') },
  { path: '/signup', load: () => import('./pages/signup-page.tsx') },
];
