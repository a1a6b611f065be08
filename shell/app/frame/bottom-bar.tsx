import clsx from 'clsx';
import { Menu } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { MoreSheet } from '../loading/later-parts.tsx';
import { useNav } from './use-nav.ts';

/** A word never grows wider than its place, however large text is. */
const WORD = 'text-[length:min(0.75rem,4.1vw)]';
const PLACE = `flex min-h-14 w-full flex-col items-center justify-center gap-0.5 ${WORD} leading-4 font-medium`;

/** The bar at the foot of narrow screens: places, the main action, raised where it stands in the middle, and More. Hidden while the keyboard is open. */
export function BottomBar() {
  const nav = useNav();
  const [more, setMore] = useState(false);
  const [asked, setAsked] = useState(false);
  const keyboard = useKeyboardOpen();
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes once its link led somewhere, which the key stands for
  useEffect(() => setMore(false), [key]);

  const places = nav.filter((entry) => entry.bar === 'place').slice(0, 3);
  const main = nav.find((entry) => entry.bar === 'main');
  const before = places.slice(0, Math.ceil(places.length / 2));
  const after = places.slice(before.length);
  // Beside the main action and More: with an even number of places nothing stands in the middle.
  const raised = places.length % 2 === 1;

  const place = (entry: (typeof places)[number]) => (
    <li key={entry.to} className="min-w-0 flex-1">
      <NavLink to={entry.to} className={({ isActive }) => clsx(PLACE, isActive ? 'text-accent-strong' : 'text-muted')}>
        <entry.icon className="size-[1.375rem]" strokeWidth={1.75} aria-hidden />
        {entry.label}
      </NavLink>
    </li>
  );

  return (
    <>
      <nav
        aria-label="Main"
        className={clsx(
          'fixed inset-x-0 bottom-0 z-30 border-t bg-surface pb-[env(safe-area-inset-bottom)] md:hidden',
          keyboard && 'hidden',
        )}
      >
        <ul className="flex items-end">
          {before.map(place)}
          {main ? (
            <li className="min-w-0 flex-1">
              <Link to={main.to} className={clsx(PLACE, 'text-text')}>
                <span
                  className={clsx(
                    'rounded-full bg-accent text-on-accent',
                    raised ? '-mt-7 border-4 border-surface p-4' : '-mt-1 px-4 py-0.5',
                  )}
                >
                  <main.icon className="size-[1.375rem]" strokeWidth={2} aria-hidden />
                </span>
                {main.label}
              </Link>
            </li>
          ) : null}
          {after.map(place)}
          <li className="min-w-0 flex-1">
            <button
              type="button"
              className={clsx(PLACE, 'text-muted')}
              onPointerEnter={() => void MoreSheet.preload()}
              onFocus={() => void MoreSheet.preload()}
              onClick={() => {
                setAsked(true);
                setMore(true);
              }}
              aria-haspopup="dialog"
            >
              <Menu className="size-[1.375rem]" strokeWidth={1.75} aria-hidden />
              More
            </button>
          </li>
        </ul>
      </nav>
      {asked ? <MoreSheet open={more} onClose={() => setMore(false)} /> : null}
    </>
  );
}

/** True while an on-screen keyboard takes a good part of the screen. */
function useKeyboardOpen(): boolean {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => setOpen(innerHeight - view.height > 150);
    view.addEventListener('resize', measure);
    return () => view.removeEventListener('resize', measure);
  }, []);
  return open;
}
