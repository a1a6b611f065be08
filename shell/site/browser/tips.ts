const OPEN_DELAY_MS = 700;
/** Within this time after one tip closed the next opens at once. */
const SKIP_DELAY_MS = 300;

/**
 * Tips on hover after a moment, on focus and tap at once; Escape closes, and the pointer does not bring back what it closed, should
 * the page scroll under it. One is open at a time.
 */
export function startTips(root: Document = document): void {
  let open: HTMLElement | null = null;
  let dismissed: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = Number.NEGATIVE_INFINITY;

  const close = () => {
    clearTimeout(timer);
    if (!open) return;
    delete open.dataset.open;
    open = null;
    closedAt = performance.now();
  };
  const leave = () => {
    dismissed = null;
    close();
  };
  const show = (holder: HTMLElement) => {
    if (open === holder) return;
    close();
    open = holder;
    holder.dataset.open = '';
  };

  for (const button of root.querySelectorAll<HTMLElement>('[data-tip]')) {
    const holder = button.parentElement;
    if (!holder) continue;
    button.addEventListener('click', () => show(holder));
    button.addEventListener('focus', () => show(holder));
    button.addEventListener('blur', leave);
    // On the holder: the pointer may go from the button onto the sentence.
    holder.addEventListener('pointerenter', (event) => {
      if (event.pointerType !== 'mouse' || holder === dismissed) return;
      clearTimeout(timer);
      timer = setTimeout(show, performance.now() - closedAt < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS, holder);
    });
    holder.addEventListener('pointerleave', leave);
  }
  root.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape') return;
    dismissed = open;
    close();
  });
}
