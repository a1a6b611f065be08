import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serverModules } from '#modules/registry.server.ts';
import { type PersonalDataPart, personalData } from '#platform/module/personal-data.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { feedbackRoutes } from '../contract/feedback.ts';
import { acceptedAnalysis, adImage } from './factories.ts';

let app: TestApp;
let owner: TestUser;
let parts: readonly PersonalDataPart[];
beforeAll(async () => {
  app = await createTestApp();
  owner = await app.signUp();
  parts = app.process.modules.contributions(personalData);
});
afterAll(() => app.stop());

async function archiveOf(userId: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const part of parts)
    for await (const file of part.files(userId)) {
      const content = await file.read();
      if (content !== undefined) files.set(`${part.id}/${file.name}`, Buffer.from(content));
    }
  return files;
}

describe('the personal data modules keep', () => {
  it('names every table of theirs that has a person in it', async () => {
    const schemas = serverModules.map(({ manifest }) => manifest.id.replaceAll('-', '_'));
    const { rows } = await app.db.raw<{ rows: { name: string }[] }>(
      `select table_schema || '.' || table_name as name from information_schema.columns
       where column_name = 'user_id' and table_schema = any(?)`,
      [schemas],
    );
    const named = new Set(parts.flatMap((part) => part.tables));
    expect(rows.length).toBeGreaterThan(8);
    expect(rows.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
  });

  it('holds the upload as it was sent, the analysis, feedback and the ledger, of this person alone', async () => {
    const bytes = await adImage();
    const { id } = await acceptedAnalysis(owner, bytes);
    await owner.caller.call(feedbackRoutes.giveFeedback, { body: { analysisId: id, message: 'Mine' } });
    const stranger = await app.signUp();
    await acceptedAnalysis(stranger);

    const mine = await archiveOf(owner.id);
    expect(mine.get(`analyses/${id}/upload.png`)?.equals(bytes)).toBe(true);
    expect(JSON.parse(String(mine.get(`analyses/${id}/analysis.json`)))).toMatchObject({ analysis: { id } });
    expect(JSON.parse(String(mine.get('analyses/feedback.json')))).toMatchObject([{ message: 'Mine' }]);
    expect(JSON.parse(String(mine.get('billing/token-ledger.json')))).toMatchObject([
      { kind: 'grant' },
      { kind: 'reserve' },
    ]);
    const everything = [...mine.values()].map(String).join('');
    expect(everything).not.toContain(stranger.id);
    expect([...mine.keys()].filter((name) => name.startsWith('analyses/') && name.includes('upload'))).toHaveLength(1);
  });
});
