import type * as z from 'zod/mini';
import { Card } from '#shell/ui/card.tsx';
import type { statement } from '../../contract/vocabulary.ts';

type Statement = z.output<typeof statement>;

/** Sentences of what was found; the figures behind each open under it. */
export function Statements({ statements }: { statements: readonly Statement[] }) {
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {statements.map(({ text, figures }) => (
        <li key={text}>
          <Card className="px-4 py-3">
            {figures.length === 0 ? (
              <p className="text-small">{text}</p>
            ) : (
              <details>
                <summary className="py-1 text-small marker:text-muted pointer-coarse:py-3">{text}</summary>
                <dl className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] gap-x-6 gap-y-1 border-t pt-3 text-small">
                  {figures.map(({ label, value }) => (
                    <div key={`${label} ${value}`} className="contents">
                      <dt className="text-muted">{label}</dt>
                      <dd className="nums text-right">{value}</dd>
                    </div>
                  ))}
                </dl>
              </details>
            )}
          </Card>
        </li>
      ))}
    </ul>
  );
}
