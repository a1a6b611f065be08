import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

interface Result {
  score: number;
  interval: object;
  verdict: string;
  good: object[];
  bad: object[];
  strategy: object[];
}

const MADE = fileURLToPath(new URL('../../../../shell/site/assets/landing-sample.json', import.meta.url));

/** What the landing page shows of the sample ad, in short. After a new engine: `npx vitest run sample-result -u`. */
it('is what the engine said of the sample ad', async () => {
  const made = JSON.parse(readFileSync(MADE, 'utf8')) as { engineVersion: string; before: Result; after: Result };
  const { score, interval, verdict, good, bad, strategy } = made.before;
  const short = {
    engineVersion: made.engineVersion,
    before: { score, interval, verdict, good: good[0], bad: bad[0], strategy: strategy[0] },
    after: { score: made.after.score },
  };
  await expect(`${JSON.stringify(short, null, 2)}\n`).toMatchFileSnapshot('./sample-result.json');
});
