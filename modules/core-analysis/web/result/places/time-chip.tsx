import { Timer } from 'lucide-react';
import { formatClock } from '../../format.ts';

interface TimeChipProps {
  time: { start: number; end: number };
  onSeek(seconds: number): void;
}

/** When a statement is true of a video; pressing moves the timeline there. */
export function TimeChip({ time, onSeek }: TimeChipProps) {
  const span = `${formatClock(time.start)}–${formatClock(time.end)}`;
  return (
    <button
      type="button"
      aria-label={`Show ${span} on the timeline`}
      onClick={() => onSeek(time.start)}
      className="nums inline-flex min-h-8 shrink-0 items-center gap-1.5 rounded-full border border-edge bg-surface px-2.5 text-micro font-medium transition-colors duration-[120ms] hover:border-accent hover:text-accent pointer-coarse:min-h-11"
    >
      <Timer className="size-3.5" aria-hidden />
      {span}
    </button>
  );
}
