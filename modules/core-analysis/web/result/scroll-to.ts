import { glideTo } from '#shell/ui/glide-to.ts';

const WAIT_MS = 3000;
/** Pixels of the creative that must be in sight for it to count as seen. */
const SEEN_PX = 200;

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
      // First the focus: one that moves ends a glide.
      if (focus) element.focus({ preventScroll: true });
      glideTo(element, block);
    } else if (now - began < WAIT_MS) requestAnimationFrame(look);
  });
}

/** Brings the creative into view where it scrolled away above. */
export function showCreative(): void {
  const creative = document.getElementById('creative');
  if (creative && creative.getBoundingClientRect().bottom < SEEN_PX) glideTo(creative);
}
