import { savedFile } from '#platform/http/private-file.ts';
import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { requireUser } from '#platform/module/request-context.ts';
import { reportRoutes } from '../../contract/report.ts';
import type { ReportService } from './report-service.ts';

/** The contract of reports, implemented. */
export function createReportRoutes(service: ReportService): ImplementedRoute[] {
  return implement(reportRoutes, {
    async getReport({ params }, rc) {
      const { bytes, name } = await service.report(requireUser(rc).id, params.id);
      return savedFile('application/pdf', bytes, name);
    },
    async getHeatmap({ params }, rc) {
      const { bytes, name } = await service.heatmap(requireUser(rc).id, params.id);
      return savedFile('image/png', bytes, name);
    },
  });
}
