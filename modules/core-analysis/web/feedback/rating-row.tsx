import clsx from 'clsx';

const SCORES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

interface RatingRowProps {
  value: number | null;
  disabled: boolean;
  onRate(score: number): void;
}

/** One to ten, side by side. Buttons, not radios: a number is sent when it is pressed, and arrows must not press it. */
export function RatingRow({ value, disabled, onRate }: RatingRowProps) {
  return (
    <fieldset>
      <legend className="text-small text-muted">How useful was it, from 1 to 10?</legend>
      <div className="mt-2 grid max-w-[30rem] grid-cols-5 gap-1.5 sm:grid-cols-10">
        {SCORES.map((score) => (
          <button
            key={score}
            type="button"
            aria-pressed={value === score}
            aria-label={`${score} of 10`}
            aria-disabled={disabled || undefined}
            onClick={() => disabled || onRate(score)}
            className={clsx(
              'nums min-h-10 pointer-coarse:min-h-11 rounded-control border text-small font-medium transition-colors duration-[120ms]',
              value === score
                ? 'border-accent bg-accent text-on-accent'
                : 'border-edge bg-surface hover:border-accent hover:bg-accent-soft hover:text-accent-strong',
            )}
          >
            {score}
          </button>
        ))}
      </div>
      <p aria-hidden className="mt-1 flex max-w-[30rem] justify-between text-micro text-muted">
        <span>Not useful</span>
        <span>Essential</span>
      </p>
    </fieldset>
  );
}
