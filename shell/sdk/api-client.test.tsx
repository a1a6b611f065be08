import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { defineRoutes } from '#platform/contract/define-routes.ts';
import { buildUrl, createApiClient } from './api-client.ts';
import type { UploadRequest } from './upload-transport.ts';

const routes = defineRoutes('test', {
  read: {
    method: 'GET',
    path: '/api/things/{id}',
    summary: '',
    params: z.object({ id: z.string() }),
    query: z.object({ page: z.optional(z.number()) }),
    responses: { 200: z.object({ name: z.string() }) },
  },
  write: {
    method: 'POST',
    path: '/api/things',
    summary: '',
    body: z.object({ name: z.string() }),
    responses: { 204: null },
  },
  send: {
    method: 'POST',
    path: '/api/files',
    summary: '',
    upload: { field: 'file', maxBytes: 10 },
    responses: { 200: z.object({ ok: z.boolean() }) },
  },
});

const clientOver = (fetch: typeof globalThis.fetch, upload = vi.fn()) =>
  createApiClient({ fetch, upload, shownUser: () => 'ada' });

describe('the API client', () => {
  it('fills the path, adds the query and leaves out of reads who is shown', async () => {
    const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) => Response.json({ name: 'a' }));
    const answer = await clientOver(fetch as never).call(routes.read, { params: { id: 'a/b' }, query: { page: 2 } });
    expect(answer).toEqual({ name: 'a' });
    expect(fetch.mock.calls[0]?.[0]).toBe('/api/things/a%2Fb?page=2');
    expect(fetch.mock.calls[0]?.[1]?.headers).not.toHaveProperty('x-acting-user');
  });

  it('sends JSON and who is shown on a changing call, and takes an empty answer', async () => {
    const fetch = vi.fn(async (_url: unknown, _init?: RequestInit) => new Response(null, { status: 204 }));
    expect(await clientOver(fetch as never).call(routes.write, { body: { name: 'x' } })).toBeUndefined();
    const init = fetch.mock.calls[0]?.[1];
    expect(init?.headers).toMatchObject({ 'x-acting-user': 'ada', 'content-type': 'application/json' });
    expect(init?.body).toBe('{"name":"x"}');
    expect(init?.credentials).toBe('same-origin');
  });

  it('puts a file into the field the contract names', async () => {
    const upload = vi.fn(async (_request: UploadRequest) => ({ status: 200, statusText: 'OK', text: '{"ok":true}' }));
    const client = clientOver(vi.fn() as never, upload as never);
    await client.call(routes.send, { file: new File(['x'], 'x.png'), fileName: 'x.png' });
    const request = upload.mock.calls[0]?.[0];
    expect(request?.form.get('file')).toHaveProperty('name', 'x.png');
    expect(request?.headers['x-acting-user']).toBe('ada');
    expect(request?.headers).not.toHaveProperty('content-type');
  });

  it('turns a refusal into its code, details and request id', async () => {
    const fetch = async () =>
      Response.json(
        { message: 'No', code: 'tokens_exhausted', details: { used: 1 }, requestId: 'r-9' },
        { status: 402 },
      );
    await expect(clientOver(fetch as never).call(routes.write, { body: { name: '' } })).rejects.toMatchObject({
      message: 'No',
      code: 'tokens_exhausted',
      status: 402,
      details: { used: 1 },
      requestId: 'r-9',
    });
  });

  it.each([
    ['{"error":"Old clients"}', 'Bad', 'Old clients'],
    ['<html>', 'Bad Gateway', 'Bad Gateway'],
    ['null', '', 'HTTP 502'],
  ])('reads a foreign refusal %s', async (text, statusText, message) => {
    const fetch = async () => new Response(text, { status: 502, statusText });
    await expect(clientOver(fetch as never).call(routes.write, { body: { name: '' } })).rejects.toMatchObject({
      message,
    });
  });

  it('calls it a network failure when nothing answers, and an abort when we stopped it', async () => {
    const dead = async () => Promise.reject(new TypeError('Failed to fetch'));
    await expect(clientOver(dead as never).call(routes.write, { body: { name: '' } })).rejects.toMatchObject({
      code: 'network',
      status: 0,
      message: 'Connection error. Please try again.',
    });
    const signal = AbortSignal.abort();
    await expect(
      clientOver(dead as never).call(routes.write, { body: { name: '' } }, { signal }),
    ).rejects.toMatchObject({ code: 'aborted' });
  });

  it('says so when an answer is no JSON', async () => {
    const fetch = async () => new Response('<html>', { status: 200 });
    await expect(clientOver(fetch as never).call(routes.write, { body: { name: '' } })).rejects.toMatchObject({
      code: 'unreadable',
    });
  });
});

describe('a tab that shows somebody who is signed in no more', () => {
  it('does nothing for the one who is, and has the page look who it is', async () => {
    const onOtherAccount = vi.fn();
    const fetch = async () => Response.json({ message: 'No', code: 'other_account', requestId: 'r' }, { status: 409 });
    const client = createApiClient({ fetch: fetch as never, shownUser: () => 'ada', onOtherAccount });
    await expect(client.call(routes.write, { body: { name: '' } })).rejects.toMatchObject({ code: 'other_account' });
    expect(onOtherAccount).toHaveBeenCalledOnce();
  });
});

describe('buildUrl', () => {
  it('refuses a missing parameter', () => {
    expect(() => buildUrl('/api/{id}', {})).toThrow('needs the parameter id');
  });

  it('leaves out what is not set', () => {
    expect(buildUrl('/api/x', { query: { a: undefined, b: null, c: 0 } })).toBe('/api/x?c=0');
  });
});
