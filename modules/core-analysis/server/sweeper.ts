import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import {
  type AnalyzeCreativePort,
  analysisWorkflowId,
  analyzeCreativeType,
} from '#workflows/definitions/core-analysis/analyze-creative.types.ts';
import { BROKEN } from '#workflows/definitions/story-failure.types.ts';
import type { AnalysisFiles } from './analysis-files.ts';
import type { OpenAnalysis, SweepStore } from './sweep-store.ts';

const SILENT_MS = 30_000;
/** Longer than any upload may take to become a row. */
const LOOSE_MS = 10 * 60_000;
const BATCH = 200;

export interface SweepResult {
  readonly started: number;
  readonly abandoned: number;
  readonly filesRemoved: number;
}

/** Finishes what a crash left half done. Runs every half minute, once over all workers. */
export class Sweeper {
  constructor(
    private readonly deps: {
      sweep: SweepStore;
      files: AnalysisFiles;
      workflows: WorkflowStarter;
      abandon: AnalyzeCreativePort['abandon'];
      clock: Clock;
      log: Log;
    },
  ) {}

  async run(): Promise<SweepResult> {
    const now = this.deps.clock.now().getTime();
    const result = { started: 0, abandoned: 0, filesRemoved: 0 };
    for (const analysis of await this.deps.sweep.findSilent(new Date(now - SILENT_MS), BATCH)) {
      const done = await this.pickUp(analysis);
      if (done) result[done] += 1;
    }
    for (const { owner, id } of await this.deps.sweep.findLooseFiles(new Date(now - LOOSE_MS), BATCH)) {
      await this.deps.files.removeLoose(owner, id);
      result.filesRemoved += 1;
    }
    if (result.started + result.abandoned + result.filesRemoved > 0) this.deps.log.info(result, 'swept');
    return result;
  }

  /** A row without a story gets one; a row whose story ended without a word gets its tokens back. */
  private async pickUp(analysis: OpenAnalysis): Promise<'started' | 'abandoned' | undefined> {
    const { owner, id } = analysis;
    const ref = { analysisId: id, userId: owner };
    const story = analysisWorkflowId(id);
    if ((await this.deps.workflows.start(analyzeCreativeType, { id: story, input: ref })) === 'started')
      return 'started';
    if ((await this.deps.workflows.status(story)) !== 'closed') {
      await this.deps.sweep.touch(analysis, this.deps.clock.now());
      return undefined;
    }
    await this.deps.abandon({ ...ref, failure: { code: BROKEN } });
    return 'abandoned';
  }
}
