import { Readable } from 'node:stream';
import { savedFile, stemOf } from '#platform/http/private-file.ts';
import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { type RouteReply, requireUser } from '#platform/module/request-context.ts';
import type { AdList } from '../../contract/creatives.ts';
import { exportRoutes } from '../../contract/exports.ts';
import type { Insight } from '../../contract/insights.ts';
import { INSIGHT_HEADERS, LINK_HEADERS } from '../../import/own-export.ts';
import type { ReportRecord } from '../report-record.ts';
import type { RowStore } from '../row-store.ts';
import { BOM, csvLine, plainLine } from './csv.ts';
import { rowsCsv } from './rows-csv.ts';

const CSV = 'text/csv; charset=utf-8';

export function createExportRoutes(deps: {
  /** @throws AppError `not_found` */
  report(owner: string, id: string): Promise<ReportRecord>;
  rows: Pick<RowStore, 'ofReport'>;
  ads(owner: string): Promise<AdList['ads']>;
  insights(owner: string): Promise<readonly Insight[]>;
}): ImplementedRoute[] {
  return implement(exportRoutes, {
    async exportRows({ params }, rc) {
      const owner = requireUser(rc).id;
      const report = await deps.report(owner, params.id);
      return streamed(rowsCsv(deps.rows.ofReport(owner, params.id)), `${stemOf(report.fileName)}-rows.csv`);
    },
    async exportAds(_, rc) {
      const ads = await deps.ads(requireUser(rc).id);
      return savedFile(CSV, Buffer.from(adsCsv(ads)), 'ads-and-creatives.csv');
    },
    async exportInsights(_, rc) {
      const insights = await deps.insights(requireUser(rc).id);
      return savedFile(CSV, Buffer.from(insightsCsv(insights)), 'insights.csv');
    },
  });
}

/** Piece by piece: a million rows are never in memory at once. */
function streamed(pieces: AsyncIterable<string>, name: string): RouteReply {
  const whole = savedFile(CSV, Buffer.alloc(0), name);
  return { ...whole, raw: { contentType: CSV, body: Readable.from(pieces) } };
}

/** One line for each ad and currency. */
function adsCsv(ads: AdList['ads']): string {
  const lines = ads.flatMap(({ key, platform, name, campaign, firstDay, lastDay, figures, link, isUnlinked }) => {
    const spend = figures.spend.length > 0 ? figures.spend : [{ currency: null, amount: null }];
    return spend.map(({ currency, amount }, at) =>
      csvLine([
        ...[key, platform, name, campaign, firstDay, lastDay],
        // Counts are of the ad, not of a currency: once is enough.
        ...(at === 0 ? [figures.impressions, figures.clicks, figures.conversions] : [null, null, null]),
        ...[
          amount,
          currency,
          link?.fileName ?? null,
          link?.analysisId ?? null,
          link?.score ?? null,
          link?.kind ?? (isUnlinked ? 'owner' : null),
        ],
      ]),
    );
  });
  return BOM + plainLine(Object.values(LINK_HEADERS)) + lines.join('');
}

/** One line for each figure of a sentence. */
function insightsCsv(insights: readonly Insight[]): string {
  const lines = insights.flatMap(({ list, text, figures }) =>
    figures.map(({ label, value }) => csvLine([list, text, label, value])),
  );
  return BOM + plainLine(INSIGHT_HEADERS) + lines.join('');
}
