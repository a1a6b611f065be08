import { AppError, ERRORS } from '#platform/contract/errors.ts';
import { reportErrors } from '../../contract/report.ts';
import type { AnalysisFiles } from '../analysis-files.ts';
import type { AnalysisStore } from '../analysis-store.ts';
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
    const preview = await files.derived(owner, id, 'preview');
    if (!preview) throw new AppError(ERRORS.not_found);
    const frames = kind === 'report' ? await files.frames(owner, id) : [];
    const content = {
      fileName: record.fileName,
      completedAt: record.completedAt.getTime(),
      results: record.results,
      preview,
      frames,
    };
    return { bytes: await press.draw({ kind, content }), name: `${baseName(record.fileName)} ${ending}` };
  }
}

function baseName(fileName: string): string {
  return fileName.replace(/\.[^.]{1,5}$/, '');
}
