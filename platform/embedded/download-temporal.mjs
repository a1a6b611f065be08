// Lets Temporal's SDK fetch the CLI into the folder given: it can do so only by starting a server once.
import { TestWorkflowEnvironment } from '@temporalio/testing';

const downloadDir = process.argv[2];
const environment = await TestWorkflowEnvironment.createLocal({
  server: { executable: { type: 'cached-download', downloadDir } },
});
await environment.teardown();
