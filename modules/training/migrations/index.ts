import type { Migration } from '#platform/module/define-server-module.ts';
import { createRuns } from './20261128_01_create_runs.ts';
import { createModels } from './20261128_02_create_models.ts';
import { noteWhatIsNew } from './20261129_01_note_what_is_new.ts';

export const migrations: Readonly<Record<string, Migration>> = {
  '20261128_01_create_runs': createRuns,
  '20261128_02_create_models': createModels,
  '20261129_01_note_what_is_new': noteWhatIsNew,
};
