import { StatCard } from '#shell/ui/display/stat-card.tsx';
import type { TrainingDashboard } from '../../contract/dashboard.ts';
import { counted, percent } from '../../contract/words.ts';
import { milliseconds, number } from '../format.ts';

/** The four figures of the scheduler. */
export function SchedulerCards({ dashboard }: { dashboard: TrainingDashboard }) {
  const { scheduler, system, monitoring } = dashboard;
  const { averageAccuracy, averageInferenceTime, costReduction, costSentence } = monitoring.modelPerformance;
  return (
    <section aria-labelledby="figures">
      <h2 id="figures" className="sr-only">
        At a glance
      </h2>
      <div className="grid grid-cols-2 gap-3 lg:grid-cols-4">
        <StatCard
          label="Active Executions"
          value={number(scheduler.runningExecutions)}
          note={`${number(scheduler.pendingExecutions)} pending`}
        />
        <StatCard
          label="Success Rate"
          value={system.successRate === null ? null : percent(system.successRate)}
          note={`${counted(system.totalExecutions, 'execution')} in total${system.successRate === null ? '; none has completed or failed yet' : ''}`}
        />
        <StatCard
          label="Model Performance"
          value={averageAccuracy === null ? null : percent(averageAccuracy)}
          note={`${averageAccuracy === null ? 'no model was tested yet' : 'average accuracy on unseen creatives'}; ${averageInferenceTime === null ? 'no analysis judged yet' : `${milliseconds(averageInferenceTime)} per analysis`}`}
        />
        <StatCard
          label="Cost Reduction"
          value={costReduction === null ? null : percent(costReduction)}
          note={costSentence}
        />
      </div>
    </section>
  );
}
