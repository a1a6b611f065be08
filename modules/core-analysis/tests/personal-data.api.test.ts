import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
    for await (const file of part.files(userId, 'free')) {
      const content = await file.read();
      if (content !== undefined) files.set(`${part.id}/${file.name}`, Buffer.from(content));
    }
  return files;
}

describe('the personal data modules keep', () => {
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
