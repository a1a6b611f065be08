import { playedFile, shownFile } from '#platform/http/private-file.ts';
import type { StoredAnswer } from '#platform/idempotency/request-key-store.ts';
import type { RequestKeys } from '#platform/idempotency/request-keys.ts';
import { progressEvents } from '#platform/jobs/progress-events.ts';
import type { ImplementedRoute } from '#platform/module/define-server-module.ts';
import { implement } from '#platform/module/define-server-module.ts';
import {
  type RequestContext,
  type RequestUser,
  type RouteReply,
  requireUser,
} from '#platform/module/request-context.ts';
import { timeLimit } from '#platform/time-limit.ts';
import { failureError } from '../contract/failure-error.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { type AnalysisWatch, toProgressEvent } from './analyses/analysis-progress.ts';
import type { AnalysisService } from './analyses/analysis-service.ts';
import { toAnalysis, toSummary } from './analyses/analysis-view.ts';
import type { Tones } from './door/tones.ts';
import type { SecondOpinions } from './escalation/second-opinions.ts';
import type { DerivedFile } from './files/analysis-files.ts';
import type { FileRetention } from './files/file-retention.ts';
import type { Accepted, AnalysisIntake } from './intake/analysis-intake.ts';

/** Longer than anything but the waiting takes between the acceptance of an upload and its answer. */
const LEASE_MS = 15_000;

export interface RouteDeps {
  readonly intake: AnalysisIntake;
  readonly service: AnalysisService;
  readonly retention: FileRetention;
  readonly watch: AnalysisWatch;
  readonly opinions: SecondOpinions;
  readonly tones: Tones;
  readonly keys: RequestKeys;
  /** How long `POST /api/analyze` waits for the end before it answers 202; less when the process ends. */
  readonly waitSeconds: number;
}

/** The module's contract, implemented. */
export function createAnalysisRoutes({
  intake,
  service,
  retention,
  watch,
  opinions,
  tones,
  keys,
  waitSeconds,
}: RouteDeps): ImplementedRoute[] {
  return implement(analysisRoutes, {
    async createAnalysis({ upload, fields, headers }, rc) {
      const user = requireUser(rc);
      const respondAsync = prefersAsync(headers.prefer);
      const key = headers['idempotency-key'];
      const leaseMs = (respondAsync ? 0 : waitSeconds * 1000) + LEASE_MS;
      const accepted = await intake.accept(user, upload, fields, key === undefined ? key : { key, leaseMs });
      return keys.answer(user.id, key, accepted.answered, () => answerTo(accepted, user, respondAsync, rc));
    },
    async listAnalyses(_, rc) {
      const user = requireUser(rc);
      const commented = await opinions.commented(user.id);
      return (await service.list(user.id)).map((item) => toSummary(item, user.plan, commented.has(item.id)));
    },
    async getAnalysis({ params, query }, rc) {
      const user = requireUser(rc);
      const own = query.lens !== 'off';
      const record = own ? await service.get(user.id, params.id) : await service.withoutLens(user.id, params.id);
      return toAnalysis(record, user.plan, await opinions.of(user, record), own ? await tones.of(user) : null);
    },
    async deleteAnalysis({ params }, rc) {
      await service.remove(requireUser(rc).id, params.id);
      return undefined;
    },
    async saveAnalysis({ params, body }, rc) {
      const user = requireUser(rc);
      const item = await retention.setSaved(user.id, params.id, body.saved);
      return toSummary(item, user.plan, (await opinions.commented(user.id)).has(item.id));
    },
    async watchAnalysis({ params }, rc) {
      const owner = requireUser(rc).id;
      await service.get(owner, params.id);
      return progressEvents(watch.stream(owner, params.id, rc.signal), toProgressEvent);
    },
    getPreview: ({ params }, rc) => picture(params.id, 'preview', rc),
    getThumbnail: ({ params }, rc) => picture(params.id, 'thumbnail', rc),
    async getVideo({ params, headers }, rc) {
      return playedFile(await service.video(requireUser(rc).id, params.id), params.id, headers);
    },
    async getFrame({ params }, rc) {
      return shownFile('image/webp', await service.frame(requireUser(rc).id, params.id, Number(params.frame)));
    },
  });

  /** @throws AppError why the analysis failed */
  async function answerTo(
    accepted: Accepted,
    user: RequestUser,
    respondAsync: boolean,
    rc: RequestContext,
  ): Promise<StoredAnswer> {
    if (!respondAsync && accepted.started) {
      const patience = timeLimit(waitSeconds * 1000, rc.signal, rc.draining);
      await watch.untilFinal(user.id, accepted.id, patience);
      const record = await service.get(user.id, accepted.id);
      if (record.failure) throw failureError(record.failure);
      if (record.status === 'completed') {
        const body = toAnalysis(record, user.plan, await opinions.of(user, record), await tones.of(user));
        return { status: 200, body, headers: {} };
      }
    }
    return {
      status: 202,
      body: toSummary(await service.get(user.id, accepted.id), user.plan),
      headers: {
        Location: `/api/analyses/${accepted.id}`,
        ...(respondAsync && { 'Preference-Applied': 'respond-async' }),
      },
    };
  }

  async function picture(id: string, which: DerivedFile, rc: RequestContext): Promise<RouteReply> {
    return shownFile('image/webp', await service.picture(requireUser(rc).id, id, which));
  }
}

/** RFC 7240: preferences are separated by commas and may carry parameters. */
export function prefersAsync(prefer: string | undefined): boolean {
  return (prefer ?? '').split(',').some((one) => one.split(';')[0]?.trim().toLowerCase() === 'respond-async');
}
