import { AppError } from '#platform/contract/errors.ts';
import { type OpsCommand, OpsError } from '#platform/module/ops-command.ts';
import type { WorkflowStarter } from '#platform/module/workflow-starter.ts';
import { analysisWorkflowId } from '#workflows/definitions/core-analysis/analyze-creative.types.ts';
import type { Status } from '../../contract/analysis.ts';
import type { AnalysisRetry } from '../steps/analysis-retry.ts';
import type { OpsAnalysis, OpsAnalysisStore } from './ops-analysis-store.ts';

const STATUSES = ['queued', 'running', 'completed', 'failed'] as const satisfies readonly Status[];
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MOST = 500;
const ID = { name: 'analysis', summary: 'its id' } as const;

/** `analysis list|show|retry`: what became of uploads, by id; nobody's name and no content. */
export function analysisCommands(deps: {
  store: OpsAnalysisStore;
  retry: AnalysisRetry;
  workflows: Pick<WorkflowStarter, 'status'>;
}): OpsCommand[] {
  const known = async (id: string): Promise<OpsAnalysis> => {
    const found = UUID.test(id) ? await deps.store.find(id) : undefined;
    if (!found) throw new OpsError(`There is no analysis ${id}. See: analysis list`);
    return found;
  };
  return [
    {
      name: 'analysis list',
      summary: 'Analyses of all accounts, newest first.',
      options: [
        { flags: '--status <status>', summary: 'only these', choices: STATUSES },
        { flags: '--code <code>', summary: 'only those that failed by this code' },
        { flags: '--user <id>', summary: 'only of this account' },
        { flags: '--limit <number>', summary: `how many, up to ${MOST} (default: 20)` },
      ],
      async prepare({ options: { status, code, user, limit = '20' } }) {
        const most = Number(limit);
        if (!Number.isInteger(most) || most < 1 || most > MOST)
          throw new OpsError(`--limit takes a whole number from 1 to ${MOST}.`);
        if (user !== undefined && !UUID.test(user)) throw new OpsError('--user takes the id of an account.');
        const rows = await deps.store.list({ status: status as Status | undefined, code, owner: user, limit: most });
        return { lines: rows.length === 0 ? ['No analysis is like that.'] : rows.map(oneLine) };
      },
    },
    {
      name: 'analysis show',
      summary: 'One analysis: where it stands, and its workflow.',
      args: [ID],
      async prepare({ args: [id = ''] }) {
        const one = await known(id);
        const workflow = analysisWorkflowId(one.id, one.attempt);
        const state = await deps.workflows.status(workflow).catch(() => 'unreachable' as const);
        return {
          subject: one.id,
          lines: [
            oneLine(one),
            `Account ${one.owner}, plan ${one.plan}, ${one.tokens} tokens, attempt ${one.attempt}${one.requestedBy ? `, asked for by ${one.requestedBy}` : ''}.`,
            `Stage ${one.stage} (${one.percent} %), last change ${moment(one.updatedAt)}.`,
            `Workflow ${workflow}: ${state}.`,
          ],
        };
      },
    },
    {
      name: 'analysis retry',
      summary: 'Try an analysis again that failed by a fault of ours, while its file is kept.',
      args: [ID],
      async prepare({ args: [id = ''] }) {
        const one = await known(id);
        const refused = await deps.retry.refusal(one.owner, one.id);
        if (refused) throw new OpsError(refused);
        return {
          subject: one.id,
          lines: [
            oneLine(one),
            `It will be tried again, as attempt ${one.attempt + 1}; ${one.tokens} tokens are held for it.`,
          ],
          async apply() {
            await deps.retry.retry(one.owner, one.id).catch((error: unknown) => {
              throw error instanceof AppError ? new OpsError(error.message) : error;
            });
            return ['Done. See: analysis show'];
          },
        };
      },
    },
  ];
}

const moment = (at: Date): string => `${at.toISOString().slice(0, 19).replace('T', ' ')} UTC`;

function oneLine({ id, createdAt, kind, status, code }: OpsAnalysis): string {
  return `${id}  ${moment(createdAt)}  ${kind.padEnd(5)}  ${status}${code ? ` (${code})` : ''}`;
}
