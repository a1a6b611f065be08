import clsx from 'clsx';
import { Upload } from 'lucide-react';
import { type DragEvent, useId, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { bytesText, checkFiles, type FileLimits, type Refused } from './check-files.ts';
import { FileRows } from './file-rows.tsx';

interface FileDropProps extends FileLimits {
  /** What is asked for: "Performance exports". */
  label: string;
  files: readonly File[];
  onFiles(files: File[]): void;
  disabled?: boolean;
}

/** Takes files by drop or by the browser's chooser, checks each, and lists them. The limits are shown before choosing. */
export function FileDrop({ label, files, onFiles, disabled = false, ...limits }: FileDropProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const chooser = useRef<HTMLButtonElement>(null);
  const [over, setOver] = useState(false);
  const [refused, setRefused] = useState<readonly Refused[]>([]);

  const take = (chosen: readonly File[]) => {
    if (chosen.length === 0) return;
    const checked = checkFiles(files, chosen, limits);
    setRefused(checked.refused);
    if (checked.files.length > files.length) onFiles(checked.files);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (!disabled) take([...event.dataTransfer.files]);
  };
  const remove = (file: File) => {
    onFiles(files.filter((other) => other !== file));
    setRefused([]);
    chooser.current?.focus();
  };
  const limitsText = [
    limits.acceptLabel,
    limits.maxBytes === undefined ? '' : `up to ${bytesText(limits.maxBytes)} each`,
    limits.maxFiles === undefined ? '' : limits.maxFiles === 1 ? 'one file' : `at most ${limits.maxFiles} files`,
  ]
    .filter(Boolean)
    .join(', ');

  return (
    <section aria-labelledby={id} className="min-w-0">
      <p id={id} className="mb-1.5 text-small font-medium">
        {label}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is the pointer's way; the button inside is everybody's */}
      <div
        data-drop
        onDragEnter={() => setOver(!disabled)}
        onDragOver={(event) => event.preventDefault()}
        onDragLeave={(event) => {
          if (!(event.relatedTarget instanceof Node) || !event.currentTarget.contains(event.relatedTarget))
            setOver(false);
        }}
        onDrop={drop}
        className={clsx(
          'grid justify-items-center gap-3 rounded-card border border-dashed px-4 py-8 text-center transition-colors duration-[120ms]',
          over ? 'border-accent bg-accent-soft' : 'border-edge bg-surface',
        )}
      >
        <Upload className="size-6 text-muted" aria-hidden />
        <Button
          ref={chooser}
          disabled={disabled}
          onClick={() => input.current?.click()}
          aria-describedby={`${id}-limits`}
        >
          Choose files
        </Button>
        <p id={`${id}-limits`} className="text-small text-muted">
          <span className="pointer-coarse:hidden">Or drop them here. </span>
          {limitsText.length > 0 ? `${limitsText.slice(0, 1).toUpperCase()}${limitsText.slice(1)}.` : null}
        </p>
        <input
          ref={input}
          type="file"
          multiple={limits.maxFiles !== 1}
          accept={limits.accept?.join(',')}
          aria-label={label}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            take([...(event.target.files ?? [])]);
            // So that the same file can be chosen again.
            event.target.value = '';
          }}
        />
      </div>
      <FileRows files={files} refused={refused} onRemove={disabled ? undefined : remove} />
    </section>
  );
}
