import { StatCard } from '#shell/ui/display/stat-card.tsx';
import type { TrainingStatus } from '../../contract/dashboard.ts';
import { percent } from '../../contract/words.ts';
import { dollars, number } from '../format.ts';
import { budgetPercent } from './budget-card.tsx';

/** The four figures of `/training`. */
export function StatusCards({ status }: { status: TrainingStatus }) {
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        At a glance
      </h2>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard
          label="Total Analyses"
          value={number(status.totalAnalyses)}
          note="finished, and still in your history"
        />
        <StatCard
          label="Training Examples"
          value={number(status.trainingExamples)}
          note="in the last run that collected data"
        />
        <StatCard
          label="Pending Training"
          value={number(status.pendingTraining)}
          note="results, ratings and analyses since then"
        />
        <StatCard
          label="Budget Used"
          value={percent(budgetPercent(status.budget) / 100)}
          note={`${dollars(status.budget.spent)} of ${dollars(status.budget.total)}`}
        />
      </div>
      <p className="mt-3 text-small text-muted">{status.readiness.sentence}</p>
    </section>
  );
}
