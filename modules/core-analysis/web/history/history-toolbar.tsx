import clsx from 'clsx';
import { Search, SlidersHorizontal } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '#shell/ui/button.tsx';
import { Select } from '#shell/ui/select.tsx';
import { countFilters, type HistoryFilter } from './history-filter.ts';

type Key = Exclude<keyof HistoryFilter, 'text'>;
interface Choice {
  key: Key;
  label: string;
  options: readonly { id: string; label: string }[];
}

const choice = <K extends Key>(
  key: K,
  label: string,
  options: readonly { id: HistoryFilter[K]; label: string }[],
): Choice => ({ key, label, options });

const CHOICES: readonly Choice[] = [
  choice('type', 'Type', [
    { id: 'any', label: 'All types' },
    { id: 'image', label: 'Images' },
    { id: 'video', label: 'Videos' },
  ]),
  choice('state', 'Status', [
    { id: 'any', label: 'Any status' },
    { id: 'completed', label: 'Completed' },
    { id: 'running', label: 'In progress' },
    { id: 'failed', label: 'Failed' },
  ]),
  choice('band', 'Score', [
    { id: 'any', label: 'Any score' },
    { id: 'high', label: '80 % and over' },
    { id: 'middle', label: '60 to 79 %' },
    { id: 'low', label: 'Under 60 %' },
  ]),
  choice('keeping', 'File', [
    { id: 'any', label: 'All files' },
    { id: 'saved', label: 'Saved' },
    { id: 'unsaved', label: 'File not kept' },
    { id: 'removed', label: 'File deleted' },
  ]),
  choice('order', 'Order', [
    { id: 'newest', label: 'Newest first' },
    { id: 'oldest', label: 'Oldest first' },
    { id: 'best', label: 'Highest score' },
    { id: 'weakest', label: 'Lowest score' },
    { id: 'name', label: 'Name' },
  ]),
];

interface HistoryToolbarProps {
  filter: HistoryFilter;
  onChange(part: Partial<HistoryFilter>): void;
}

/** Search, filters and order; on narrow screens the choices fold away behind one button. */
export function HistoryToolbar({ filter, onChange }: HistoryToolbarProps) {
  const id = useId();
  const folded = countFilters({ ...filter, text: '' });
  const [open, setOpen] = useState(folded > 0);

  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers from before the end of 2023 do not know <search>
    <form role="search" onSubmit={(event) => event.preventDefault()} className="grid gap-3">
      <div className="flex flex-wrap gap-2">
        <div className="relative min-w-0 flex-1 basis-40">
          <label htmlFor={`${id}-q`} className="sr-only">
            Search by name
          </label>
          <Search className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-muted" aria-hidden />
          <input
            id={`${id}-q`}
            type="search"
            value={filter.text}
            placeholder="Search by name"
            autoComplete="off"
            onChange={(event) => onChange({ text: event.target.value })}
            className="h-11 w-full rounded-control border border-edge bg-surface pr-3 pl-9 text-body text-text transition-colors duration-[120ms] placeholder:text-muted hover:border-muted"
          />
        </div>
        <Button
          className="lg:hidden"
          aria-expanded={open}
          aria-controls={`${id}-choices`}
          onClick={() => setOpen(!open)}
          icon={<SlidersHorizontal className="size-4" aria-hidden />}
        >
          Filter
          {folded > 0 ? <span className="nums text-accent">{folded}</span> : null}
        </Button>
      </div>
      <div
        id={`${id}-choices`}
        className={clsx('grid-cols-2 gap-2 sm:grid-cols-3 lg:grid lg:grid-cols-5', open ? 'grid' : 'hidden')}
      >
        {CHOICES.map(({ key, label, options }) => (
          <Select
            key={key}
            inline="bare"
            label={label}
            options={options}
            value={filter[key]}
            onChange={(value) => onChange({ [key]: value })}
            className="[&>div]:w-full max-sm:last:col-span-2"
          />
        ))}
      </div>
    </form>
  );
}
