import { Context, heartbeat } from '@temporalio/activity';
import type { Knex } from 'knex';
import * as z from 'zod';
import { analysesRef, analysisListener, analysisRemoval } from '#modules/core-analysis/api.ts';
import { defineServerModule } from '#platform/module/define-server-module.ts';
import { contribute } from '#platform/module/extension-point.ts';
import { opsCommands } from '#platform/module/ops-command.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { planSource } from '#platform/module/platform-points.ts';
import { provide } from '#platform/module/service-ref.ts';
import type { CollectRef } from '#workflows/definitions/perf-reports/collect-reports.types.ts';
import type { ReportRef } from '#workflows/definitions/perf-reports/import-report.types.ts';
import type { LearnRef } from '#workflows/definitions/perf-reports/learn-performance.types.ts';
import { outcomesListener, performanceOutcomesRef, performanceRowsRef, publishedFiguresRef } from '../api.ts';
import { creativeRoutes } from '../contract/creatives.ts';
import { exportRoutes } from '../contract/exports.ts';
import { findingsRoutes } from '../contract/findings.ts';
import { insightRoutes } from '../contract/insights.ts';
import { perfReportsRoutes } from '../contract/routes.ts';
import { MAX_REPORT_MB } from '../contract/upload-sentences.ts';
import { perfReportsManifest } from '../manifest.ts';
import { migrations } from '../migrations/index.ts';
import { DayCounter } from './day-counter.ts';
import { createExportRoutes } from './export/export-routes.ts';
import { DayStore } from './findings/day-store.ts';
import { FindingsService } from './findings/findings-service.ts';
import { InsightReader } from './learning/insight-reader.ts';
import { createInsightRoutes } from './learning/insight-routes.ts';
import { toFindings } from './learning/insights-view.ts';
import { learnInThread } from './learning/learn-in-thread.ts';
import { LearningService } from './learning/learning-service.ts';
import { LearningStore } from './learning/learning-store.ts';
import { createOutcomes } from './learning/outcomes.ts';
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
import { createFindingsRoutes, createPerfReportsRoutes } from './routes.ts';
import { RowStore } from './row-store.ts';
import { openSource } from './sources/open-source.ts';
import { SourceCollector } from './sources/source-collector.ts';
import { createSourceCommands } from './sources/source-commands.ts';
import { SourceStore, type StoredSource } from './sources/source-store.ts';

const HEARTBEAT_MS = 1_000;
const GATE = { feature: 'reports.performance' } as const;

