import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLedger } from '#modules/billing/server/ledger/ledger-audit.ts';
import type { ErrorEnvelope } from '#platform/contract/errors.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { acceptedAnalysis, adImage, leaveTokens, ledgerOn, uploadOf } from './factories.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.stop());

/** Every file under the storage folder, temporary uploads included. */
async function filesOnDisk(): Promise<string[]> {
  const entries = await readdir(app.storageDir, { recursive: true, withFileTypes: true });
  return entries.filter((e) => e.isFile()).map((e) => join(e.parentPath, e.name));
}

async function refusal(user: TestUser | undefined, bytes: Buffer) {
  const answer = await app.as(user).attempt(analysisRoutes.createAnalysis, uploadOf(bytes));
  return { status: answer.status, ...(answer.body as ErrorEnvelope) };
}

/** The header of a Matroska family file of this document type. */
function ebml(type: string): Buffer {
  const name = Buffer.from(type, 'latin1');
  return Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 | (3 + name.length), 0x42, 0x82, 0x80 | name.length]),
    name,
  ]);
}

const mp4 = (more = ''): Buffer => Buffer.from(`\0\0\0\x18ftypisom\0\0\x02\0isom${more}`, 'latin1');

/** A PNG header that claims this size, and nothing behind it. */
function pngClaiming(width: number, height: number): Buffer {
  const header = Buffer.from('89504e470d0a1a0a0000000d49484452000000000000000008020000000000000049454e44', 'hex');
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  return header;
}

