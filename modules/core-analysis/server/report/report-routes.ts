import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { reply, requireUser } from '#platform/module/request-context.ts';
import { reportRoutes } from '../../contract/report.ts';
import { attachment } from '../fixes/fix-view.ts';
import type { DrawnFile, ReportService } from './report-service.ts';

/** The contract of reports, implemented. */
export function createReportRoutes(service: ReportService): ImplementedRoute[] {
  return implement(reportRoutes, {
    async getReport({ params }, rc) {
      return saved('application/pdf', await service.report(requireUser(rc).id, params.id));
    },
    async getHeatmap({ params }, rc) {
      return saved('image/png', await service.heatmap(requireUser(rc).id, params.id));
    },
  });
}

function saved(contentType: string, { bytes, name }: DrawnFile) {
  return reply(200, {
    raw: { contentType, body: bytes },
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Disposition': attachment(name),
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'X-Content-Type-Options': 'nosniff',
    },
  });
}
