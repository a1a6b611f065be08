import { useEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';

const KEY = 'adjudge.scroll';
const RESTORE_MS = 1500;

const read = (): Record<string, number> => JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;

/** A page that was loaded rather than gone to has no key of its own. */
const placeOf = ({ key, pathname, search }: Location) => (key === 'default' ? pathname + search : key);

/** Whether the document itself was come back to, or loaded again. */
const cameBack = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type !== 'navigate');

/** New pages start at the top; back and reload return to where the page was; a replaced address keeps its place. */
export function ScrollManager() {
  const location = useLocation();
  const type = useNavigationType();
  const begun = useRef(false);

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const place = placeOf(location);
    const remember = () => sessionStorage.setItem(KEY, JSON.stringify({ ...read(), [place]: scrollY }));
    addEventListener('scrollend', remember);
    return () => removeEventListener('scrollend', remember);
  }, [location]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per navigation, which the key stands for
  useEffect(() => {
    if (location.hash) {
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
      return;
    }
    if (type === 'PUSH') scrollTo(0, 0);
    const first = !begun.current;
    begun.current = true;
    if (type !== 'POP' || (first && !cameBack())) return;
    const wanted = read()[placeOf(location)] ?? 0;
    const began = performance.now();
    // The page may still be loading: try until it is tall enough, but not for ever.
    let frame = requestAnimationFrame(function settle(now) {
      scrollTo(0, wanted);
      if (Math.abs(scrollY - wanted) > 1 && now - began < RESTORE_MS) frame = requestAnimationFrame(settle);
    });
    return () => cancelAnimationFrame(frame);
  }, [location.key]);

  return null;
}
