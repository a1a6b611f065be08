import { CirclePause } from 'lucide-react';
import { Card } from '#shell/ui/card.tsx';
import { ProgressBar } from '#shell/ui/display/progress-bar.tsx';
import type { Budget } from '../../contract/dashboard.ts';
import { dollars, monthBefore, utcDay } from '../format.ts';

/** Share of the month's budget that is spent, 0..100; 0 without a budget. */
export const budgetPercent = ({ spent, total }: Budget): number => (total > 0 ? (spent / total) * 100 : 0);
const usedUp = ({ remaining }: Budget): boolean => remaining <= 0;

/** The month's budget: how much is spent, how it is counted, when it begins anew. */
export function BudgetCard({ budget }: { budget: Budget }) {
  return (
    <section aria-labelledby="budget">
      <Card className="p-5">
        <h2 id="budget" className="text-heading">
          Training budget
        </h2>
        <ProgressBar
          className="mt-4"
          label={`${monthBefore(budget.resetsAt)}`}
          value={budgetPercent(budget)}
          text={`${dollars(budget.spent)} of ${dollars(budget.total)}`}
        />
        <p className="mt-3 text-small text-muted">
          {budget.reserved > 0 ? `${dollars(budget.reserved)} more is set aside for the step that runs now. ` : ''}
          {usedUp(budget) ? 'It' : `${dollars(budget.remaining)} is left. It`} starts again on {utcDay(budget.resetsAt)}
          . Training pauses by itself when the budget is used up. {budget.costModel}
        </p>
      </Card>
    </section>
  );
}

/** On top of the page while training is paused for want of budget; nothing otherwise. */
export function BudgetNotice({ budget }: { budget: Budget }) {
  if (!usedUp(budget)) return null;
  return (
    <div role="status" className="flex items-start gap-3 rounded-card border bg-warning-soft px-4 py-3">
      <CirclePause className="mt-0.5 size-5 shrink-0 text-warning" aria-hidden />
      <p className="text-small">
        <span className="font-medium">Training is paused until {utcDay(budget.resetsAt)}.</span> The{' '}
        {dollars(budget.total)} for {monthBefore(budget.resetsAt)} is used up. Your current model keeps judging new
        creatives, and whatever a run has finished is kept.
      </p>
    </div>
  );
}
