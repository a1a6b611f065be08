import clsx from 'clsx';
import { FileImage, FileVideoCamera } from 'lucide-react';
import type { CreativeKind } from '../check-file.ts';
import { formatBytes } from '../format.ts';

interface CreativePlaceholderProps {
  kind: CreativeKind | null;
  name: string;
  /** Bytes; left out where it is not known. */
  size?: number;
  className?: string;
}

/** Stands on the table for a creative this browser cannot show: what kind of file it is, its name and size. */
export function CreativePlaceholder({ kind, name, size, className }: CreativePlaceholderProps) {
  const Icon = kind === 'video' ? FileVideoCamera : FileImage;
  const ending = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toUpperCase();
  const facts = [ending ?? (kind === 'video' ? 'Video' : 'Image'), ...(size === undefined ? [] : [formatBytes(size)])];
  return (
    <span
      aria-hidden
      className={clsx(
        'flex flex-col items-center justify-center gap-3 border bg-surface p-4 text-center shadow-float',
        kind === 'video' ? 'aspect-[9/16] w-40' : 'aspect-[4/5] w-52',
        className,
      )}
    >
      <span className="grid size-14 place-items-center rounded-full bg-sunken text-muted">
        <Icon className="size-7" strokeWidth={1.5} />
      </span>
      <span className="line-clamp-2 w-full text-small font-medium break-words">{name}</span>
      <span className="nums text-micro text-muted">{facts.join(' · ')}</span>
    </span>
  );
}
