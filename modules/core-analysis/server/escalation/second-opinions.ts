import type { Knex } from 'knex';
import type { PlanId } from '#flags/plans.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { GateService } from '#platform/http/gate-service.ts';
import type { RequestUser } from '#platform/module/request-context.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import {
  secondOpinionType,
  secondOpinionWorkflowId,
} from '#workflows/definitions/core-analysis/second-opinion.types.ts';
import {
  type ModelView,
  type SecondOpinionState,
  secondOpinionErrors,
  VIEW_FAILURES,
  type ViewFailure,
} from '../../contract/model-view.ts';
import type { AnalysisListItem } from '../analyses/analysis-record.ts';
import type { AnalysisStore } from '../analyses/analysis-store.ts';
import type { Escalation, EscalationStore } from './escalation-store.ts';
import { reasonToEscalate } from './when-to-escalate.ts';

/** An open attempt older than this is taken for lost: its workflow has given up by then (policy `askingStep`). */
const LOST_AFTER_MS = 2 * 3600_000;

export interface SecondOpinionsDeps {
  readonly store: AnalysisStore;
  readonly escalations: EscalationStore;
  readonly workflows: WorkflowStarter;
  readonly gates: GateService;
  readonly clock: Clock;
  /** Whether a model is configured. */
  readonly configured: boolean;
}

/** What a result says of its second opinion. */
export interface OpinionOf {
  readonly view?: ModelView | undefined;
  readonly state?: SecondOpinionState;
}

type Owner = Pick<RequestUser, 'id' | 'plan'>;

/** Which analyses get a second opinion, and where it stands. What belongs to someone else is not there. */
export class SecondOpinions {
  constructor(private readonly deps: SecondOpinionsDeps) {}

  /** Whether a model may be asked for this person now. */
  isOn({ id, plan }: Owner): boolean {
    return this.deps.configured && this.deps.gates.isOn('ops.claude-escalation', { id, plan, role: 'user' });
  }

  /**
   * Has one written. Asking again, also at the same time, starts nothing new
   * unless the last attempt failed.
   * @throws AppError `not_found`, `second_opinion_needs_result`, `second_opinion_unavailable`, `dependency_unavailable`
   */
  async request(user: Owner, id: string): Promise<'running' | 'done'> {
    const { store, escalations, workflows, clock } = this.deps;
    const analysis = await store.find(user.id, id);
    if (!analysis) throw new AppError(ERRORS.not_found);
    if (analysis.status !== 'completed') throw new AppError(secondOpinionErrors.second_opinion_needs_result);
    const last = await escalations.find(user.id, id);
    if (last?.outcome === 'answered') return 'done';
    if (analysis.filesRemovedAt || !this.isOn(user)) throw new AppError(secondOpinionErrors.second_opinion_unavailable);
    // The analysis's own workflow is at it.
    if (last && last.reason !== 'asked' && this.isRunning(last)) return 'running';
    const attempt = last ? last.attempt + (last.outcome === null ? 0 : 1) : 1;
    await escalations.open(user.id, id, { attempt, reason: 'asked', plan: user.plan }, clock.now());
    // A request that could not start its workflow leaves it open; the next one starts it, and a second start is none.
    await workflows.start(secondOpinionType, {
      id: secondOpinionWorkflowId(id, attempt),
      input: { analysisId: id, userId: user.id, attempt },
    });
    return 'running';
  }

  /** Where the second opinion about a result stands. */
  async of(
    user: Owner,
    { id, status, filesRemovedAt }: Pick<AnalysisListItem, 'id' | 'status' | 'filesRemovedAt'>,
  ): Promise<OpinionOf> {
    if (status !== 'completed') return {};
    const last = await this.deps.escalations.find(user.id, id);
    if (last && this.isRunning(last)) return { state: 'running' };
    if (last?.outcome === 'answered') return { view: await this.deps.escalations.view(user.id, id) };
    return {
      ...(last?.outcome ? { view: failed(last.outcome) } : {}),
      ...(!filesRemovedAt && this.isOn(user) ? { state: 'offered' as const } : {}),
    };
  }

  /** Ids of a person's analyses a model has commented on. */
  async commented(owner: string): Promise<Set<string>> {
    return this.deps.escalations.viewed(owner);
  }

  /** As an analysis is concluded: opens the first attempt where the case is hard or an earlier result did not help. */
  async openWhenHard(
    trx: Knex.Transaction,
    owner: string,
    { id, plan }: { id: string; plan: PlanId },
    complexityScore: number,
  ): Promise<void> {
    if (!this.isOn({ id: owner, plan })) return;
    const escalations = this.deps.escalations.with(trx);
    const reason = reasonToEscalate({ complexityScore, lastRating: await escalations.lastRating(owner, id) });
    if (reason) await escalations.open(owner, id, { attempt: 1, reason, plan }, this.deps.clock.now());
  }

  private isRunning({ outcome, createdAt }: Escalation): boolean {
    return outcome === null && this.deps.clock.now().getTime() - createdAt.getTime() < LOST_AFTER_MS;
  }
}

function failed(code: ViewFailure): ModelView {
  return { failed: { code, message: VIEW_FAILURES[code] } };
}
