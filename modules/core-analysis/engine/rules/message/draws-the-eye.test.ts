import { expect, it } from 'vitest';
import { makeMeasurements } from '../../testing/measurements-factory.ts';
import { RULE_BOOK } from '../book/rule-book.ts';

//   planted: a request that is skipped, once on plain ground and once amid what is busiest
it('asks for a calmer place only where the request stands amid busy detail', () => {
  const { cta } = makeMeasurements().copy;
  if (!cta) throw new Error('the factory has a request');
  const adviceWith = (worst: (typeof cta.region)[]) => {
    const skipped = { ...cta, attentionShare: 0.02, attentionDensity: 0.6 };
    const m = makeMeasurements({ copy: { cta: skipped }, clutter: { worst } });
    const a = RULE_BOOK.find(({ id }) => id === 'S-01C')?.assess(m, { goal: 'sales', placement: 'meta_feed' });
    return a?.kind === 'judged' ? `${a.advice().title} ${a.advice().text}` : '';
  };
  expect(adviceWith([])).toMatch(/set it larger or in a stronger contrast/u);
  expect(adviceWith([])).not.toMatch(/busy detail|Clear the background/u);
  expect(adviceWith([cta.region])).toMatch(/busy detail/u);
});
