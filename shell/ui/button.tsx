import clsx from 'clsx';
import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Spinner } from './spinner.tsx';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger';
export type ButtonSize = 'md' | 'sm' | 'lg' | 'icon';

const VARIANTS: Record<ButtonVariant, string> = {
  primary: 'bg-accent text-on-accent hover:bg-accent-strong disabled:bg-sunken disabled:text-muted',
  secondary: 'border border-edge bg-surface text-text hover:bg-sunken disabled:text-muted disabled:border-line',
  ghost: 'text-text hover:bg-sunken disabled:text-muted',
  danger: 'bg-danger text-on-danger hover:bg-danger-strong disabled:bg-sunken disabled:text-muted',
};

const SIZES: Record<ButtonSize, string> = {
  sm: 'min-h-9 pointer-coarse:min-h-11 px-3 text-small gap-1.5',
  md: 'min-h-11 px-4 text-body gap-2',
  lg: 'min-h-12 px-6 text-body gap-2',
  icon: 'size-10 pointer-coarse:size-11 justify-center',
};

/** Classes of a button, for links that act as one. */
export function buttonClass(variant: ButtonVariant = 'secondary', size: ButtonSize = 'md', className?: string): string {
  return clsx(
    // At most as wide as its place: at double text size a label takes two lines rather than leave the screen.
    'inline-flex max-w-full shrink-0 items-center justify-center rounded-control py-1 text-center font-medium select-none',
    'transition-colors duration-[120ms] active:translate-y-px disabled:active:translate-y-0',
    VARIANTS[variant],
    SIZES[size],
    className,
  );
}

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  /** Shows a spinner and refuses clicks; the label stays so that nothing jumps. */
  busy?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** The one button. `size="icon"` needs an `aria-label`. */
export function Button({ variant, size, icon, busy, className, children, disabled, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={buttonClass(variant, size, className)}
    >
      {busy ? <Spinner className="size-4" /> : icon}
      {children}
    </button>
  );
}
