import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { AnalysisResults } from '../../contract/analysis.ts';
import { heatShot } from '../../contract/heat-shot.ts';
import { reportErrors } from '../../contract/report.ts';
import type { AnalysisFiles } from '../analysis-files.ts';
import type { AnalysisStore } from '../analysis-store.ts';
import { stemOf } from '../private-file.ts';
import type { DrawingOrder, ReportPress } from './report-press.ts';

export interface ReportServiceDeps {
  readonly store: AnalysisStore;
  readonly files: AnalysisFiles;
  readonly press: Pick<ReportPress, 'draw'>;
}

export interface DrawnFile {
  readonly bytes: Buffer;
  /** A file name for whoever saves it. */
  readonly name: string;
}

/** Reports and heatmaps of analyses, drawn when asked for. What belongs to someone else is not there. */
export class ReportService {
  constructor(private readonly deps: ReportServiceDeps) {}

  /** @throws AppError `not_found`, `report_needs_result`, `report_busy` */
  report(owner: string, id: string): Promise<DrawnFile> {
    return this.draw(owner, id, 'report', 'report.pdf');
  }

  /** @throws AppError `not_found`, `report_needs_result`, `report_busy` */
  heatmap(owner: string, id: string): Promise<DrawnFile> {
    return this.draw(owner, id, 'heatmap', 'heatmap.png');
  }

  private async draw(owner: string, id: string, kind: DrawingOrder['kind'], ending: string): Promise<DrawnFile> {
    const { store, files, press } = this.deps;
    const record = await store.find(owner, id);
    if (!record) throw new AppError(ERRORS.not_found);
    if (!record.results || !record.completedAt) throw new AppError(reportErrors.report_needs_result);
    const { results, completedAt, fileName } = record;
    // There is no heat of a video none of whose keyframes could be measured.
    if (kind === 'heatmap' && results.attention.width === 0) throw new AppError(ERRORS.not_found);
    const frames = await files.frames(owner, id);
    const picture = hotFrame(results, frames) ?? (await files.derived(owner, id, 'preview'));
    if (!picture) throw new AppError(ERRORS.not_found);
    const content = { fileName, completedAt: completedAt.getTime(), results, picture, frames };
    return { bytes: await press.draw({ kind, content }), name: `${stemOf(fileName)} ${ending}` };
  }
}

/** The frame of a video its heat was measured on; a poster shows another moment. */
function hotFrame({ video }: AnalysisResults, frames: readonly Buffer[]): Buffer | undefined {
  return video && frames[video.shots[heatShot(video)]?.frame ?? -1];
}
