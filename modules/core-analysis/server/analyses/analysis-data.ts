import type { Knex } from 'knex';
import type { TokenLedger } from '#modules/billing/api.ts';
import { jsonFile, type PersonalDataPart } from '#platform/module/personal-data.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import { analysisWorkflowId } from '#workflows/definitions/core-analysis/analyze-creative.types.ts';
import { sniffMedia } from '../../engine/index.ts';
import type { AnalysisFiles } from '../files/analysis-files.ts';
import { holdOf } from './analysis-record.ts';
import type { AnalysisStore } from './analysis-store.ts';
import { hasReport } from './analysis-view.ts';

interface Deps {
  readonly db: Knex;
  readonly store: AnalysisStore;
  readonly files: AnalysisFiles;
  readonly workflows: WorkflowStarter;
  readonly ledger: TokenLedger;
  /** The report of a finished analysis as a PDF. */
  report(owner: string, id: string): Promise<Uint8Array>;
}

/**
 * Core-analysis's share of a person's data: each analysis with its result and
 * its upload as it was sent, feedback, the way through onboarding. Rows go with
 * the account's, files with the owner's in the object store; workflows are stopped.
 */
export function createAnalysisData({ db, store, files, workflows, ledger, ...deps }: Deps): PersonalDataPart {
  const mine = (table: string, userId: string): Knex.QueryBuilder =>
    db(`core_analysis.${table}`).where({ user_id: userId });
  const ids = async (userId: string): Promise<string[]> =>
    (await mine('analyses', userId).orderBy(['created_at', 'id']).select('id')).map((row: { id: string }) => row.id);
  return {
    id: 'analyses',
    tables: [
      'core_analysis.analyses',
      'core_analysis.features',
      'core_analysis.measurements',
      'core_analysis.partial_measurements',
      'core_analysis.fixes',
      'core_analysis.escalations',
      'core_analysis.model_views',
      'core_analysis.feedback',
      'core_analysis.dismissals',
      'core_analysis.onboarding',
    ],
    async *files(userId, plan) {
      yield jsonFile('feedback.json', () => mine('feedback', userId).orderBy('created_at').select());
      yield jsonFile('dismissals.json', () => mine('dismissals', userId).orderBy('created_at').select());
      yield jsonFile('onboarding.json', async () => (await mine('onboarding', userId).first()) ?? null);
      yield jsonFile('second-opinions.json', () => mine('escalations', userId).orderBy('created_at').select());
      yield jsonFile('measurements.json', async () => [
        ...(await mine('measurements', userId).orderBy('created_at').select()),
        ...(await mine('partial_measurements', userId).orderBy('created_at').select()),
      ]);
      for (const id of await ids(userId)) {
        yield jsonFile(`${id}/analysis.json`, async () => ({
          analysis: await mine('analyses', userId).where({ id }).first(),
          features: (await mine('features', userId).where({ analysis_id: id }).first('features'))?.features ?? null,
          modelView: (await mine('model_views', userId).where({ analysis_id: id }).first('view'))?.view ?? null,
          fixes: (await mine('fixes', userId).where({ analysis_id: id }).first('status', 'results')) ?? null,
        }));
        const original = await files.original(userId, id);
        if (original) yield { name: `${id}/upload.${endingOf(original)}`, read: () => files.original(userId, id) };
        const found = await store.find(userId, id);
        if (found && hasReport(found, plan)) yield { name: `${id}/report.pdf`, read: () => deps.report(userId, id) };
      }
    },
    async remove(userId) {
      const open: { id: string; attempt: number; payer_id: string | null }[] = await mine('analyses', userId)
        .whereIn('status', ['queued', 'running'])
        .select('id', 'attempt', 'payer_id');
      for (const { id, attempt, payer_id: payer } of open) {
        // A workflow that cannot be reached finds its row gone by itself.
        await workflows.cancel(analysisWorkflowId(id, attempt)).catch(() => undefined);
        // Holds of the owner go with the account; those of somebody else would stay for ever.
        if (payer !== null) await ledger.release(payer, holdOf({ id, attempt }));
      }
    },
  };
}

function endingOf(bytes: Buffer): string {
  const media = sniffMedia(bytes);
  return media?.kind === 'image' ? media.format : (media?.container ?? 'bin');
}
