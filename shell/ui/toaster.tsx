import clsx from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { type PointerEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Button } from './button.tsx';
import { currentToast, dismissToast, subscribeToast } from './toast-store.ts';

const DEFAULT_MS = 5000;
const SWIPE_PX = 50;

/**
 * The one place where messages appear: at most one, for 5 s unless it says
 * otherwise, held while hovered or focused, swiped away by 50 px, reached by F8.
 * At the top, because what one presses and what guides lies at the foot; under a notice of the account (`--notice-end`).
 */
export function Toaster() {
  const message = useSyncExternalStore(subscribeToast, currentToast, () => null);
  const region = useRef<HTMLDivElement>(null);
  const from = useRef<number | null>(null);
  const [shift, setShift] = useState(0);
  const [held, setHeld] = useState(false);

  // What was under the pointer or had the focus may be gone with its message, without a word.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per message
  useEffect(() => setHeld(false), [message]);

  useEffect(() => {
    setShift(0);
    if (!message || held) return;
    const timer = window.setTimeout(dismissToast, message.durationMs ?? DEFAULT_MS);
    return () => window.clearTimeout(timer);
  }, [message, held]);

  useEffect(() => {
    const box = region.current;
    if (message) box?.showPopover?.();
    else if (box?.matches(':popover-open')) box.hidePopover();
  }, [message]);

  useEffect(() => {
    const reach = (event: KeyboardEvent) => {
      if (event.key === 'F8') region.current?.querySelector<HTMLElement>('button')?.focus();
    };
    addEventListener('keydown', reach);
    return () => removeEventListener('keydown', reach);
  }, []);

  const begin = (event: PointerEvent) => {
    from.current = event.clientX;
  };
  const drag = (event: PointerEvent) => {
    if (from.current !== null) setShift(event.clientX - from.current);
  };
  const end = () => {
    if (from.current !== null && Math.abs(shift) >= SWIPE_PX) dismissToast();
    from.current = null;
    setShift(0);
  };

  return (
    <div
      ref={region}
      popover="manual"
      role="status"
      aria-live="polite"
      className="fixed inset-x-0 top-[calc(1rem+max(env(safe-area-inset-top),var(--notice-end,0px)))] bottom-auto m-0 mx-auto w-[min(420px,calc(100vw-2rem))] overflow-visible bg-transparent p-0 md:mr-6"
    >
      {message ? (
        // biome-ignore lint/a11y/noStaticElementInteractions: pointer handlers only pause and swipe; the button is the control
        <div
          key={message.title + (message.text ?? '')}
          onPointerDown={begin}
          onPointerMove={drag}
          onPointerUp={end}
          onPointerCancel={end}
          onPointerEnter={() => setHeld(true)}
          onPointerLeave={() => setHeld(false)}
          onFocus={() => setHeld(true)}
          onBlur={() => setHeld(false)}
          style={
            shift
              ? { transform: `translateX(${shift}px)`, opacity: 1 - Math.min(0.7, Math.abs(shift) / 160) }
              : undefined
          }
          className="panel-in flex touch-pan-y items-start gap-3 rounded-card border bg-surface py-3 pr-2 pl-4 text-text shadow-float"
        >
          {message.tone === 'success' ? (
            <CircleCheck className="mt-0.5 size-5 shrink-0 text-success" aria-hidden />
          ) : null}
          {message.tone === 'danger' ? (
            <CircleAlert className="mt-0.5 size-5 shrink-0 text-danger" aria-hidden />
          ) : null}
          <div className="min-w-0 flex-1 py-0.5">
            <p className="text-small font-medium">{message.title}</p>
            {message.text ? <p className="mt-0.5 text-small text-muted">{message.text}</p> : null}
            {message.action ? (
              <Button
                size="sm"
                className="mt-2"
                onClick={() => {
                  message.action?.run();
                  dismissToast();
                }}
              >
                {message.action.label}
              </Button>
            ) : null}
          </div>
          <Button
            size="icon"
            variant="ghost"
            aria-label="Close message"
            onClick={dismissToast}
            className={clsx('-my-1')}
          >
            <X className="size-4" aria-hidden />
          </Button>
        </div>
      ) : null}
    </div>
  );
}
