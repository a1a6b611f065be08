import type { Knex } from 'knex';
import { ANALYSIS_TOKENS, MAX_UPLOAD_BYTES } from '#flags/plans.ts';
import type { TokenLedger } from '#modules/billing/api.ts';
import type { Clock } from '#platform/clock.ts';
import type { UploadedFile } from '#platform/contract/define-routes.ts';
import { AppError } from '#platform/contract/errors.ts';
import { FairQueue } from '#platform/http/fair-queue.ts';
import type { GateService } from '#platform/http/gate-service.ts';
import { readHead } from '#platform/http/read-head.ts';
import type { StoredAnswer } from '#platform/idempotency/request-key-store.ts';
import type { KeyedRequest, RequestKeys } from '#platform/idempotency/request-keys.ts';
import type { Ids } from '#platform/ids.ts';
import type { Log } from '#platform/log/log.ts';
import type { FlagExposureListener } from '#platform/module/platform-points.ts';
import type { RequestUser } from '#platform/module/request-context.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import {
  analysisWorkflowId,
  analyzeCreativeType,
} from '#workflows/definitions/core-analysis/analyze-creative.types.ts';
import type { AnalysisOrder, AnalysisRequester } from '../../api.ts';
import { analysisErrors } from '../../contract/errors.ts';
import type { AnalysisSettingsInput } from '../../contract/routes.ts';
import { type AnalysisSettings, type FileKind, gateOf, type NewAnalysis } from '../analyses/analysis-record.ts';
import type { AnalysisStore } from '../analyses/analysis-store.ts';
import type { AnalysisFiles } from '../files/analysis-files.ts';
import { hashOfFile } from '../files/hash-of-file.ts';
import { checkUpload } from './check-upload.ts';
import type { DailyLimit } from './daily-limit.ts';
import { exposeExtras, extrasFor } from './extras-for.ts';

export interface IntakeDeps {
  readonly db: Knex;
  readonly store: AnalysisStore;
  readonly files: AnalysisFiles;
  readonly ledger: TokenLedger;
  readonly daily: DailyLimit;
  readonly workflows: WorkflowStarter;
  readonly gates: GateService;
  /** Who hears that flags decided about an analysis. */
  exposures(): readonly FlagExposureListener[];
  readonly keys: RequestKeys;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly log: Log;
}

export interface Accepted {
  readonly id: string;
  /** False while Temporal is away: the sweeper starts the workflow once it is back. */
  readonly started: boolean;
  /** What this very request was answered before. */
  readonly answered: StoredAnswer | null;
}

/** Who an analysis is for, as far as gates and limits need to know. */
export type Requester = Pick<RequestUser, 'id' | 'plan' | 'role'>;

interface Terms {
  readonly settings: AnalysisSettings;
  readonly requestKey?: RequestKey | undefined;
  readonly requester?: AnalysisRequester;
  /** Account whose tokens are used; the owner's where absent. */
  readonly payer?: string | undefined;
}

/** The caller's name for a request it may send again. */
export type RequestKey = Omit<KeyedRequest, 'says'>;

/**
 * Uploads of one process that are checked, encrypted and entered at the same
 * time: each keeps the sealing thread busy and, at its end, a database connection.
 */
const AT_ONCE = 2;
/** More than can be read at the same time, so that nothing that was read is turned away. */
const MAX_WAITING = 1_000;

/** Takes uploads in, users by turns: checked, stored, tokens held, workflow started. */
export class AnalysisIntake {
  private readonly gate = new FairQueue({ atOnce: AT_ONCE, maxWaiting: MAX_WAITING });

  constructor(private readonly deps: IntakeDeps) {}

  /**
   * After this returns, the analysis reaches a final state whatever breaks. If
   * it throws, no row, no hold and no file is left.
   * @param requestKey under which the same upload is accepted once
   * @throws AppError a refusal of the file, `analysis_paused`, `video_paused`,
   *   `plan_required`, `tokens_exhausted` or `daily_limit_reached`; with a key also
   *   `idempotency_in_progress` and `idempotency_key_reused`
   */
  async accept(
    user: Requester,
    upload: UploadedFile | undefined,
    asked: AnalysisSettingsInput,
    requestKey?: RequestKey,
  ): Promise<Accepted> {
    if (!this.deps.gates.isOn('ops.analysis-intake', user)) throw new AppError(analysisErrors.analysis_paused);
    if (!upload) throw new AppError(analysisErrors.file_missing);
    const settings = {
      goal: asked.goal ?? 'sales',
      placement: asked.placement ?? null,
      brand: asked.brand || null,
      sells: asked.sells ?? null,
    };
    return this.enterAndStart(user, upload, { settings, requestKey });
  }

