import type { ReactNode } from 'react';
import { Badge } from '#shell/ui/badge.tsx';
import { Card } from '#shell/ui/card.tsx';

interface GeneralAdviceListProps {
  /** Heading of the list. */
  title: string;
  items: readonly { readonly title: string; readonly text: string; readonly badges?: ReactNode }[];
}

/** Advice that was not computed from anything of this person's, marked as such. */
export function GeneralAdviceList({ title, items }: GeneralAdviceListProps) {
  return (
    <section data-advice>
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-heading">{title}</h2>
        <Badge>General advice</Badge>
      </div>
      <p className="mt-1 text-small text-muted">Holds for most ads. It is not measured on your creatives.</p>
      <ul className="mt-4 grid gap-3 md:grid-cols-3">
        {items.map((item) => (
          <li key={item.title} className="grid">
            <Card className="p-5">
              <h3 className="text-body font-medium">{item.title}</h3>
              <p className="mt-1 text-small text-muted">{item.text}</p>
              {item.badges ? <div className="mt-3 flex flex-wrap gap-1.5">{item.badges}</div> : null}
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
