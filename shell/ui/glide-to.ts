/** No browser glides longer; where nothing had to move, no end is told. */
const LONGEST_MS = 2000;
/** A glide runs beside the page: what it still moved when it was stopped shows within this. */
const ECHO_MS = 300;

/**
 * Brings an element into view smoothly, or at once where less motion is asked
 * for. A glide that outlasts a Tab would carry what has the focus out of sight:
 * it ends where the page is once the focus moves, and what has it comes into view.
 */
export function glideTo(element: Element, block: ScrollLogicalPosition = 'start'): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    element.scrollIntoView({ block, behavior: 'instant' });
    return;
  }
  const glide = new AbortController();
  const { signal } = glide;
  const end = () => glide.abort();
  const follow = ({ target }: FocusEvent) => {
    end();
    // A jump to where it is stops a scroller, also where the focused element is in view for this moment.
    for (let box = element.parentElement; box; box = box.parentElement) {
      box.scrollTo({ left: box.scrollLeft, top: box.scrollTop, behavior: 'instant' });
    }
    if (target instanceof Element) keepInView(target);
  };
  document.addEventListener('focusin', follow, { signal });
  document.addEventListener('scrollend', ({ target }) => target === document && end(), { signal });
  window.setTimeout(end, LONGEST_MS);
  element.scrollIntoView({ block, behavior: 'smooth' });
}

function keepInView(element: Element): void {
  const began = performance.now();
  const look = () => {
    if (document.activeElement !== element) return;
    element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    if (performance.now() - began < ECHO_MS) requestAnimationFrame(look);
  };
  look();
}
