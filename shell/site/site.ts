import { registerWorker } from '../pwa/register.ts';
import { followSystemTheme } from '../ui/theme.ts';
import { startCompare } from './browser/compare.ts';
import { startContactForm } from './browser/contact-form.ts';
import { startDemo } from './browser/demo.ts';
import { startForceLogout } from './browser/force-logout.ts';
import { startSocialProof } from './browser/social-proof.ts';
import { startSubscribe } from './browser/subscribe.ts';
import { startTips } from './browser/tips.ts';
import { maybeSignedIn, showSignedIn } from './browser/visitor.ts';

/** The little the public pages do. Each part looks for its place in the page and does nothing where there is none. */
followSystemTheme();
registerWorker();

if (maybeSignedIn()) showSignedIn();
startDemo();
startTips();
startCompare();
startSocialProof();
startContactForm();
startSubscribe();
startForceLogout();

document.querySelector('[data-to-top]')?.addEventListener('click', (event) => {
  if (location.pathname !== '/' && !maybeSignedIn()) return;
  event.preventDefault();
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  scrollTo({ top: 0, behavior: still ? 'instant' : 'smooth' });
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
