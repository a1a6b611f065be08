const WAIT_MS = 3000;

/**
 * Brings an element into view as soon as it is there (parts of the page arrive
 * a moment later) and, with `focus`, gives it the focus without a ring of its own.
 */
export function scrollToWhenThere(
  selector: string,
  { block = 'start', focus = false }: { block?: ScrollLogicalPosition; focus?: boolean } = {},
): void {
  const began = performance.now();
  requestAnimationFrame(function look(now) {
    const element = document.querySelector<HTMLElement>(selector);
    if (element) {
      element.scrollIntoView({ block, behavior: 'smooth' });
      if (focus) element.focus({ preventScroll: true });
    } else if (now - began < WAIT_MS) requestAnimationFrame(look);
  });
}