  /**
   * The same for another module: accepted once for each of its references.
   * @throws AppError as `accept`
   */
  async order(user: Requester, upload: UploadedFile, order: Omit<AnalysisOrder, 'file'>): Promise<Accepted> {
    const known = await this.deps.store.findRequested(user.id, order.requester);
    if (known !== undefined) return { id: known, answered: null, started: true };
    if (!this.deps.gates.isOn('ops.analysis-intake', user)) throw new AppError(analysisErrors.analysis_paused);
    if (upload.size > MAX_UPLOAD_BYTES) throw new AppError(analysisErrors.file_too_large);
    const { judgedFor: settings, requester, payer } = order;
    return this.enterAndStart(user, upload, { settings, requester, payer });
  }

  private async enterAndStart(user: Requester, upload: UploadedFile, terms: Terms): Promise<Accepted> {
    const { id, answered } = await this.gate.run(user.id, () => this.takeIn(user, upload, terms));
    return { id, answered, started: answered !== null || (await this.start(user.id, id)) };
  }

  private async takeIn(user: Requester, upload: UploadedFile, terms: Terms): Promise<Omit<Accepted, 'started'>> {
    const { sha256, clientName, size, path } = upload;
    const { settings, requestKey, requester, payer } = terms;
    const request = requestKey && { ...requestKey, says: [sha256, clientName, settings] };
    const known = request && (await this.repeated(user.id, request));
    if (known) return known;
    const fileType = checkUpload(await readHead(path));
    this.requireKind(user, fileType);
    const id = this.deps.ids.next();
    await this.deps.files.listOrphaned(user.id, id, this.deps.clock.now());
    try {
      const [md5] = await Promise.all([hashOfFile(path, 'md5'), this.deps.files.putOriginal(user.id, id, path)]);
      const analysis: NewAnalysis = {
        id,
        fileName: clientName,
        fileType,
        settings,
        extras: extrasFor(this.deps.gates, user, fileType),
        fileBytes: size,
        sha256,
        md5,
        plan: user.plan,
        tokens: ANALYSIS_TOKENS[fileType],
        ...(payer !== undefined && payer !== user.id && { payer }),
        ...(requester && { requestedBy: requester }),
      };
      await this.enter(user, analysis, request);
    } catch (error) {
      await this.deps.files.removeOrphaned(user.id, id).catch((cleanup: unknown) => {
        this.deps.log.warn({ err: cleanup, analysis: id }, 'files of a refused upload are left to the sweeper');
      });
      // The same request may have come in first, with the last token.
      const first = request && (await this.repeated(user.id, request));
      if (first) return first;
      const ordered = requester && (await this.deps.store.findRequested(user.id, requester));
      if (ordered !== undefined) return { id: ordered, answered: null };
      throw error;
    }
    return { id, answered: null };
  }

  /** Row, hold and key appear together, and the file stops being orphaned. */
  private async enter(user: Requester, analysis: NewAnalysis, request: KeyedRequest | undefined): Promise<void> {
    const { id, tokens } = analysis;
    const now = this.deps.clock.now();
    await this.deps.db.transaction(async (trx) => {
      await this.deps.ledger.reserve(trx, analysis.payer ?? user.id, { reference: id, tokens });
      if (analysis.payer === undefined) await this.deps.daily.require(user, analysis.fileType, trx);
      await this.deps.store.with(trx).insert(user.id, analysis, now);
      if (request) await this.deps.keys.enter(trx, user.id, request, id);
      await this.deps.files.unlistOrphaned(user.id, id, trx);
      await exposeExtras(trx, this.deps.exposures(), user, analysis.fileType);
    });
  }

  private async repeated(owner: string, request: KeyedRequest): Promise<Omit<Accepted, 'started'> | undefined> {
    const known = await this.deps.keys.repeated(owner, request);
    return known && { id: known.subject, answered: known.answer };
  }

  private requireKind(user: Requester, kind: FileKind): void {
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
      this.deps.log.warn({ err: error, analysis: analysisId }, 'the workflow could not be started yet');
      return false;
    }
  }
}
