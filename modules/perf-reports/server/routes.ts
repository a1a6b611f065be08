import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { type RequestContext, type RouteReply, reply, requireUser } from '#platform/module/request-context.ts';
import { timeLimit } from '#platform/time-limit.ts';
import { findingsRoutes } from '../contract/findings.ts';
import { perfReportsRoutes, type UploadedReport } from '../contract/routes.ts';
import type { FindingsService } from './findings/findings-service.ts';
import type { AccountFindings } from './learning/insights-view.ts';
import type { ReportService } from './report-service.ts';
import { failureError, toReport, toSummary } from './report-view.ts';
import type { ReportWatch } from './report-watch.ts';

export function createFindingsRoutes(findings: FindingsService): ImplementedRoute[] {
  return implement(findingsRoutes, {
    getFindings: ({ params }, rc) => findings.of(requireUser(rc).id, params.id),
  });
}

/** How long an upload waits for the end of its import before it answers 202. */
const WAIT_MS = 25_000;

export function createPerfReportsRoutes(deps: {
  service: ReportService;
  watch: ReportWatch;
  /** What all reports of an owner together showed. */
  findings(owner: string): Promise<AccountFindings>;
}): ImplementedRoute[] {
  const { service, watch, findings } = deps;
  return implement(perfReportsRoutes, {
    async createReport({ upload, fields }, rc) {
      const owner = requireUser(rc).id;
      const accepted = await service.accept(owner, upload, fields);
      if (!accepted.isKnown && accepted.isStarted)
        await watch.untilFinal(owner, accepted.id, timeLimit(WAIT_MS, rc.signal, rc.draining));
      return answer(owner, accepted, rc);
    },
    async listReports(_, rc) {
      const owner = requireUser(rc).id;
      const [reports, found] = await Promise.all([service.list(owner), findings(owner)]);
      return reports.map((report) => toSummary(report, found));
    },
    async getReport({ params }, rc) {
      const owner = requireUser(rc).id;
      return toReport(await service.get(owner, params.id), await findings(owner));
    },
    async setMapping({ params, body }, rc) {
      const owner = requireUser(rc).id;
      return reply(202, { body: toSummary(await service.setMapping(owner, params.id, body), await findings(owner)) });
    },
    async deleteReport({ params }, rc) {
      await service.remove(requireUser(rc).id, params.id);
      return undefined;
    },
  });

  /** @throws AppError why the file could not be read */
  async function answer(
    owner: string,
    { id, isKnown }: { id: string; isKnown: boolean },
    _rc: RequestContext,
  ): Promise<RouteReply> {
    const report = await service.get(owner, id);
    if (report.failure && report.status === 'failed') throw failureError(report.failure);
    const { status, extractedMetrics, correlationScore } = toSummary(report, await findings(owner));
    const body: UploadedReport = {
      reportId: id,
      status,
      extractedMetrics,
      correlationScore,
      alreadyUploaded: isKnown,
      restoredLinks: report.result?.restoredLinks ?? null,
    };
    return reply(status === 'completed' ? 200 : 202, { body });
  }
}
