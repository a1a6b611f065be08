import { ChevronDown } from 'lucide-react';
import type { FixList } from '../../../contract/fixes.ts';

/** What was planned or rendered and not offered, with the reason: nothing is hidden that was tried. */
export function NotOffered({ tried }: { tried: FixList['tried'] }) {
  if (tried.length === 0) return null;
  return (
    <details className="disclosure">
      <summary className="inline-flex min-h-11 items-center gap-2 rounded-control text-small text-muted hover:text-text">
        Not offered: {tried.length}
        <ChevronDown className="turns size-4 transition-transform duration-[120ms]" aria-hidden />
      </summary>
      <ul className="mt-1 grid gap-2 rounded-control bg-sunken p-4 text-small">
        {tried.map(({ kind, title, reason }) => (
          <li key={`${kind} ${title}`}>
            <b>{title}.</b> {reason}
          </li>
        ))}
      </ul>
    </details>
  );
}
