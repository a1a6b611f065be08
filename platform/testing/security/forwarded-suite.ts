import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../create-test-app.ts';

const AT_ONCE = 20;

/** How many of `tries` pass a limit by address when each claims another address in `X-Forwarded-For`. */
export function forwardedForSuite({ tries }: { tries: number }): void {
  const apps: { none?: TestApp; one?: TestApp } = {};
  beforeAll(async () => {
    const start = (proxies: number) =>
      createTestApp({ modules: [], environment: { TRUSTED_PROXIES: String(proxies) } });
    apps.none = await start(0);
    apps.one = await start(1);
  }, 120_000);
  afterAll(async () => {
    await apps.none?.stop();
    await apps.one?.stop();
  });

  const claimed = (i: number): string => `${1 + ((i >> 16) & 127)}.${(i >> 8) & 255}.${i & 255}.${1 + (i % 250)}`;

  async function passed(app: TestApp | undefined, header: (i: number) => string): Promise<number> {
    let count = 0;
    for (let from = 0; from < tries; from += AT_ONCE) {
      const answers = await Promise.all(
        Array.from({ length: Math.min(AT_ONCE, tries - from) }, async (_, i) => {
          const response = await fetch(`${app?.url}/api/auth/check-email?email=ada${from + i}@example.test`, {
            headers: { 'x-forwarded-for': header(from + i) },
          });
          await response.arrayBuffer();
          return response.status;
        }),
      );
      expect(answers.every((status) => status === 200 || status === 429)).toBe(true);
      count += answers.filter((status) => status === 200).length;
    }
    return count;
  }

  describe(`${tries} tries with rotated X-Forwarded-For`, () => {
    const points = (): number => {
      const route = apps.none?.routes.find(({ path }) => path === '/api/auth/check-email');
      return route?.limits?.[0]?.points ?? 0;
    };

    it('pass as often as one address may, where no proxy is trusted', async () => {
      expect(points()).toBeGreaterThan(0);
      expect(await passed(apps.none, claimed)).toBe(points());
    });

    it('pass as often as one address may behind one proxy, whatever stands before what it appended', async () => {
      expect(await passed(apps.one, (i) => `${claimed(i)}, ${claimed(i + 7)}, 192.0.2.77`)).toBe(points());
    });

    it('count by themselves where the proxy saw another address each time', async () => {
      const some = Math.min(tries, 200);
      const before = await passed(apps.one, (i) => `192.0.2.77, ${claimed(i % some)}`);
      // Each of the addresses has its own tries.
      expect(before).toBe(Math.min(tries, some * points()));
    });
  });
}
