import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { PlanId } from '#flags/plans.ts';
import { environment } from '#platform/bin/bootstrap/environment.mjs';
import { RUN_FOLDER } from './addresses.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** A command of the ops command line, as an operator gives it. */
async function ops(...command: string[]): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', 'platform/bin/ops.ts', ...command], {
    cwd: root,
    env: { ...environment(), ADJUDGE_DATA_DIR: `${root}${RUN_FOLDER}/data` },
  });
}

/** Puts an account on a plan. */
export const putOnPlan = (email: string, plan: PlanId): Promise<void> => ops('user', 'set-plan', email, plan);

/** Makes an account an operator's. */
export const makeOperator = (email: string): Promise<void> => ops('user', 'set-role', email, 'operator');
