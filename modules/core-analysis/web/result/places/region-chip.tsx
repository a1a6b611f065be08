import clsx from 'clsx';

interface RegionChipProps {
  number: number;
  active: boolean;
  onSelect(number: number | null): void;
  onPoint(number: number | null): void;
}

/** The number that ties a statement to its place on the creative; pressing shows it there. */
export function RegionChip({ number, active, onSelect, onPoint }: RegionChipProps) {
  return (
    <button
      type="button"
      aria-pressed={active}
      aria-label={`Show region ${number} on the creative`}
      onClick={() => onSelect(active ? null : number)}
      onPointerEnter={() => onPoint(number)}
      onPointerLeave={() => onPoint(null)}
      className={clsx(
        'nums relative grid size-7 shrink-0 place-items-center rounded-full border text-micro font-semibold transition-colors duration-[120ms]',
        'after:absolute after:-inset-2',
        active
          ? 'border-accent bg-accent text-on-accent'
          : 'border-edge bg-surface text-text hover:border-accent hover:text-accent',
      )}
    >
      {number}
    </button>
  );
}
