import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { DrawQueue } from '#platform/drawing/draw-queue.ts';
import { stemOf } from '#platform/http/private-file.ts';
import type { AnalysisResults } from '../../contract/analysis.ts';
import { heatShot } from '../../contract/heat-shot.ts';
import { reportErrors } from '../../contract/report.ts';
import type { Tone } from '../../contract/tone.ts';
import { resultsInTone } from '../../engine/tone/in-tone.ts';
import type { AnalysisStore } from '../analyses/analysis-store.ts';
import type { AnalysisFiles } from '../files/analysis-files.ts';
import type { DrawingOrder } from './drawing-order.ts';

export interface ReportServiceDeps {
  readonly store: AnalysisStore;
  readonly files: AnalysisFiles;
  readonly renderer: Pick<DrawQueue<DrawingOrder>, 'draw'>;
}

export interface DrawnFile {
  readonly bytes: Buffer;
  /** A file name for whoever saves it. */
  readonly name: string;
}

/** Reports and heatmaps of analyses, drawn when asked for. What belongs to someone else is not there. */
export class ReportService {
  constructor(private readonly deps: ReportServiceDeps) {}

  /**
   * @param as the tone it is read in, null for the engine's own words; `without`: by the rule book alone, in those words
   * @throws AppError `not_found`, `report_needs_result`, `report_busy`
   */
  async report(owner: string, id: string, as: Tone | 'without' | null = null): Promise<DrawnFile> {
    const { completedAt, fileName, results: own, picture, frames } = await this.finished(owner, id);
    const results =
      as === 'without'
        ? ((own.lens && (await this.deps.store.resultsWithoutLens(owner, id))) ?? own)
        : as
          ? resultsInTone(own, as)
          : own;
    const content = { fileName, completedAt: completedAt.getTime(), results, picture, frames };
    return {
      bytes: await this.deps.renderer.draw({ kind: 'report', content }),
      name: `${stemOf(fileName)} report.pdf`,
    };
  }

  /**
   * @throws AppError `not_found`, also where the creative is not kept any more or none of its keyframes could be measured;
   *   `report_needs_result`, `report_busy`
   */
  async heatmap(owner: string, id: string): Promise<DrawnFile> {
    const { fileName, picture, results } = await this.finished(owner, id);
    const { attention } = results;
    if (!picture || attention.width === 0) throw new AppError(ERRORS.not_found);
    return {
      bytes: await this.deps.renderer.draw({ kind: 'heatmap', picture, attention }),
      name: `${stemOf(fileName)} heatmap.png`,
    };
  }

  private async finished(owner: string, id: string) {
    const { store, files } = this.deps;
    const record = await store.find(owner, id);
    if (!record) throw new AppError(ERRORS.not_found);
    const { results, completedAt, fileName } = record;
    if (!results || !completedAt) throw new AppError(reportErrors.report_needs_result);
    const frames = await files.frames(owner, id);
    const picture = hotFrame(results, frames) ?? (await files.derived(owner, id, 'preview')) ?? null;
    return { fileName, completedAt, results, frames, picture };
  }
}

/** The frame of a video its heat was measured on; a poster shows another moment. */
function hotFrame({ video }: AnalysisResults, frames: readonly Buffer[]): Buffer | undefined {
  return video && frames[video.shots[heatShot(video)]?.frame ?? -1];
}
