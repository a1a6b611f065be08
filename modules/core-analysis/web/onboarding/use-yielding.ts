import { type RefObject, useEffect } from 'react';

/** Tells with every move of the focus whether what has it lies under a panel, so that the panel can make room. */
export function useYielding(panel: RefObject<HTMLElement | null>, onFocus: (covered: boolean) => void): void {
  useEffect(() => {
    const look = ({ target }: FocusEvent) => {
      const box = panel.current;
      if (!box || !(target instanceof Element) || box.contains(target) || target.closest('dialog')) return;
      const [over, under] = [box.getBoundingClientRect(), target.getBoundingClientRect()];
      const apart =
        under.right <= over.left || under.left >= over.right || under.bottom <= over.top || under.top >= over.bottom;
      // What fills the screen, such as the page itself, lies under everything.
      onFocus(!apart && under.height < innerHeight / 2);
    };
    document.addEventListener('focusin', look);
    return () => document.removeEventListener('focusin', look);
  }, [panel, onFocus]);
}
