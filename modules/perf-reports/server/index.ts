import { heartbeat } from '@temporalio/activity';
import * as z from 'zod';
import { analysesRef } from '#modules/core-analysis/api.ts';
import { defineServerModule } from '#platform/module/define-server-module.ts';
import { contribute } from '#platform/module/extension-point.ts';
import { opsCommands } from '#platform/module/ops-command.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { provide } from '#platform/module/service-ref.ts';
import type { ReportRef } from '#workflows/definitions/perf-reports/import-report.types.ts';
import { performanceRowsRef } from '../api.ts';
import { perfReportsRoutes } from '../contract/routes.ts';
import { perfReportsManifest } from '../manifest.ts';
import { migrations } from '../migrations/index.ts';
import { DayCounter } from './day-counter.ts';
import { createReportCommands } from './ops-commands.ts';
import { createReportData } from './report-data.ts';
import { ReportFiles } from './report-files.ts';
import { ReportImporter } from './report-importer.ts';
import { ReportService } from './report-service.ts';
import { ReportStore } from './report-store.ts';
import { ReportSweeper } from './report-sweeper.ts';
import { watchReports } from './report-watch.ts';
import { createPerfReportsRoutes } from './routes.ts';
import { RowStore } from './row-store.ts';

const HEARTBEAT_MS = 1_000;

export const perfReportsModule = defineServerModule(perfReportsManifest, {
  config: z.object({}),
  requires: { analyses: analysesRef },
  provides: [performanceRowsRef],
  routes: perfReportsRoutes,
  migrations,
  setup({ db, clock, ids, log, storage, workflows, notifier }, { analyses }) {
    const store = new ReportStore(db);
    const rows = new RowStore(db);
    const files = new ReportFiles(storage);
    const importer = new ReportImporter({ db, store, rows, days: new DayCounter(store), files, notifier, clock, log });
    const service = new ReportService({ store, files, importer, analyses, workflows, clock, ids, log });
    const sweeper = new ReportSweeper({ store, files, importer, workflows, clock, log });
    return {
      routes: createPerfReportsRoutes({ service, watch: watchReports({ store, notifier }) }),
      provides: [provide(performanceRowsRef, { counted: (owner, range) => rows.counted(owner, range) })],
      contributes: [
        contribute(personalData, createReportData({ db, store, files, workflows }), { ungated: true }),
        ...createReportCommands({ service, sweeper }).map((one) => contribute(opsCommands, one, { ungated: true })),
      ],
      activities: {
        async importReport(ref: ReportRef) {
          const beat = setInterval(() => heartbeat(), HEARTBEAT_MS);
          try {
            return await importer.importReport(ref);
          } finally {
            clearInterval(beat);
          }
        },
        failReport: importer.failReport,
        sweep: () => sweeper.run(() => heartbeat()),
      },
      schedules: [{ id: 'sweep', everySeconds: 30, activity: 'sweep', queue: 'analysis' }],
    };
  },
});
