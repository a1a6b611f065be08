import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type MouseEvent, useEffect, useRef, useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import type { Section } from './sections.ts';

/** The parts of the page in one line that stays at the top; the part in view is marked. */
export function SectionNav({ sections, onJump }: { sections: readonly Section[]; onJump(id: string): void }) {
  const [current, setCurrent] = useState(sections[0]?.id ?? '');
  const list = useRef<HTMLUListElement>(null);
  /** Where parts lie that are out of sight; null where all are seen. */
  const [hidden, setHidden] = useState<'after' | 'before' | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: other parts may need more room
  useEffect(() => {
    const look = () => {
      const box = list.current;
      if (!box) return;
      const rest = box.scrollWidth - box.clientWidth;
      setHidden(rest <= 1 ? null : box.scrollLeft < rest - 8 ? 'after' : 'before');
    };
    look();
    const box = list.current;
    box?.addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      box?.removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, [sections]);
  const turn = () => {
    const box = list.current;
    box?.scrollTo({ left: hidden === 'after' ? box.scrollLeft + box.clientWidth * 0.7 : 0, behavior: 'smooth' });
  };

  useEffect(() => {
    const look = () => {
      const mark = innerHeight * 0.4;
      const bottom = document.documentElement.scrollHeight - innerHeight - scrollY < 4;
      const above = sections.filter(({ id }) => {
        const box = document.getElementById(id)?.getBoundingClientRect();
        return box && box.top < mark;
      });
      setCurrent((bottom ? sections.at(-1) : (above.at(-1) ?? sections[0]))?.id ?? '');
    };
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [sections]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: follows the mark
  useEffect(() => {
    const box = list.current;
    const item = box?.querySelector<HTMLElement>('[aria-current]');
    if (box && item) box.scrollTo({ left: item.offsetLeft - box.clientWidth / 3, behavior: 'smooth' });
  }, [current]);

  const jump = (event: MouseEvent, id: string) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onJump(id);
  };

  return (
    <nav
      id="sections"
      aria-label="Sections of this result"
      className="sticky top-0 z-20 -mx-4 -my-5 border-b flex items-center bg-bg px-2 sm:-mx-8 sm:px-6 lg:-mx-6 lg:px-3 xl:-mx-8 xl:px-5"
    >
      <ul
        ref={list}
        className={clsx(
          'relative flex min-w-0 flex-1 overflow-x-auto pr-8 [scrollbar-width:none]',
          hidden === 'after' && '[mask-image:linear-gradient(to_right,black_calc(100%-2.5rem),transparent)]',
        )}
      >
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => jump(event, id)}
              className={clsx(
                'inline-flex min-h-11 items-center border-b-2 px-3 text-small font-medium whitespace-nowrap transition-colors duration-[120ms] focus-visible:outline-offset-[-3px]',
                id === current ? 'border-text text-text' : 'border-transparent text-muted hover:text-text',
              )}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
      {hidden ? (
        <Button
          size="icon"
          variant="ghost"
          aria-label={hidden === 'after' ? 'More sections' : 'First sections'}
          onClick={turn}
        >
          {hidden === 'after' ? (
            <ChevronRight className="size-5" aria-hidden />
          ) : (
            <ChevronLeft className="size-5" aria-hidden />
          )}
        </Button>
      ) : null}
    </nav>
  );
}
