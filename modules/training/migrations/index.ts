import type { Migration } from '#platform/module/define-server-module.ts';
import { createRuns } from './20261128_01_create_runs.ts';
import { createModels } from './20261128_02_create_models.ts';

export const migrations: Readonly<Record<string, Migration>> = {
  '20261128_01_create_runs': createRuns,
  '20261128_02_create_models': createModels,
};
