import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { opsCommands } from '#platform/module/ops-command.ts';
import { personalData } from '#platform/module/personal-data.ts';
import type { TestApp } from '#platform/testing/create-test-app.ts';
import { importWorkflowId } from '#workflows/definitions/perf-reports/import-report.types.ts';
import { perfReportsRoutes as routes } from '../contract/routes.ts';
import { metaByDay } from './make-exports.ts';
import { createReportsApp, eliteUser, imported, reportOf } from './reports-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createReportsApp({ workflows: 'worker' });
}, 60_000);
afterAll(() => app.stop());

const command = (name: string) => app.process.modules.contributions(opsCommands).find((one) => one.name === name);
const sweep = async () =>
  (await (await command('reports sweep')?.prepare({ args: [], options: {}, dryRun: false }))?.apply?.())?.[0];

describe('what a crash left half done', () => {
  it('an import without a workflow is started', async () => {
    const user = await eliteUser(app);
    const { reportId: id } = await user.caller.call(routes.createReport, reportOf(metaByDay()));
    // As if the process had died before the workflow of this attempt was started.
    await app.db('perf_reports.reports').where({ id }).update({ status: 'importing', attempt: 2 });
    app.clock.advance(31_000);
    expect(await sweep()).toMatch(/^Started 1,/);
    const status = async () => (await user.caller.call(routes.getReport, { params: { id } })).status;
    await expect.poll(status, { timeout: 60_000 }).toBe('completed');
    expect(await app.db('perf_reports.rows').where({ report_id: id })).toHaveLength(4);
  });

  it('an import whose workflow ended without a word is closed', async () => {
    const user = await eliteUser(app);
    const { reportId: id } = await user.caller.call(routes.createReport, reportOf(metaByDay({ spend: 3 })));
    // The answer comes when the rows are in, a moment before the workflow ends.
    await app.temporal?.client.workflow.getHandle(importWorkflowId({ reportId: id, attempt: 1 })).result();
    await app.db('perf_reports.reports').where({ id }).update({ status: 'importing' });
    app.clock.advance(31_000);
    expect(await sweep()).toContain('closed 1');
    expect(await user.caller.call(routes.getReport, { params: { id } })).toMatchObject({
      status: 'failed',
      error: { code: 'report_failed' },
    });
    expect(await app.db('perf_reports.rows').where({ report_id: id })).toEqual([]);
  });

  it('an upload that never got its file, and a deletion, are finished', async () => {
    const user = await eliteUser(app);
    const { id } = await imported(user, metaByDay({ spend: 4 }));
    const other = await imported(user, metaByDay({ spend: 5 }));
    await app.db('perf_reports.reports').where({ id }).update({ status: 'storing' });
    await app.db('perf_reports.reports').where({ id: other.id }).update({ deleted_at: app.clock.now() });
    app.clock.advance(11 * 60_000);
    expect(await sweep()).toContain('removed 2');
    expect(await app.db('perf_reports.reports').where({ user_id: user.id })).toEqual([]);
  });
});

describe('a person’s data', () => {
  it('holds each report, its rows and its file as it was sent', async () => {
    const user = await eliteUser(app);
    const content = metaByDay({ campaigns: ['Archive me'] });
    const { id } = await imported(user, content);
    const part = app.process.modules.contributions(personalData).find((one) => one.id === 'performance-reports');
    const files = new Map<string, string>();
    for await (const file of part?.files(user.id, 'elite') ?? []) files.set(file.name, String(await file.read()));
    expect([...files.keys()].sort()).toEqual(
      [
        ...[`${id}/rows.ndjson`, `${id}/upload.csv`, 'mappings.json', 'reports.json'],
        ...['links.json', 'learning.json', 'sources.json', 'source_files.json'],
      ].sort(),
    );
    expect(files.get(`${id}/upload.csv`)).toBe(content);
    expect(files.get(`${id}/rows.ndjson`)?.trim().split('\n')).toHaveLength(2);
  });
});

describe('figures for operators', () => {
  it('count reports and rows of everybody', async () => {
    const plan = await command('reports figures')?.prepare({ args: [], options: {}, dryRun: true });
    expect(plan?.lines.join(' ')).toMatch(/Reports: \d+, of \d+ (person|people) Rows: \d+/);
  });
});