describe('POST /api/analyze at the door', () => {
  it('accepts a picture: row queued, one token held, file encrypted', async () => {
    const user = await app.signUp();
    const bytes = await adImage();
    const answer = await user.caller.attempt(analysisRoutes.createAnalysis, uploadOf(bytes, 'My ad.png'));
    expect(answer.status).toBe(202);
    const body = answer.body as { id: string };
    expect(answer.headers.get('location')).toBe(`/api/analyses/${body.id}`);
    expect(answer.headers.get('preference-applied')).toBe('respond-async');
    expect(body).toMatchObject({ fileName: 'My ad.png', status: 'queued', stage: 'received', percent: 0 });
    expect(await ledgerOn(app.db).balance(user.id)).toMatchObject({ used: 0, reserved: 1, available: 49 });
    expect(await verifyLedger(app.db, user.id)).toEqual([]);
    expect(await app.db('platform.orphaned_files').where({ user_id: user.id })).toEqual([]);
  });

  const text = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
  const refusals: [string, Buffer, number, string][] = [
    ['an empty file', Buffer.alloc(0), 400, 'file_empty'],
    ['an SVG with a picture’s name', text, 415, 'file_type_unsupported'],
    ['a HEIC photograph', Buffer.from('0000001866747970686569630000000068656963', 'hex'), 415, 'file_type_unsupported'],
    ['a file of the Matroska family that is neither Matroska nor WebM', ebml('mystery'), 415, 'file_type_unsupported'],
    ['a picture that claims 60,000 x 60,000 pixels', pngClaiming(60_000, 60_000), 422, 'image_too_many_pixels'],
    ['a picture of 20 x 30 pixels', pngClaiming(20, 30), 422, 'image_too_small'],
  ];
  it.each(refusals)('refuses %s without taking a token or leaving a file', async (_, bytes, status, code) => {
    const user = await app.signUp();
    const before = await filesOnDisk();
    const answer = await refusal(user, bytes);
    expect(answer).toMatchObject({ status, code });
    expect(answer.message.length).toBeGreaterThan(20);
    expect(await ledgerOn(app.db).balance(user.id)).toMatchObject({ used: 0, reserved: 0 });
    expect(await filesOnDisk()).toEqual(before);
    expect(await user.caller.call(analysisRoutes.listAnalyses, {})).toEqual([]);
  });

  it('names the way out of a format that we can name', async () => {
    const user = await app.signUp();
    const heic = Buffer.from('0000001866747970686569630000000068656963', 'hex');
    const answer = await refusal(user, heic);
    expect(answer.message).toMatch(/^We work best with images and videos\..+share or export it as JPG\.$/);
    expect(answer).toMatchObject({ code: 'file_type_unsupported', details: { looksLike: 'heic' } });
    const svg = await refusal(user, text);
    expect(svg.message).toMatch(/looks like SVG, a drawing in vectors: export it as PNG\.$/);
    expect(svg).toMatchObject({ details: { looksLike: 'svg' } });
    expect((await refusal(user, Buffer.from('just some words'))).message).toMatch(/WebM video\.$/);
  });

  it.each([
    ['an MP4', () => mp4('first')],
    ['a MOV', () => Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  ', 'latin1')],
    ['a WebM', () => ebml('webm')],
    ['a Matroska recording', () => ebml('matroska')],
  ])('accepts %s, whatever it is called, and holds three tokens', async (_, bytes) => {
    const user = await app.signUp();
    const body = await user.caller.call(analysisRoutes.createAnalysis, uploadOf(bytes(), 'holiday.png'));
    expect(body).toMatchObject({ fileType: 'video', fileName: 'holiday.png', status: 'queued' });
    expect(await ledgerOn(app.db).balance(user.id)).toMatchObject({ used: 0, reserved: 3, available: 47 });
  });

  it('pauses videos alone while ops has switched them off', async () => {
    const user = await app.signUp();
    app.flags.set('ops.video-intake', false);
    try {
      expect(await refusal(user, mp4('paused'))).toMatchObject({ status: 503, code: 'video_paused' });
      await acceptedAnalysis(user);
    } finally {
      app.flags.set('ops.video-intake', true);
    }
    expect(await ledgerOn(app.db).balance(user.id)).toMatchObject({ reserved: 1 });
  });

  it('keeps what the creative is to be judged for', async () => {
    const user = await app.signUp();
    const fields = { goal: 'leads', placement: 'tiktok', brand: ' Bäckerei Nord ' } as const;
    const asked = await user.caller.call(analysisRoutes.createAnalysis, { ...uploadOf(await adImage()), fields });
    const silent = await user.caller.call(analysisRoutes.createAnalysis, {
      ...uploadOf(await adImage()),
      fields: { brand: '' },
    });
    const rowOf = ({ id }: { id: string }) => app.db('core_analysis.analyses').where({ id }).first();
    expect(await rowOf(asked)).toMatchObject({ goal: 'leads', placement: 'tiktok', brand: 'Bäckerei Nord' });
    expect(await rowOf(silent)).toMatchObject({ goal: 'sales', placement: null, brand: null });
    const listed = await user.caller.call(analysisRoutes.listAnalyses, {});
    expect(listed.map(({ brand }) => brand)).toEqual([null, 'Bäckerei Nord']);
  });

  it.each([
    ['goal', 'world peace'],
    ['placement', 'billboard'],
    ['brand', 'x'.repeat(61)],
    ['brand', 'line\nbreak'],
  ])('refuses a %s of %j, and leaves nothing', async (name, value) => {
    const user = await app.signUp();
    const before = await filesOnDisk();
    const fields = { [name]: value } as never;
    const answer = await user.caller.attempt(analysisRoutes.createAnalysis, { ...uploadOf(await adImage()), fields });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 'invalid_input', details: { issues: [{ path: name }] } });
    expect(await filesOnDisk()).toEqual(before);
    expect(await ledgerOn(app.db).balance(user.id)).toMatchObject({ used: 0, reserved: 0 });
  });

  it('asks for a file when none came', async () => {
    const user = await app.signUp();
    const form = new FormData();
    form.append('other', 'text');
    const response = await user.caller.fetch('/api/analyze', { method: 'POST', body: form });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 'file_missing',
      message: 'Choose an image or video to get started',
    });
  });

  it('accepts exactly 10 of 50 requests at once against a balance of 10', async () => {
    const user = await app.signUp();
    await leaveTokens(app.db, user.id, 10);
    const before = (await filesOnDisk()).length;
    const image = await adImage();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => user.caller.attempt(analysisRoutes.createAnalysis, uploadOf(image))),
    );
    const codes = answers.map((a) => (a.status === 202 ? 'accepted' : (a.body as ErrorEnvelope).code));
    expect(codes.filter((c) => c === 'accepted')).toHaveLength(10);
    expect(codes.filter((c) => c === 'tokens_exhausted')).toHaveLength(40);
    expect(answers.filter((a) => a.status === 402)).toHaveLength(40);
    expect(await ledgerOn(app.db).balance(user.id)).toMatchObject({ reserved: 10, available: 0 });
    expect(await verifyLedger(app.db, user.id)).toEqual([]);
    expect(await user.caller.call(analysisRoutes.listAnalyses, {})).toHaveLength(10);
    // One file an accepted analysis, nothing of the refused ones.
    expect((await filesOnDisk()).length - before).toBe(10);
    expect(await app.db('platform.orphaned_files').where({ user_id: user.id })).toEqual([]);
  });

  it('says with 402 how many tokens there were and when they come back', async () => {
    const user = await app.signUp();
    await leaveTokens(app.db, user.id, 0);
    const answer = await refusal(user, await adImage());
    expect(answer).toMatchObject({ status: 402, code: 'tokens_exhausted', details: { limit: 50, used: 50 } });
    expect(answer.message).toMatch(/^You have used 50 of your 50 tokens\. They reset on [A-Z][a-z]+ 1, \d{4}\.$/);
  });

  it('pauses with 503 while ops has switched intake off', async () => {
    const user = await app.signUp();
    app.flags.set('ops.analysis-intake', false);
    try {
      expect(await refusal(user, await adImage())).toMatchObject({ status: 503, code: 'analysis_paused' });
    } finally {
      app.flags.set('ops.analysis-intake', true);
    }
  });

  it('does not keep a readable copy of the upload', async () => {
    const user = await app.signUp();
    const canary = Buffer.from('canary-in-the-picture-9f2c');
    await user.caller.call(analysisRoutes.createAnalysis, uploadOf(Buffer.concat([await adImage(), canary])));
    for (const path of await filesOnDisk()) expect((await readFile(path)).includes(canary)).toBe(false);
    expect(app.logLines.join('\n')).not.toContain('canary-in-the-picture');
  });
});
