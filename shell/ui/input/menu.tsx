import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type ButtonSize, type ButtonVariant, buttonClass } from '../button.tsx';
import { itemForKey } from './item-for-key.ts';

export interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly icon?: ReactNode;
  /** What cannot be taken back. */
  readonly danger?: boolean;
  readonly disabled?: boolean;
  onSelect(): void;
}

interface MenuProps {
  /** Name of the button; also that of the list. */
  label: string;
  items: readonly MenuItem[];
  /** On the button, instead of its name. */
  children?: ReactNode;
  variant?: ButtonVariant;
  size?: ButtonSize;
}

const GAP = 4;
const EDGE = 8;
const itemsIn = (list: Element) => [...list.querySelectorAll<HTMLElement>('[role="menuitem"]')];

/**
 * A button and the actions behind it, after the ARIA pattern: arrows, Home, End
 * and first letters move; Esc, Tab and a press elsewhere close it.
 */
export function Menu({ label, items, children, variant = 'secondary', size = 'md' }: MenuProps) {
  const id = useId();
  /** Index of the item that has the focus when it opens, from the end where negative; null: closed. */
  const [openAt, setOpenAt] = useState<number | null>(null);
  const open = openAt !== null;
  const anchor = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const close = () => {
    setOpenAt(null);
    anchor.current?.focus();
  };

  useEffect(() => {
    const [button, box] = [anchor.current, list.current];
    if (openAt === null || !button || !box) return;
    box.showPopover?.();
    const place = () => {
      const from = button.getBoundingClientRect();
      if (from.bottom < 0 || from.top > innerHeight) setOpenAt(null);
      const { width, height } = box.getBoundingClientRect();
      const below = from.bottom + GAP + height <= innerHeight - EDGE;
      box.style.left = `${Math.max(EDGE, Math.min(from.left, innerWidth - width - EDGE))}px`;
      box.style.top = `${below ? from.bottom + GAP : Math.max(EDGE, from.top - height - GAP)}px`;
    };
    place();
    itemsIn(box).at(openAt)?.focus({ preventScroll: true });

    const away = ({ target }: Event) => {
      if (target instanceof Node && (box.contains(target) || button.contains(target))) return;
      setOpenAt(null);
    };
    document.addEventListener('pointerdown', away);
    document.addEventListener('scroll', place, true);
    addEventListener('resize', place);
    return () => {
      document.removeEventListener('pointerdown', away);
      document.removeEventListener('scroll', place, true);
      removeEventListener('resize', place);
    };
  }, [openAt]);

  const onButtonKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    setOpenAt(event.key === 'ArrowDown' ? 0 : -1);
  };
  const onListKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      // Closes this layer only, not a dialog below it.
      event.preventDefault();
      event.stopPropagation();
      close();
      return;
    }
    if (event.key === 'Tab') {
      close();
      return;
    }
    const all = list.current ? itemsIn(list.current) : [];
    const next = itemForKey(
      event.key,
      all.findIndex((entry) => entry.matches(':focus')),
      items.map((item) => item.label),
    );
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={children ? label : undefined}
        onClick={() => (open ? close() : setOpenAt(0))}
        onKeyDown={onButtonKey}
        className={buttonClass(variant, size)}
      >
        {children ?? label}
      </button>
      {open ? (
        <div
          ref={list}
          id={id}
          role="menu"
          aria-label={label}
          popover="manual"
          tabIndex={-1}
          onKeyDown={onListKey}
          className="tip min-w-48 max-w-72 overflow-auto rounded-control border bg-surface p-1 text-text shadow-float"
        >
          {items.map((item) => (
            <button
              key={item.id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              aria-disabled={item.disabled || undefined}
              onClick={() => {
                if (item.disabled) return;
                close();
                item.onSelect();
              }}
              className={clsx(
                'flex min-h-11 w-full items-center gap-3 rounded-[4px] px-3 text-left text-small focus-visible:outline-offset-[-3px]',
                item.disabled ? 'text-muted' : item.danger ? 'text-danger hover:bg-sunken' : 'hover:bg-sunken',
              )}
            >
              {item.icon}
              {item.label}
            </button>
          ))}
        </div>
      ) : null}
    </>
  );
}
