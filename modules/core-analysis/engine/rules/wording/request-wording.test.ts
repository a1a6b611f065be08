import { describe, expect, it } from 'vitest';
import { GOALS } from '../../../contract/analysis.ts';
import { REQUEST_EXAMPLES } from '../../copy/request-examples.ts';
import { requestIn } from '../../copy/request-line.ts';
import { makeMeasurements } from '../../testing/measurements-factory.ts';
import { callToActionWordRules } from '../message/call-to-action-words.ts';

const [K01, K02] = callToActionWordRules;
const SETTINGS = { goal: 'sales', placement: 'meta_feed' } as const;

function put(rule: typeof K02, text: string) {
  const m = makeMeasurements();
  const read = requestIn(text);
  const { cta } = m.copy;
  if (!cta || !rule) throw new Error('no request');
  const wording = { text, verb: read?.verb ?? text.toLowerCase(), specific: read?.specific ?? false };
  const a = rule.assess({ ...m, copy: { ...m.copy, cta: { ...cta, ...wording } } }, SETTINGS);
  if (a.kind !== 'judged') throw new Error(`${text} was not judged`);
  return a;
}

const worth = (text: string) => put(K02, text).response;

describe('the wording of the request', () => {
  it.each([
    ['Get my fig box', 'Shop now'],
    ['Shop now', 'Learn more'],
    ['Jetzt bestellen', 'Mehr erfahren'],
    ['Commander maintenant', 'En savoir plus'],
    ['Comprar ahora', 'Saber más'],
    ['Learn more', 'Submit'],
    ['Mehr erfahren', 'Absenden'],
  ])('of “%s” is worth more than of “%s”', (better, worse) => {
    expect(worth(better)).toBeGreaterThan(worth(worse));
  });

  it.each(['Submit', 'Click here', 'OK', 'Continue', 'Hier klicken', 'Weiter', 'Cliquez ici', 'Envoyer', 'Enviar'])(
    'of “%s” has no marks, and is told to name only the click',
    (text) => {
      expect(worth(text)).toBe(0);
      expect(put(K02, text).bad().title).toBe(`“${text}” names only the click itself`);
    },
  );

  it.each(
    Object.values(REQUEST_EXAMPLES).flatMap((by) => GOALS.flatMap((goal) => by[goal].flatMap((words) => words ?? []))),
  )('of “%s”, which we suggest, is no fault', (text) => expect(worth(text)).toBeGreaterThan(0.5));

  it('is not praised by the rule that a request is there', () => {
    for (const text of ['Submit', 'Learn more', 'Get my fig box']) {
      const { title, text: said } = put(K01, text).good();
      expect(title).toContain('asks for the click');
      expect(`${title} ${said}`).not.toMatch(/what to do|guess/);
    }
  });
});