export const perfReportsModule = defineServerModule(perfReportsManifest, {
  config: z.object({}),
  requires: { analyses: analysesRef },
  provides: [performanceRowsRef, performanceOutcomesRef, publishedFiguresRef],
  routes: { ...perfReportsRoutes, ...creativeRoutes, ...insightRoutes, ...findingsRoutes, ...exportRoutes },
  migrations,
  setup({ db, clock, ids, log, storage, workflows, notifier, gates, contributions }, { analyses }) {
    const store = new ReportStore(db);
    const rows = new RowStore(db);
    const files = new ReportFiles(storage);
    const ads = new AdStore(db);
    const learned = new LearningStore(db);
    const linkStore = new LinkStore(db);
    const marked = async (owner: string) => {
      await learned.mark(owner, clock.now());
      for (const listener of contributions(outcomesListener)) await listener.outcomesChanged(owner);
    };
    const links = new LinkService({
      ads,
      links: linkStore,
      analyses,
      clock,
      changed: marked,
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
    /** Rows changed: their ads are linked by file and name, and what was learned is behind. */
    const rowsChanged = async (owner: string) => {
      await links.linkFound(owner);
      await marked(owner);
    };
    const importer = new ReportImporter({
      db,
      store,
      rows,
      days: new DayCounter(store),
      files,
      links,
      notifier,
      clock,
      log,
      changed: rowsChanged,
    });
    const service = new ReportService({ store, files, importer, analyses, workflows, clock, ids, log });
    const sources = new SourceStore(db);
    const open = (source: Pick<StoredSource, 'kind' | 'place'>) =>
      openSource(source, { maxBytes: MAX_REPORT_MB * 1024 * 1024, now: () => clock.now() });
    const collector = new SourceCollector({
      store: sources,
      reports: service,
      open,
      async isAllowed(owner) {
        const [plans] = contributions(planSource);
        const plan = (await plans?.planOf([owner]))?.get(owner) ?? 'free';
        return gates.decide([perfReportsManifest.gate, GATE], { id: owner, plan, role: 'user' }).allowed;
      },
      workflows,
      clock,
      log,
    });
    const insights = new InsightReader({ store: learned, analyses });
    const sweeper = new ReportSweeper({ store, files, importer, workflows, clock, log });
    return {
      routes: [
        ...createPerfReportsRoutes({
          service,
          watch: watchReports({ store, notifier }),
          findings: async (owner) => toFindings(await learned.find(owner), analyses.ruleTitles()),
        }),
        ...createFindingsRoutes(new FindingsService({ reports: store, days: new DayStore(db), ads, links, learned })),
        ...createLinkRoutes(links),
        ...createInsightRoutes({ reader: insights, store: learned, learning, analyses }),
        ...createExportRoutes({
          report: (owner, id) => service.get(owner, id),
          rows,
          ads: async (owner) => (await links.list(owner, Number.POSITIVE_INFINITY)).ads,
          insights: async (owner) => (await insights.of(owner)).insights,
        }),
      ],
      provides: [
        provide(performanceRowsRef, { counted: (owner, range) => rows.counted(owner, range) }),
        provide(performanceOutcomesRef, createOutcomes({ links, learned })),
        provide(publishedFiguresRef, { clickRate: (platform) => publishedRange(platform, 'ctr') }),
      ],
      contributes: [
        // A new creative may be what some ads show: the next learning links it.
        contribute(analysisListener, {
          async analysisEnded({ owner, outcome }) {
            if (outcome === 'completed') await learned.markAgain(owner, clock.now());
          },
        }),
        contribute(
          analysisRemoval,
          {
            async analysisRemoved({ owner, analysisId, transaction }) {
              const trx = transaction as Knex.Transaction;
              await linkStore.forget(trx, owner, analysisId);
              await learned.forget(trx, owner, analysisId, clock.now());
            },
          },
          { ungated: true },
        ),
        contribute(personalData, createReportData({ db, files, workflows }), { ungated: true }),
        ...[
          ...createReportCommands({ service, sweeper }),
          ...createSourceCommands({ db, store: sources, open, clock, ids }),
        ].map((one) => contribute(opsCommands, one, { ungated: true })),
      ],
      activities: {
        importReport: (ref: ReportRef) => beating(() => importer.importReport(ref)),
        failReport: importer.failReport,
        learn: (ref: LearnRef) => beating((signal) => learning.learn(ref, signal)),
        collect: (ref: CollectRef) => beating((signal) => collector.collect(ref, signal)),
        startRuns: () => collector.startRuns(() => heartbeat()),
        async sweep() {
          const swept = await sweeper.run(() => heartbeat());
          return { ...swept, learning: await learning.sweep(() => heartbeat()) };
        },
      },
      schedules: [
        { id: 'sweep', everySeconds: 30, activity: 'sweep', queue: 'analysis' },
        { id: 'watch', everySeconds: 60, activity: 'startRuns', queue: 'analysis' },
      ],
    };
  },
});

/** Shows that work goes on however long a call of it takes, and ends it where the attempt was given up: what hangs is left behind. */
async function beating<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const { cancellationSignal: signal } = Context.current();
  const givenUp = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });
  const beat = setInterval(() => heartbeat(), HEARTBEAT_MS);
  try {
    return await Promise.race([work(signal), givenUp]);
  } finally {
    clearInterval(beat);
  }
}
