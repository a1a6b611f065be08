import clsx from 'clsx';
import { Check } from 'lucide-react';
import { PASSWORD_RULES } from '#platform/accounts/password-rules.ts';

/** The rules a password must meet, ticked while it is typed. The upper limit shows only once it is broken. */
export function PasswordChecklist({ password }: { password: string }) {
  const shown = PASSWORD_RULES.filter((rule) => rule.id !== 'maximum' || !rule.holds(password));
  return (
    <ul className="mt-2.5 grid gap-x-4 gap-y-1.5 sm:grid-cols-2" aria-label="Password rules">
      {shown.map((rule) => {
        const met = rule.holds(password);
        return (
          <li key={rule.id} className={clsx('flex items-center gap-2', met ? 'text-success' : 'text-muted')}>
            <span
              className={clsx(
                'grid size-4 shrink-0 place-items-center rounded-full border transition-colors duration-[120ms]',
                met ? 'border-success bg-success-soft' : 'border-edge',
              )}
              aria-hidden
            >
              {met ? <Check className="size-2.5" strokeWidth={3.5} /> : null}
            </span>
            {rule.label}
            <span className="sr-only">{met ? ', met' : ', not met yet'}</span>
          </li>
        );
      })}
    </ul>
  );
}
