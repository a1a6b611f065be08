import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { PlanId } from '#flags/plans.ts';
import { environment } from '#platform/bin/bootstrap/environment.mjs';
import { RUN_FOLDER } from './addresses.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Puts an account on a plan as an operator does, by the ops command line. */
export async function putOnPlan(email: string, plan: PlanId): Promise<void> {
  const args = ['--import', 'tsx', 'platform/bin/ops.ts', 'user', 'set-plan', email, plan];
  await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { ...environment(), ADJUDGE_DATA_DIR: `${root}${RUN_FOLDER}/data` },
  });
}
