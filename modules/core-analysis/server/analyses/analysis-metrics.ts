import type { ModuleMetrics } from '#platform/module/module-metrics.ts';
import type { FileKind } from './analysis-record.ts';

/** What operators see of analyses in a worker's metrics. */
export class AnalysisMetrics {
  private readonly total: ReturnType<ModuleMetrics['counter']>;
  private readonly seconds: ReturnType<ModuleMetrics['histogram']>;
  private readonly deaths: ReturnType<ModuleMetrics['counter']>;

  constructor(metrics: ModuleMetrics) {
    this.total = metrics.counter(
      'adjudge_analyses_total',
      'Analyses that ended, by kind of creative and outcome: completed, or the code of the failure.',
      ['kind', 'outcome'],
    );
    this.seconds = metrics.histogram(
      'adjudge_analysis_seconds',
      'Time from the upload to the end of its analysis, waiting included, by kind of creative.',
      ['kind'],
      [0.5, 1, 2, 3, 5, 8, 13, 20, 30, 60, 120, 300, 600],
    );
    this.deaths = metrics.counter(
      'adjudge_engine_deaths_total',
      'Engine processes that ended in the middle of a file or were ended for it, by cause.',
      ['cause'],
    );
  }

  /** @param analysis when it was accepted, and what it is of */
  ended(analysis: { fileType: FileKind; createdAt: Date }, outcome: string, now: Date): void {
    const { fileType: kind, createdAt } = analysis;
    this.total.inc({ kind, outcome });
    this.seconds.observe({ kind }, (now.getTime() - createdAt.getTime()) / 1000);
  }

  processDied(cause: string): void {
    this.deaths.inc({ cause });
  }
}
