import { describe, expect, it } from 'vitest';
import { oneLife } from '../../tests/one-life.ts';
import type { AccountSnapshot } from '../stripe/account-snapshot.ts';
import { accountState, invoiceStatus, tokensOf } from './account-state.ts';

const life = oneLife('x').map(({ after }) => after);
const at = (index: number): AccountSnapshot => {
  const found = life[index];
  if (!found) throw new Error('no such moment');
  return found;
};
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

describe('accountState', () => {
  it('keeps the plan while a payment is overdue for less than seven days, and the period that was paid', () => {
    const held = accountState(at(6), noon('2027-02-16'));
    expect(held).toMatchObject({
      plan: 'pro',
      paid: { from: noon('2027-01-10'), until: noon('2027-02-10') },
      overdue: { since: noon('2027-02-10'), until: noon('2027-02-17'), amount: 4999 },
    });
    expect(accountState(at(6), noon('2027-02-17'))).toMatchObject({ plan: 'free', paid: null });
  });

  it('grants per paid invoice, the upgrade in the period it fell into', () => {
    const { grants } = accountState(at(11), noon('2027-03-10'));
    expect(grants.map(({ plan, period }) => [plan, period.from])).toEqual([
      ['starter', noon('2027-01-10')],
      ['pro', noon('2027-01-10')],
      ['pro', noon('2027-02-10')],
    ]);
    const [first, upgrade] = grants;
    expect(first && tokensOf(first, 0)).toBe(200);
    expect(upgrade && tokensOf(upgrade, 200)).toBe(300);
    expect(upgrade && tokensOf(upgrade, 700)).toBe(0);
  });

  it('is free once the subscription ended, and for a customer who was deleted', () => {
    expect(accountState(at(11), noon('2027-03-10'))).toMatchObject({ plan: 'free', current: null, paid: null });
    const gone = { deleted: true, subscriptions: [], invoices: [], cards: [] };
    expect(accountState(gone, noon('2027-03-10')).plan).toBe('free');
  });

  it('keeps the first of two subscriptions and names the other', () => {
    const [one] = at(1).subscriptions;
    if (!one) throw new Error('no subscription');
    const second = { ...one, id: 'sub_second', plan: 'elite' as const, startedAt: noon('2027-01-11') };
    const state = accountState({ ...at(1), subscriptions: [second, one] }, noon('2027-01-12'));
    expect([state.plan, state.current?.id, state.surplus.map(({ id }) => id)]).toEqual([
      'starter',
      one.id,
      ['sub_second'],
    ]);
  });
});

describe('two subscriptions of one second', () => {
  it('keeps the one that stood, whatever their names; without one always the same', () => {
    const [one] = at(1).subscriptions;
    if (!one) throw new Error('no subscription');
    const two = [
      { ...one, id: 'sub_a' },
      { ...one, id: 'sub_b' },
    ];
    for (const subscriptions of [two, [...two].reverse()]) {
      const of = (standing: string | null) =>
        accountState({ ...at(1), subscriptions }, noon('2027-01-12'), standing).current?.id;
      expect([of('sub_a'), of('sub_b'), of(null), of('sub_gone')]).toEqual(['sub_a', 'sub_b', 'sub_a', 'sub_a']);
    }
    const first = { ...one, id: 'sub_c', startedAt: noon('2027-01-09') };
    expect(accountState({ ...at(1), subscriptions: [...two, first] }, noon('2027-01-12'), 'sub_b').current?.id).toBe(
      'sub_c',
    );
  });
});

describe('invoiceStatus', () => {
  it.each([
    ['paid', true, 'paid'],
    ['open', true, 'failed'],
    ['open', false, 'pending'],
    ['void', false, 'cancelled'],
    ['uncollectible', true, 'failed'],
    ['something_new', true, 'something_new'],
  ])('calls %s (attempted: %s) %s', (status, attempted, word) => {
    expect(invoiceStatus({ status, attempted, lastTry: null })).toBe(word);
  });

  it('calls one pending whose payment only waits for its confirmation', () => {
    const lastTry = { cardId: 'pm_1', confirms: true };
    expect(invoiceStatus({ status: 'open', attempted: true, lastTry })).toBe('pending');
    expect(invoiceStatus({ status: 'void', attempted: true, lastTry })).toBe('cancelled');
  });
});
