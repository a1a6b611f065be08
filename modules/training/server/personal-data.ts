import type { Knex } from 'knex';
import { jsonFile, type PersonalDataPart } from '#platform/module/personal-data.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import { trainingWorkflowId } from '#workflows/definitions/training/run-training.types.ts';
import type { ConsentService } from './data/consent-service.ts';

/** Tables with rows of one person, each a file of the archive. */
const TABLES = [
  'consents',
  'signals',
  'runs',
  'contributors',
  'checkpoints',
  'budgets',
  'charges',
  'alerts',
  'readiness',
  'models',
  'aliases',
  'promotions',
  'hold_outs',
  'model_contributors',
  'style_examples',
  'predictions',
] as const;

/**
 * This module's share of a person's data: runs, models and examples, with the bytes that were kept of them. Everything goes with the
 * account; before that its data leave the runs of the platform.
 */
export function createTrainingData(deps: {
  db: Knex;
  consents: ConsentService;
  workflows: WorkflowStarter;
}): PersonalDataPart {
  const { db, consents, workflows } = deps;
  const mine = (table: string, userId: string): Knex.QueryBuilder => db(`training.${table}`).where({ user_id: userId });
  return {
    id: 'training',
    tables: [...TABLES.map((table) => `training.${table}`), 'training.objects'],
    async *files(userId) {
      for (const table of TABLES) yield jsonFile(`${table}.json`, () => mine(table, userId).select());
      for (const hash of await mine('objects', userId).orderBy('sha256').pluck('sha256'))
        yield {
          name: `objects/${hash}`,
          read: async () => (await mine('objects', userId).where({ sha256: hash }).first('bytes'))?.bytes,
        };
    },
    async remove(userId) {
      const open = await mine('runs', userId).where({ status: 'running' }).select('id', 'attempt');
      // A workflow that cannot be reached finds its row gone by itself.
      for (const { id, attempt } of open)
        await workflows.cancel(trainingWorkflowId({ runId: id, attempt })).catch(() => undefined);
      await consents.remove(userId);
    },
  };
}
