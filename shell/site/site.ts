import { registerWorker } from '../pwa/register.ts';
import { SIGNED_IN_MARK } from '../sdk/session-mark.ts';
import { followSystemTheme } from '../ui/theme.ts';

/** The little the public pages do: know who comes back, close the menu, fetch the app while nothing else happens. */
followSystemTheme();
registerWorker();

if (localStorage.getItem(SIGNED_IN_MARK)) {
  if (location.pathname === '/') document.title = 'Adjudge';
  for (const part of document.querySelectorAll('[data-visitor]')) part.remove();
  for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-start]')) {
    link.href = '/dashboard';
    if (link.closest('header')) link.textContent = 'Dashboard';
  }
}

document.querySelector('[data-to-top]')?.addEventListener('click', (event) => {
  if (location.pathname !== '/') return;
  event.preventDefault();
  scrollTo({ top: 0, behavior: 'smooth' });
});

document.getElementById('site-menu')?.addEventListener('click', (event) => {
  if (event.target instanceof HTMLAnchorElement) document.getElementById('site-menu')?.hidePopover();
});

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 2000));
addEventListener('load', () =>
  whenIdle(() => {
    const hint = document.createElement('link');
    hint.rel = 'prefetch';
    hint.href = '/signup';
    document.head.append(hint);
  }),
);
