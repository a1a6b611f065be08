import type { Knex } from 'knex';
import { jsonFile, type PersonalDataPart } from '#platform/module/personal-data.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import { importWorkflowId } from '#workflows/definitions/perf-reports/import-report.types.ts';
import { FileGone, type ReportFiles } from './report-files.ts';

/**
 * This module's share of a person's data: each report as it was read and its file as it was sent, and what was said about
 * columns. Rows go with their report, reports with the account, files with the owner's in the object store.
 */
export function createReportData(deps: { db: Knex; files: ReportFiles; workflows: WorkflowStarter }): PersonalDataPart {
  const { db, files, workflows } = deps;
  const mine = (table: string, userId: string): Knex.QueryBuilder =>
    db(`perf_reports.${table}`).where({ user_id: userId });
  return {
    id: 'performance-reports',
    tables: [
      'perf_reports.reports',
      'perf_reports.rows',
      'perf_reports.mappings',
      'perf_reports.links',
      'perf_reports.learning',
      'perf_reports.sources',
      'perf_reports.source_files',
    ],
    async *files(userId) {
      for (const table of ['links', 'learning', 'sources', 'source_files'])
        yield jsonFile(`${table}.json`, () => mine(table, userId).select());
      yield jsonFile('mappings.json', () => mine('mappings', userId).orderBy('updated_at').select());
      yield jsonFile('reports.json', () => mine('reports', userId).orderBy('id').select());
      for (const { id, file_parts: parts, file_name: name } of await mine('reports', userId)
        .orderBy('id')
        .select('id', 'file_parts', 'file_name')) {
        yield {
          name: `${id}/rows.ndjson`,
          // Line by line: a million rows as one value would be larger than any string.
          read: async () => Buffer.concat(await rowChunks(db, userId, id)),
        };
        if (parts > 0)
          yield {
            name: `${id}/upload.${endingOf(name)}`,
            read: () => wholeFile(files, userId, id, parts),
          };
      }
    },
    async remove(userId) {
      const open = await mine('reports', userId).where({ status: 'importing' }).select('id', 'attempt');
      // A workflow that cannot be reached finds its row gone by itself.
      for (const { id, attempt } of open)
        await workflows.cancel(importWorkflowId({ reportId: id, attempt })).catch(() => undefined);
    },
  };
}

/** Undefined where it went meanwhile. */
async function wholeFile(files: ReportFiles, owner: string, id: string, parts: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  try {
    for await (const chunk of files.read(owner, id, parts)) chunks.push(chunk);
  } catch (error) {
    if (error instanceof FileGone) return undefined;
    throw error;
  }
  return Buffer.concat(chunks);
}

const BATCH = 5_000;

async function rowChunks(db: Knex, userId: string, reportId: string): Promise<Buffer[]> {
  const chunks: Buffer[] = [];
  for (let after = 0; ; ) {
    const rows: { line: number }[] = await db('perf_reports.rows')
      .where({ user_id: userId, report_id: reportId })
      .where('line', '>', after)
      .orderBy('line')
      .limit(BATCH)
      .select();
    if (rows.length === 0) return chunks;
    chunks.push(Buffer.from(rows.map((row) => `${JSON.stringify(row)}\n`).join('')));
    after = rows.at(-1)?.line ?? after;
  }
}

function endingOf(name: string): string {
  return /\.(csv|tsv|txt|xlsx)$/i.exec(name)?.[1]?.toLowerCase() ?? 'csv';
}
