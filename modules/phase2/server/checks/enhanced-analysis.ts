import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAX_UPLOAD_BYTES } from '#flags/plans.ts';
import type { Analyses, AnalysisOrder } from '#modules/core-analysis/api.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { Ids } from '#platform/ids.ts';
import type { RequestUser } from '#platform/module/request-context.ts';
import { activityErrors } from '../../contract/errors.ts';
import type { EnhancedAnalysis } from '../../contract/testing.ts';

const DATA_URL = /^data:[a-z0-9.+/-]{0,100};base64,/i;
const BASE64 = /^[A-Za-z0-9+/\s]*={0,2}\s*$/;

const EXTRA_NAMES: Readonly<Record<ReturnType<Analyses['extrasFor']>[number], string>> = {
  'fine-attention': 'Finer attention map',
  'more-keyframes': 'More keyframes per shot',
};

/** Refusals that every route has in common. */
const OF_THE_PLATFORM: ReadonlySet<string> = new Set(Object.keys(ERRORS));

/** Starts an analysis of posted bytes, as an upload does: same checks, same tokens. */
export class EnhancedAnalyses {
  constructor(private readonly deps: { readonly analyses: Analyses; readonly ids: Ids }) {}

  /** @throws AppError what an upload is refused for; `file_data_invalid` for text that is no base64 */
  async start(
    user: RequestUser,
    { fileData, fileName }: { fileData: string; fileName: string },
  ): Promise<EnhancedAnalysis> {
    const { analyses, ids } = this.deps;
    const text = fileData.replace(DATA_URL, '');
    if (!BASE64.test(text)) throw new AppError(activityErrors.file_data_invalid);
    const bytes = Buffer.from(text, 'base64');
    if (bytes.length > MAX_UPLOAD_BYTES) throw new AppError(ERRORS.payload_too_large);
    const folder = await mkdtemp(join(tmpdir(), 'adjudge-enhanced-'));
    try {
      const path = join(folder, 'upload');
      await writeFile(path, bytes, { mode: 0o600 });
      const { id } = await this.accepted(user, {
        file: { path, name: fileName },
        judgedFor: { goal: 'sales', placement: null, brand: null },
        requester: { module: 'phase2', reference: ids.next(), why: 'Enhanced analysis' },
      });
      const item = await analyses.find(user.id, id);
      return {
        analysisId: id,
        status: item?.status ?? 'queued',
        conversionScore: item?.score == null ? null : `${Math.round(item.score)}%`,
        settings: item ? analyses.extrasFor(user, item.kind).map((extra) => EXTRA_NAMES[extra]) : [],
        error: null,
      };
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  /** What an upload is refused for is said in the same words, under a code of this route's own. */
  private async accepted(user: RequestUser, order: AnalysisOrder): Promise<{ readonly id: string }> {
    try {
      return await this.deps.analyses.start(user, order);
    } catch (error) {
      if (!(error instanceof AppError) || OF_THE_PLATFORM.has(error.code)) throw error;
      throw new AppError(activityErrors.file_refused, { because: error.message, code: error.code });
    }
  }
}
