import { readFile } from 'node:fs/promises';
import type { Knex } from 'knex';
import { ANALYSIS_TOKENS } from '#flags/plans.ts';
import type { TokenLedger } from '#modules/billing/api.ts';
import type { Clock } from '#platform/clock.ts';
import type { UploadedFile } from '#platform/contract/define-routes.ts';
import { AppError } from '#platform/contract/errors.ts';
import { FairGate } from '#platform/http/fair-gate.ts';
import type { GateService } from '#platform/http/gate-service.ts';
import type { Ids } from '#platform/ids.ts';
import type { Log } from '#platform/log/log.ts';
import type { RequestUser } from '#platform/module/request-context.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import { sha256InPieces } from '#platform/storage/in-pieces.ts';
import {
  analysisWorkflowId,
  analyzeCreativeType,
} from '#workflows/definitions/core-analysis/analyze-creative.types.ts';
import { analysisErrors } from '../contract/errors.ts';
import type { AnalysisSettingsInput } from '../contract/routes.ts';
import type { AnalysisFiles } from './analysis-files.ts';
import { type FileKind, gateOf, type NewAnalysis } from './analysis-record.ts';
import type { AnalysisStore } from './analysis-store.ts';
import { checkUpload } from './check-upload.ts';
import type { DailyLimit } from './daily-limit.ts';

export interface IntakeDeps {
  readonly db: Knex;
  readonly store: AnalysisStore;
  readonly files: AnalysisFiles;
  readonly ledger: TokenLedger;
  readonly daily: DailyLimit;
  readonly workflows: WorkflowStarter;
  readonly gates: GateService;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
}

export interface Accepted {
  readonly id: string;
  /** False while Temporal is away: the sweeper starts the story once it is back. */
  readonly started: boolean;
}

/**
 * Uploads of one process that are checked, encrypted and entered at the same
 * time: each holds its file in memory and, at its end, a database connection.
 */
const AT_ONCE = 2;
/** More than can be read at the same time, so that nothing that was read is turned away. */
const MAX_WAITING = 1_000;

/** Takes uploads in, users by turns: checked, stored, tokens held, story started. */
export class AnalysisIntake {
  private readonly gate = new FairGate({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING });

  constructor(private readonly deps: IntakeDeps) {}

  /**
   * After this returns, the analysis reaches a final state whatever breaks. If
   * it throws, no row, no hold and no file is left.
   * @throws AppError a refusal of the file, `analysis_paused`, `video_paused`,
   *   `plan_required`, `tokens_exhausted` or `daily_limit_reached`
   */
  async accept(user: RequestUser, upload: UploadedFile | undefined, asked: AnalysisSettingsInput): Promise<Accepted> {
    if (!this.deps.gates.isOn('ops.analysis-intake', user)) throw new AppError(analysisErrors.analysis_paused);
    if (!upload) throw new AppError(analysisErrors.file_missing);
    const id = await this.gate.run(user.id, () => this.takeIn(user, upload, asked));
    return { id, started: await this.start(user.id, id) };
  }

  private async takeIn(user: RequestUser, upload: UploadedFile, asked: AnalysisSettingsInput): Promise<string> {
    const bytes = await readFile(upload.path);
    const fileType = checkUpload(bytes);
    this.requireKind(user, fileType);
    const id = this.deps.ids.next();
    await this.deps.files.listLoose(user.id, id, this.deps.clock.now());
    try {
      await this.deps.files.putOriginal(user.id, id, bytes);
      await this.enter(user, {
        id,
        fileName: upload.clientName,
        fileType,
        settings: { goal: asked.goal ?? 'sales', placement: asked.placement ?? null, brand: asked.brand || null },
        fileBytes: bytes.length,
        sha256: await sha256InPieces(bytes),
        plan: user.plan,
        tokens: ANALYSIS_TOKENS[fileType],
      });
    } catch (error) {
      await this.deps.files.removeLoose(user.id, id).catch((cleanup: unknown) => {
        this.deps.log.warn({ err: cleanup, analysis: id }, 'files of a refused upload are left to the sweeper');
      });
      throw error;
    }
    return id;
  }

  /** Row and hold appear together, and the file stops being loose. */
  private async enter(user: RequestUser, analysis: NewAnalysis): Promise<void> {
    const { id, tokens } = analysis;
    await this.deps.db.transaction(async (trx) => {
      await this.deps.ledger.reserve(trx, user.id, { reference: id, tokens });
      await this.deps.daily.require(user, analysis.fileType, trx);
      await this.deps.store.with(trx).insert(user.id, analysis, this.deps.clock.now());
      await this.deps.files.unlistLoose(id, trx);
    });
  }

  private requireKind(user: RequestUser, kind: FileKind): void {
    if (kind === 'video' && !this.deps.gates.isOn('ops.video-intake', user)) {
      throw new AppError(analysisErrors.video_paused);
    }
    this.deps.gates.require([gateOf(kind)], user);
  }

  private async start(userId: string, analysisId: string): Promise<boolean> {
    try {
      await this.deps.workflows.start(analyzeCreativeType, {
        id: analysisWorkflowId(analysisId),
        input: { analysisId, userId },
      });
      return true;
    } catch (error) {
      this.deps.log.warn({ err: error, analysis: analysisId }, 'the story could not be started yet');
      return false;
    }
  }
}
