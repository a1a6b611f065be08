import { savedFile } from '#platform/http/private-file.ts';
import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import type { FactRecorder } from '#platform/module/fact-recorder.ts';
import { requireUser } from '#platform/module/request-context.ts';
import { reportRoutes } from '../../contract/report.ts';
import type { Tones } from '../door/tones.ts';
import type { ReportService } from './report-service.ts';

/** The contract of reports, implemented. */
export function createReportRoutes(deps: {
  reports: ReportService;
  tones: Tones;
  facts: FactRecorder;
}): ImplementedRoute[] {
  const { reports: service, tones, facts } = deps;
  return implement(reportRoutes, {
    async getReport({ params, query }, rc) {
      const user = requireUser(rc);
      const as = query.lens === 'off' ? 'without' : await tones.of(user);
      const { bytes, name } = await service.report(user.id, params.id, as);
      await facts.recordRead(user.id, { kind: 'report_opened', analysisId: params.id });
      return savedFile('application/pdf', bytes, name);
    },
    async getHeatmap({ params }, rc) {
      const { bytes, name } = await service.heatmap(requireUser(rc).id, params.id);
      return savedFile('image/png', bytes, name);
    },
  });
}
