import { CalendarClock, type LucideIcon, ReceiptText, Wallet } from 'lucide-react';
import { Card } from '#shell/ui/card.tsx';

export interface SummaryCard {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly figure: string | number;
  readonly note?: string;
}

/** What was paid, how many invoices there are, what comes next. */
export function SummaryCards({
  paid,
  count,
  next,
}: {
  paid: string;
  count: string | number;
  next: Partial<SummaryCard>;
}) {
  return (
    <dl className="mt-6 grid grid-cols-2 gap-4 sm:grid-cols-3">
      <Figure icon={Wallet} title="Total Paid" figure={paid} />
      <Figure icon={ReceiptText} title="Total Invoices" figure={count} />
      <Figure icon={CalendarClock} title="Next Payment" figure="" wide {...next} />
    </dl>
  );
}

function Figure({ icon: Icon, title, figure, note, wide }: SummaryCard & { wide?: boolean }) {
  return (
    <Card className={wide ? 'p-5 max-sm:col-span-2' : 'p-5'}>
      <dt className="flex items-center gap-2 text-small text-muted">
        <Icon className="size-4" aria-hidden />
        {title}
      </dt>
      <dd className="mt-2">
        <span className="nums block text-heading font-semibold">{figure}</span>
        {note ? <span className="mt-0.5 block text-small text-muted">{note}</span> : null}
      </dd>
    </Card>
  );
}
