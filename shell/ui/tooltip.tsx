import { type ReactNode, useEffect, useId, useRef, useState } from 'react';

const OPEN_DELAY_MS = 700;
const SKIP_DELAY_MS = 300;
/** When a tip was closed last; the next one opens at once within the skip delay. */
let lastClosed = Number.NEGATIVE_INFINITY;

interface TooltipProps {
  text: string;
  children: ReactNode;
  className?: string;
}

/**
 * A sentence that appears on hover or focus, after 700 ms. For what is nice to
 * know; whatever is needed to use the page is written on it. Works by tap too.
 */
export function Tooltip({ text, children, className }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  const tip = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const [shown, setShown] = useState(false);

  const open = () => {
    window.clearTimeout(timer.current);
    const wait = performance.now() - lastClosed < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS;
    timer.current = window.setTimeout(() => setShown(true), wait);
  };
  const close = () => {
    window.clearTimeout(timer.current);
    if (shown) lastClosed = performance.now();
    setShown(false);
  };

  useEffect(() => () => window.clearTimeout(timer.current), []);

  useEffect(() => {
    const box = tip.current;
    const from = anchor.current?.getBoundingClientRect();
    if (!shown || !box || !from) return;
    box.showPopover?.();
    const size = box.getBoundingClientRect();
    const left = Math.max(8, Math.min(from.left + from.width / 2 - size.width / 2, innerWidth - size.width - 8));
    const above = from.top - size.height - 8;
    box.style.left = `${left}px`;
    box.style.top = `${above > 8 ? above : from.bottom + 8}px`;
    const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && setShown(false);
    const leave = () => setShown(false);
    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('scroll', leave, true);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('scroll', leave, true);
    };
  }, [shown]);

  return (
    <>
      <button
        ref={anchor}
        type="button"
        className={className}
        aria-describedby={id}
        onPointerEnter={open}
        onPointerLeave={close}
        onFocus={(event) => event.currentTarget.matches(':focus-visible') && setShown(true)}
        onBlur={close}
        onClick={() => setShown(true)}
      >
        {children}
      </button>
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        hidden={!shown}
        className="tip max-w-[min(20rem,calc(100vw-1rem))] rounded-control bg-text px-3 py-2 text-small text-bg shadow-float"
      >
        {text}
      </span>
    </>
  );
}
