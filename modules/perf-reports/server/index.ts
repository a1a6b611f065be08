import { Context, heartbeat } from '@temporalio/activity';
import * as z from 'zod';
import { analysesRef, analysisListener } from '#modules/core-analysis/api.ts';
import { defineServerModule } from '#platform/module/define-server-module.ts';
import { contribute } from '#platform/module/extension-point.ts';
import { opsCommands } from '#platform/module/ops-command.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { provide } from '#platform/module/service-ref.ts';
import type { ReportRef } from '#workflows/definitions/perf-reports/import-report.types.ts';
import type { LearnRef } from '#workflows/definitions/perf-reports/learn-performance.types.ts';
import { performanceRowsRef, publishedFiguresRef } from '../api.ts';
import { creativeRoutes } from '../contract/creatives.ts';
import { insightRoutes } from '../contract/insights.ts';
import { perfReportsRoutes } from '../contract/routes.ts';
import { perfReportsManifest } from '../manifest.ts';
import { migrations } from '../migrations/index.ts';
import { DayCounter } from './day-counter.ts';
import { createInsightRoutes } from './learning/insight-routes.ts';
import { toFindings } from './learning/insights-view.ts';
import { learnInThread } from './learning/learn-in-thread.ts';
import { LearningService } from './learning/learning-service.ts';
import { LearningStore } from './learning/learning-store.ts';
import { AdStore } from './linking/ad-store.ts';
import { createLinkRoutes } from './linking/link-routes.ts';
import { LinkService } from './linking/link-service.ts';
import { LinkStore } from './linking/link-store.ts';
import { createReportCommands } from './ops-commands.ts';
import { publishedRange } from './public-benchmarks.ts';
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
  provides: [performanceRowsRef, publishedFiguresRef],
  routes: { ...perfReportsRoutes, ...creativeRoutes, ...insightRoutes },
  migrations,
  setup({ db, clock, ids, log, storage, workflows, notifier }, { analyses }) {
    const store = new ReportStore(db);
    const rows = new RowStore(db);
    const files = new ReportFiles(storage);
    const ads = new AdStore(db);
    const learned = new LearningStore(db);
    const links = new LinkService({
      ads,
      links: new LinkStore(db),
      analyses,
      clock,
      changed: (owner) => learned.mark(owner, clock.now()),
    });
    const learning = new LearningService({
      store: learned,
      links,
      ads,
      analyses,
      workflows,
      clock,
      log,
      learn: learnInThread,
    });
    /** Rows changed: their ads are linked by name, and what was learned is behind. */
    const rowsChanged = async (owner: string) => {
      await links.linkByName(owner);
      await learned.mark(owner, clock.now());
    };
    const importer = new ReportImporter({
      db,
      store,
      rows,
      days: new DayCounter(store),
      files,
      notifier,
      clock,
      log,
      changed: rowsChanged,
    });
    const service = new ReportService({ store, files, importer, analyses, workflows, clock, ids, log });
    const sweeper = new ReportSweeper({ store, files, importer, workflows, clock, log });
    return {
      routes: [
        ...createPerfReportsRoutes({
          service,
          watch: watchReports({ store, notifier }),
          findings: async (owner) => toFindings(await learned.find(owner), analyses.ruleTitles()),
        }),
        ...createLinkRoutes(links),
        ...createInsightRoutes({ store: learned, learning, analyses }),
      ],
      provides: [
        provide(performanceRowsRef, { counted: (owner, range) => rows.counted(owner, range) }),
        provide(publishedFiguresRef, { clickRate: (platform) => publishedRange(platform, 'ctr') }),
      ],
      contributes: [
        // A new creative may be what some ads show: the next learning links it.
        contribute(analysisListener, {
          async analysisEnded({ owner, outcome }) {
            if (outcome === 'completed') await learned.markAgain(owner, clock.now());
          },
        }),
        contribute(personalData, createReportData({ db, files, workflows }), { ungated: true }),
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
        async learn(ref: LearnRef) {
          const beat = setInterval(() => heartbeat(), HEARTBEAT_MS);
          try {
            return await learning.learn(ref, Context.current().cancellationSignal);
          } finally {
            clearInterval(beat);
          }
        },
        async sweep() {
          const swept = await sweeper.run(() => heartbeat());
          return { ...swept, learning: await learning.sweep(() => heartbeat()) };
        },
      },
      schedules: [{ id: 'sweep', everySeconds: 30, activity: 'sweep', queue: 'analysis' }],
    };
  },
});
