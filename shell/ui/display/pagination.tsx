import clsx from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../button.tsx';
import { pageNumbers } from './page-numbers.ts';

interface PaginationProps {
  /** What is paged through, as the ear hears it: "Pages of creatives". */
  label: string;
  /** 1 to `pages`. */
  page: number;
  pages: number;
  onPage(page: number): void;
}

/** Steps through pages; on narrow screens the numbers become a sentence. Nothing where there is one page. */
export function Pagination({ label, page, pages, onPage }: PaginationProps) {
  if (pages <= 1) return null;
  const numbers = pageNumbers(page, pages);
  return (
    <nav aria-label={label} className="flex items-center justify-center gap-1">
      <Button
        size="icon"
        variant="ghost"
        aria-label="Previous page"
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      >
        <ChevronLeft className="size-5" aria-hidden />
      </Button>
      <p className="nums px-2 text-small md:hidden">
        Page {page} of {pages}
      </p>
      <ol className="flex items-center gap-1 max-md:hidden">
        {numbers.map((each, index) => (
          // Gaps have no number of their own; there are at most two, before and after the current page.
          <li key={each ?? `gap ${index < numbers.length / 2 ? 'before' : 'after'}`}>
            {each === null ? (
              <span className="px-1 text-muted">…</span>
            ) : (
              <button
                type="button"
                aria-label={`Page ${each}`}
                aria-current={each === page ? 'page' : undefined}
                onClick={() => onPage(each)}
                className={clsx(
                  'nums grid h-9 min-w-11 place-items-center rounded-control text-small pointer-coarse:min-h-11',
                  each === page ? 'border border-edge font-semibold' : 'text-muted hover:bg-sunken hover:text-text',
                )}
              >
                {each}
              </button>
            )}
          </li>
        ))}
      </ol>
      <Button
        size="icon"
        variant="ghost"
        aria-label="Next page"
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      >
        <ChevronRight className="size-5" aria-hidden />
      </Button>
    </nav>
  );
}
