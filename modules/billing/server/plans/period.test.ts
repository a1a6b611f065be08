import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { periodOf } from './period.ts';

const keysFrom = (anchor: string | null, from: string, count: number): string[] => {
  const keys: string[] = [];
  let at = new Date(from);
  for (let i = 0; i < count; i += 1) {
    const period = periodOf(at, anchor === null ? null : new Date(anchor));
    keys.push(period.key);
    at = period.endsAt;
  }
  return keys;
};

describe('periodOf', () => {
  it.each([
    [
      'the 31st: the last day of short months, and the 31st again',
      '2027-01-31T10:00:00Z',
      ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30', '2027-07-31'],
    ],
    ['the 30th', '2027-12-30T00:00:00Z', ['2027-12-30', '2028-01-30', '2028-02-29', '2028-03-30', '2028-04-30']],
    ['the 29th in a common year', '2027-01-29T23:59:59.999Z', ['2027-01-29', '2027-02-28', '2027-03-29']],
    ['a leap day', '2028-02-29T12:00:00Z', ['2028-02-29', '2028-03-29', '2028-04-29']],
  ])('counts from %s', (_, anchor, keys) => {
    expect(keysFrom(anchor, anchor, keys.length)).toEqual(keys);
  });

  it('comes back to the leap day after four years', () => {
    const keys = keysFrom('2028-02-29T12:00:00Z', '2028-02-29T12:00:00Z', 49);
    expect(keys.filter((key) => key.slice(5, 7) === '02')).toEqual([
      '2028-02-29',
      '2029-02-28',
      '2030-02-28',
      '2031-02-28',
      '2032-02-29',
    ]);
  });

  it('is a calendar month without an anchor', () => {
    expect(periodOf(new Date('2028-02-29T23:59:59.999Z'), null)).toEqual({
      key: '2028-02-01',
      startsAt: new Date('2028-02-01T00:00:00Z'),
      endsAt: new Date('2028-03-01T00:00:00Z'),
    });
  });

  it('begins at the anchor’s time of day, to the millisecond', () => {
    const anchor = new Date('2027-05-31T23:59:59.999Z');
    expect(periodOf(new Date('2027-06-30T23:59:59.998Z'), anchor).key).toBe('2027-05-31');
    expect(periodOf(new Date('2027-06-30T23:59:59.999Z'), anchor).key).toBe('2027-06-30');
  });

  const instant = fc.date({ min: new Date('2026-01-01'), max: new Date('2060-01-01'), noInvalidDate: true });

  it('holds every instant, leaves no gap, and is 28 to 31 days long', () => {
    fc.assert(
      fc.property(instant, fc.option(instant), (at, anchor) => {
        const { startsAt, endsAt, key } = periodOf(at, anchor);
        expect(startsAt <= at && at < endsAt).toBe(true);
        const next = periodOf(endsAt, anchor);
        expect(next.startsAt).toEqual(endsAt);
        expect(next.key > key).toBe(true);
        expect(periodOf(new Date(endsAt.getTime() - 1), anchor)).toEqual({ startsAt, endsAt, key });
        const days = (endsAt.getTime() - startsAt.getTime()) / 86_400_000;
        expect(days >= 28 && days <= 31).toBe(true);
        if (anchor) expect(periodOf(anchor, anchor).startsAt).toEqual(anchor);
      }),
      { numRuns: 2000, seed: 20261122 },
    );
  });

  describe('on a machine of another time zone', () => {
    afterEach(() => void vi.unstubAllEnvs());

    it.each(['Pacific/Kiritimati', 'Etc/GMT+12', 'America/New_York'])('%s is the same', (zone) => {
      const at = new Date('2028-03-12T07:30:00Z');
      vi.stubEnv('TZ', zone);
      // The zone is in force: else this would prove nothing.
      expect(at.getTimezoneOffset()).not.toBe(0);
      expect(periodOf(new Date('2028-02-29T23:30:00Z'), null).key).toBe('2028-02-01');
      expect(periodOf(new Date('2028-03-01T00:00:00Z'), null).key).toBe('2028-03-01');
      expect(keysFrom('2028-01-31T23:30:00Z', '2028-01-31T23:30:00Z', 3)).toEqual([
        '2028-01-31',
        '2028-02-29',
        '2028-03-31',
      ]);
    });
  });
});
