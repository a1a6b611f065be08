import type { Clock } from '#platform/clock.ts';
import type { Log } from '#platform/log/log.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import {
  type AnalyzeCreativePort,
  analysisWorkflowId,
  analyzeCreativeType,
} from '#workflows/definitions/core-analysis/analyze-creative.types.ts';
import { BROKEN } from '#workflows/definitions/workflow-failure.types.ts';
import type { EndAnnouncer } from '../door/end-announcer.ts';
import { expiredBefore, type FileRetention } from '../files/file-retention.ts';
import type { StillRecall } from '../files/still-recall.ts';
import type { OpenAnalysis, SilentAnalysis, SweepStore } from './sweep-store.ts';

const SILENT_MS = 30_000;
const BATCH = 200;

export interface SweepResult {
  readonly started: number;
  readonly failed: number;
  /** Uploads that nobody saved in time. */
  readonly filesRemoved: number;
  /** Videos whose pictures a faulty engine drew. */
  readonly stillsRecalled: number;
  /** Rows and files that could not be dealt with now. */
  readonly postponed: number;
}

/** Finishes what a crash left half done. Runs every half minute, once over all workers. */
export class Sweeper {
  constructor(
    private readonly deps: {
      sweep: SweepStore;
      retention: FileRetention;
      recall: StillRecall;
      workflows: WorkflowStarter;
      failAnalysis: AnalyzeCreativePort['failAnalysis'];
      announcer: EndAnnouncer;
      clock: Clock;
      log: Log;
    },
  ) {}

  /** @param onStep called before each row, to show that the sweep is alive */
  async run(onStep: () => void): Promise<SweepResult> {
    const { sweep, retention, recall, clock, log } = this.deps;
    const now = clock.now().getTime();
    const result = { started: 0, failed: 0, filesRemoved: 0, stillsRecalled: 0, postponed: 0 };
    for (const analysis of await sweep.findSilent(new Date(now - SILENT_MS), BATCH)) {
      onStep();
      const postpone = () => sweep.touch(analysis, clock.now());
      const done = await this.orLater(analysis, () => this.pickUp(analysis), postpone);
      if (done) result[done] += 1;
    }
    for (const expired of await sweep.findExpiredFiles(expiredBefore(clock.now()), BATCH)) {
      onStep();
      try {
        if (await retention.expire(expired.owner, expired.id)) result.filesRemoved += 1;
      } catch (error) {
        // What is marked as removed stays listed as orphaned, and is removed with those later.
        log.error({ err: error, analysis: expired.id }, 'the files of an analysis could not be removed in time');
        result.postponed += 1;
      }
    }
    for (const video of await sweep.findUncheckedStills(BATCH)) {
      onStep();
      try {
        if (await recall.check(video.owner, video.id)) result.stillsRecalled += 1;
      } catch (error) {
        // It stays unchecked, and the next sweep looks again.
        log.error({ err: error, analysis: video.id }, 'the stills of a video could not be recalled');
        result.postponed += 1;
      }
    }
    for (const ended of await sweep.findUnannounced(new Date(now - SILENT_MS), BATCH)) {
      onStep();
      try {
        await this.deps.announcer.announce(ended.owner, ended.id);
      } catch (error) {
        log.error({ err: error, analysis: ended.id }, 'the end of an analysis could not be announced');
        result.postponed += 1;
      }
    }
    if (Object.values(result).some((count) => count > 0)) log.info(result, 'swept');
    return result;
  }

  /** One row that cannot be dealt with must not keep the rest waiting: it goes to the back. */
  private async orLater<T>(row: OpenAnalysis, work: () => Promise<T>, postpone: () => Promise<void>) {
    try {
      return await work();
    } catch (error) {
      this.deps.log.error({ err: error, analysis: row.id }, 'the sweep could not deal with an analysis');
      await postpone();
      return 'postponed' as const;
    }
  }

  /** A row without a workflow gets one; a row whose workflow ended without a word gets its tokens back. */
  private async pickUp(analysis: SilentAnalysis): Promise<'started' | 'failed' | undefined> {
    const { owner, id, attempt } = analysis;
    const ref = { analysisId: id, userId: owner };
    const workflow = analysisWorkflowId(id, attempt);
    if ((await this.deps.workflows.start(analyzeCreativeType, { id: workflow, input: ref })) === 'started')
      return 'started';
    if ((await this.deps.workflows.status(workflow)) !== 'closed') {
      await this.deps.sweep.touch(analysis, this.deps.clock.now());
      return undefined;
    }
    await this.deps.failAnalysis({ ...ref, failure: { code: BROKEN } });
    return 'failed';
  }
}
