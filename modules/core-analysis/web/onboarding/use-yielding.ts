import { type RefObject, useCallback, useEffect, useRef } from 'react';

/** Marks what a page is there for: nothing that floats may lie on it. */
const MAIN_ACTION = '[data-main-action]';

/**
 * Tells whether a panel lies on what it must not: on the page's main action, or on what has the focus. Looks whenever
 * the page or the panel moves, grows or changes its parts.
 *
 * @returns to be called when a person opens the panel: what it lies on then is left to them until it has come free.
 */
export function useYielding(panel: RefObject<HTMLElement | null>, onChange: (covers: boolean) => void): () => void {
  const allowed = useRef(new WeakSet<Element>());

  useEffect(() => {
    let covers = false;
    const look = () => {
      const box = panel.current;
      if (!box) return;
      const focus = document.activeElement;
      const focused =
        focus !== null && !box.contains(focus) && !focus.closest('dialog') && isSmall(focus) && isUnder(focus, box);
      // Each is looked at, so that what came free is forgotten.
      const hidden = mainActions().filter((action) => {
        const under = isUnder(action, box);
        if (!under) allowed.current.delete(action);
        return under && !allowed.current.has(action);
      });
      const next = focused || hidden.length > 0;
      if (next || covers) onChange(next);
      covers = next;
    };
    const sizes = new ResizeObserver(look);
    for (const seen of [panel.current, document.getElementById('main'), document.body]) if (seen) sizes.observe(seen);
    const parts = new MutationObserver(look);
    parts.observe(document.body, { childList: true, subtree: true });
    for (const type of EVENTS) addEventListener(type, look, { capture: true, passive: true });
    look();
    return () => {
      sizes.disconnect();
      parts.disconnect();
      for (const type of EVENTS) removeEventListener(type, look, { capture: true });
    };
  }, [panel, onChange]);

  return useCallback(() => {
    for (const action of mainActions()) allowed.current.add(action);
  }, []);
}

const EVENTS = ['focusin', 'scroll', 'resize'] as const;

const mainActions = (): Element[] => [...document.querySelectorAll(MAIN_ACTION)];

/** What fills the screen, such as the page itself, lies under everything. */
const isSmall = (element: Element): boolean => element.getBoundingClientRect().height < innerHeight / 2;

function isUnder(element: Element, box: Element): boolean {
  const [under, over] = [element.getBoundingClientRect(), box.getBoundingClientRect()];
  return under.right > over.left && under.left < over.right && under.bottom > over.top && under.top < over.bottom;
}
