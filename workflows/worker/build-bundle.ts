import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorkflowCode, DefaultLogger } from '@temporalio/worker';

/** All workflows in one file of code, as workers take them. About 3 s; a build keeps the result. */
export async function buildWorkflowBundle(): Promise<{ code: string }> {
  const { code } = await bundleWorkflowCode({
    workflowsPath: fileURLToPath(new URL('../definitions/index.ts', import.meta.url)),
    logger: new DefaultLogger('WARN'),
  });
  return { code };
}

/** Writes the bundle where a worker's `WORKFLOW_BUNDLE` points to. */
export async function writeWorkflowBundle(path: string): Promise<void> {
  const { code } = await buildWorkflowBundle();
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, code);
}
