import clsx from 'clsx';
import { type ReactNode, type TextareaHTMLAttributes, useId } from 'react';
import { describedBy, FieldFrame } from './field-frame.tsx';

interface TextAreaProps extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'value' | 'onChange' | 'maxLength'> {
  label: string;
  value: string;
  onChange(value: string): void;
  hint?: ReactNode;
  error?: string | null;
  /** Most characters; more can be typed and is counted, so that nothing pasted is cut off unseen. */
  most?: number;
}

/** From here on the characters that are left are read out. */
const NEAR = 20;

/** Text of several lines, with a counter where its length is limited. */
export function TextArea({ label, value, onChange, hint, error, most, rows = 4, className, ...rest }: TextAreaProps) {
  const id = useId();
  const left = most === undefined ? Number.POSITIVE_INFINITY : most - [...value].length;
  const over = left < 0 ? `Please take out ${-left} ${left === -1 ? 'character' : 'characters'}.` : null;
  const wrong = error ?? over;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={wrong}
      className={className}
      aside={
        most === undefined ? null : (
          <span className={clsx('nums text-micro', left < 0 ? 'text-danger' : 'text-muted')}>
            {most - left} of {most}
          </span>
        )
      }
    >
      <textarea
        {...rest}
        id={id}
        rows={rows}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-invalid={wrong ? true : undefined}
        aria-describedby={describedBy(id, hint, wrong)}
        className={clsx(
          'block w-full rounded-control border bg-surface px-3.5 py-2.5 text-body text-text placeholder:text-muted',
          'transition-colors duration-[120ms]',
          wrong ? 'border-danger' : 'border-edge hover:border-muted',
        )}
      />
      <p role="status" className="sr-only">
        {left >= 0 && left <= NEAR ? `${left} ${left === 1 ? 'character' : 'characters'} left` : (over ?? '')}
      </p>
    </FieldFrame>
  );
}
