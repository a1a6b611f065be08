import { CircleAlert, File as FileIcon, X } from 'lucide-react';
import { Button } from '../button.tsx';
import { bytesText, type Refused } from './check-files.ts';

interface FileRowsProps {
  files: readonly File[];
  refused: readonly Refused[];
  /** None while they are being sent. */
  onRemove?: (file: File) => void;
}

/** The files that were taken, and why others were not. */
export function FileRows({ files, refused, onRemove }: FileRowsProps) {
  return (
    <>
      <div role="alert" className="empty:hidden">
        {refused.map(({ name, reason }) => (
          <p key={name} className="mt-2 flex items-start gap-2 text-small text-danger">
            <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden />
            <span className="min-w-0">
              <span className="font-medium">{name}:</span> {reason}
            </span>
          </p>
        ))}
      </div>
      {files.length > 0 ? (
        <ul aria-label="Chosen files" className="mt-3 divide-y divide-line rounded-card border bg-surface">
          {files.map((file) => (
            <li
              key={`${file.name} ${file.size} ${file.lastModified}`}
              className="flex items-center gap-3 py-1 pr-2 pl-4"
            >
              <FileIcon className="size-4 shrink-0 text-muted" aria-hidden />
              <span className="min-w-0 flex-1 truncate text-small">{file.name}</span>
              <span className="nums shrink-0 text-micro text-muted">{bytesText(file.size)}</span>
              <Button
                size="icon"
                variant="ghost"
                aria-label={`Remove ${file.name}`}
                disabled={!onRemove}
                onClick={() => onRemove?.(file)}
              >
                <X className="size-4" aria-hidden />
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <p role="status" className="sr-only">
        {files.length === 1 ? '1 file chosen' : `${files.length} files chosen`}
      </p>
    </>
  );
}
