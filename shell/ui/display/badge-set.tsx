import { type ReactNode, useId, useState } from 'react';
import { Badge, type Tone } from '../badge.tsx';

interface BadgeSetProps {
  /** What the badges are, as the ear hears it: "Tags". */
  label: string;
  badges: readonly { readonly id: string; readonly label: string; readonly tone?: Tone; readonly icon?: ReactNode }[];
  /** How many are shown at first. Default 4. */
  most?: number;
}

/** Many badges without a wall of them: the rest comes with a button. */
export function BadgeSet({ label, badges, most = 4 }: BadgeSetProps) {
  const id = useId();
  const [all, setAll] = useState(false);
  // A button for one more would take the place of that one.
  const shown = all || badges.length <= most + 1 ? badges : badges.slice(0, most);
  const hidden = badges.length - shown.length;
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <ul id={id} aria-label={label} className="contents">
        {shown.map((badge) => (
          <li key={badge.id} className="flex min-w-0">
            <Badge tone={badge.tone} icon={badge.icon}>
              {badge.label}
            </Badge>
          </li>
        ))}
      </ul>
      {hidden > 0 || all ? (
        <button
          type="button"
          aria-expanded={all}
          aria-controls={id}
          onClick={() => setAll((now) => !now)}
          className="min-h-6 rounded-full px-2.5 text-micro font-medium text-accent hover:bg-sunken pointer-coarse:min-h-11"
        >
          {all ? 'Show fewer' : `+${hidden} more`}
          <span className="sr-only"> of {label}</span>
        </button>
      ) : null}
    </div>
  );
}
