const ROTATE_MS = 4000;
const DISMISSED = 'adjudge.examples-dismissed';
const HIDDEN = ['invisible', 'opacity-0'];

/**
 * Shows the card of examples and changes its line every 4 s, not while it is pointed at or focused. Never with reduced
 * motion, and not again in this tab once dismissed.
 */
export function startSocialProof(root: Document = document): void {
  const card = root.getElementById('social-proof');
  if (!card || matchMedia('(prefers-reduced-motion: reduce)').matches || sessionStorage.getItem(DISMISSED)) return;
  const lines = [...card.querySelectorAll('[data-line]')];
  let at = 0;
  const timer = setInterval(() => {
    if (card.hidden) {
      card.hidden = false;
      return;
    }
    if (card.matches(':hover, :focus-within')) return;
    lines[at]?.classList.add(...HIDDEN);
    at = (at + 1) % lines.length;
    lines[at]?.classList.remove(...HIDDEN);
  }, ROTATE_MS);
  card.querySelector('[data-dismiss]')?.addEventListener('click', () => {
    clearInterval(timer);
    card.hidden = true;
    sessionStorage.setItem(DISMISSED, '1');
  });
}
