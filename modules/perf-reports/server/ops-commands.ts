import type { OpsCommand } from '#platform/module/ops-command.ts';
import type { ReportService } from './report-service.ts';
import type { ReportSweeper } from './report-sweeper.ts';

export function createReportCommands(deps: { service: ReportService; sweeper: ReportSweeper }): OpsCommand[] {
  return [
    {
      name: 'reports figures',
      summary: 'How many performance reports, people and rows there are.',
      async prepare() {
        const { reports, people, rows, bytes } = await deps.service.figures();
        return {
          lines: [
            `Reports: ${reports}, of ${people} ${people === 1 ? 'person' : 'people'}`,
            `Rows: ${rows}`,
            `Files: ${(bytes / 1024 / 1024).toFixed(1)} MB`,
          ],
        };
      },
    },
    {
      name: 'reports sweep',
      summary: 'Start imports that have no workflow and finish deletions, as the schedule does every 30 seconds.',
      prepare: async () => ({
        lines: ['Imports without a workflow will be started, deletions finished.'],
        apply: async () => {
          const { started, failed, removed, postponed } = await deps.sweeper.run(() => undefined);
          return [`Started ${started}, closed ${failed}, removed ${removed}, left ${postponed} for later.`];
        },
      }),
    },
  ];
}
