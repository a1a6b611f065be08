import { useEffect } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const KEY = 'adjudge.scroll';
const RESTORE_MS = 1500;

const read = (): Record<string, number> => JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Record<string, number>;

/** New pages start at the top; back and reload return to where the page was; a replaced address keeps its place. */
export function ScrollManager() {
  const location = useLocation();
  const type = useNavigationType();

  useEffect(() => {
    history.scrollRestoration = 'manual';
    const place = location.key;
    const remember = () => sessionStorage.setItem(KEY, JSON.stringify({ ...read(), [place]: scrollY }));
    addEventListener('scrollend', remember);
    return () => removeEventListener('scrollend', remember);
  }, [location.key]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per navigation, which the key stands for
  useEffect(() => {
    if (location.hash) {
      document.getElementById(location.hash.slice(1))?.scrollIntoView();
      return;
    }
    if (type === 'PUSH') scrollTo(0, 0);
    if (type !== 'POP') return;
    const wanted = read()[location.key] ?? 0;
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
