import { expect, test } from 'vitest';
import { type BrowserProbes, findBrowser } from './find-browser.ts';

const asked: string[] = [];
/** Probes that find nothing but what is given, and note that they were asked. */
function probes(
  found: Partial<Record<'configured' | 'system' | 'playwrights' | 'download' | 'install', string>>,
): BrowserProbes {
  asked.length = 0;
  const look = (name: keyof typeof found) => () => {
    asked.push(name);
    return found[name];
  };
  const get = (name: 'download' | 'install') => async () => {
    const path = look(name)();
    if (path === undefined) throw new Error(`${name} is not to be had`);
    return path;
  };
  return {
    configured: look('configured'),
    exists: (path) => !path.startsWith('/gone'),
    system: look('system'),
    playwrights: look('playwrights'),
    download: get('download'),
    install: get('install'),
  };
}

const ORDER = ['configured', 'system', 'playwrights', 'download', 'install'] as const;

test.each(ORDER.map((name, index) => [name, ORDER.slice(0, index + 1)] as const))(
  '%s is taken when it is the first to have one',
  async (name, expected) => {
    expect(await findBrowser(probes({ [name]: `/bin/${name}` }))).toBe(`/bin/${name}`);
    expect(asked).toEqual(expected);
  },
);

test('CHROMIUM_PATH that names nothing fails instead of another browser being taken', async () => {
  await expect(findBrowser(probes({ configured: '/gone/chromium', system: '/bin/chromium' }))).rejects.toThrow(
    /CHROMIUM_PATH is \/gone\/chromium, where there is no file/,
  );
});

test('with none to be had the sentence says how to get one, and why each way failed', async () => {
  const nothing = { ...probes({}), install: undefined };
  await expect(findBrowser(nothing)).rejects.toThrow(
    /Set CHROMIUM_PATH.*download is not to be had.*only root on a Debian system/s,
  );
});
