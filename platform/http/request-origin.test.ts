import { describe, expect, it } from 'vitest';
import { createOriginCheck } from './request-origin.ts';

const OURS = 'https://app.adjudge.test';
const origins = createOriginCheck({ publicUrl: `${OURS}/some/path` });

function allowed(headers: Record<string, string>, method = 'POST'): boolean {
  try {
    origins.check({ method, headers });
    return true;
  } catch (error) {
    expect(error).toMatchObject({ code: 'origin_refused', status: 403 });
    return false;
  }
}

describe('where a state change comes from', () => {
  it.each([
    ['the browser says it is the same origin', { 'sec-fetch-site': 'same-origin' }, true],
    ['the person themselves', { 'sec-fetch-site': 'none' }, true],
    ['a sibling host', { 'sec-fetch-site': 'same-site', origin: OURS }, false],
    ['another site, whatever its origin claims', { 'sec-fetch-site': 'cross-site', origin: OURS }, false],
    ['a word that no browser says', { 'sec-fetch-site': 'Same-Origin' }, false],
    ['our origin, from a browser that does not say', { origin: OURS }, true],
    ['another origin', { origin: 'https://evil.example' }, false],
    ['our name as a prefix of another', { origin: 'https://app.adjudge.test.evil.example' }, false],
    ['our name as user part', { origin: 'https://app.adjudge.test@evil.example' }, false],
    ['our host without TLS', { origin: 'http://app.adjudge.test' }, false],
    ['our host at another port', { origin: 'https://app.adjudge.test:8443' }, false],
    ['the opaque origin of a sandboxed frame', { origin: 'null' }, false],
    ['an empty origin', { origin: '' }, false],
    ['our page as referer alone', { referer: `${OURS}/login` }, false],
    ['our host as the one it went to', { host: 'app.adjudge.test', origin: 'http://10.0.0.7:3000' }, false],
    ['nothing at all', {}, false],
  ] as [string, Record<string, string>, boolean][])('%s: %j', (_what, headers, expected) => {
    expect(allowed(headers)).toBe(expected);
  });
});

it.each(['GET', 'HEAD', 'OPTIONS'])('%s needs no proof, since it changes nothing', (method) => {
  expect(allowed({ origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' }, method)).toBe(true);
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE'])('%s does', (method) => {
  expect(allowed({}, method)).toBe(false);
});
