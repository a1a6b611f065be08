import clsx from 'clsx';
import { FileImage, FileVideoCamera } from 'lucide-react';
import { useState } from 'react';
import type { AnalysisSummary } from '../../contract/analysis.ts';

/** The creative small on its mat; where there is no picture (any more), what kind of file it was. */
export function HistoryThumbnail({ entry, className }: { entry: AnalysisSummary; className?: string }) {
  const [broken, setBroken] = useState<string | null>(null);
  const Icon = entry.fileType === 'video' ? FileVideoCamera : FileImage;
  const shown = entry.thumbnailUrl !== null && entry.thumbnailUrl !== broken;
  return (
    <div
      className={clsx(
        'grid size-16 place-items-center overflow-hidden rounded-control bg-mat text-muted',
        entry.filesRemovedAt && 'border border-dashed border-edge bg-transparent',
        className,
      )}
    >
      {shown ? (
        <img
          src={entry.thumbnailUrl ?? undefined}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setBroken(entry.thumbnailUrl)}
          className="size-full object-cover"
        />
      ) : (
        <Icon className="size-6" strokeWidth={1.5} aria-hidden />
      )}
    </div>
  );
}
