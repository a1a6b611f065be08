import { describe, expect, it } from 'vitest';
import { readDate, readRange } from './read-date.ts';

describe('a date', () => {
  it.each([
    ['2024-01-31', '2024-01-31'],
    ['2026/05/27', '2026-05-27'],
    ['2018-08-14 07:00:00', '2018-08-14'],
    ['20260131', '2026-01-31'],
    ['31.01.2024', '2024-01-31'],
    ['1.10.2026', '2026-10-01'],
    ['25-Jan-21', '2021-01-25'],
    ['Jan 31, 2024', '2024-01-31'],
    ['1 June 2026', '2026-06-01'],
    ['16 de febrero de 2026 0:00', '2026-02-16'],
    ['17. September 2026', '2026-09-17'],
    ['1 septembre 2026', '2026-09-01'],
    ['9 de abril de 2025', '2025-04-09'],
    ['23 september 2026 00:00', '2026-09-23'],
    ['September 21, 2026, 12:00 AM', '2026-09-21'],
    ['Sep\u00a03, 2026', '2026-09-03'],
    ['2026年6月1日', '2026-06-01'],
    ['46174', '2026-06-01'],
  ])('%s', (text, day) => {
    expect(readDate(text, 'month-first')).toBe(day);
    expect(readDate(text, 'day-first')).toBe(day);
  });

  it.each([
    ['1/23/2019 12:00:00 AM|11', 'month-first', '2019-01-23'],
    ['31/1/2024', 'day-first', '2024-01-31'],
    ['23-9-2026', 'day-first', '2026-09-23'],
    ['01/02/25', 'day-first', '2025-02-01'],
    ['01/02/25', 'month-first', '2025-01-02'],
  ] as const)('%s read %s', (text, order, day) => {
    expect(readDate(text, order)).toBe(day);
  });

  it.each(['Ongoing', '', '2026-02-30', '13/13/2026', 'Total', '1999-01-01', 'All time', '12345678901'])(
    '%j is none',
    (text) => {
      expect(readDate(text, 'day-first')).toBeUndefined();
    },
  );
});

describe('a range', () => {
  it.each([
    ['1 June 2026 - 25 June 2026', '2026-06-01', '2026-06-25'],
    ['July 8, 2025 - July 31, 2025', '2025-07-08', '2025-07-31'],
    ['9 de abril de 2025 - 21 de abril de 2025', '2025-04-09', '2025-04-21'],
    ['17. September 2026 - 1. Oktober 2026', '2026-09-17', '2026-10-01'],
    ['Oct 25, 2016-Oct 31, 2016', '2016-10-25', '2016-10-31'],
    ['6/10/2026,6/16/2026', '2026-06-10', '2026-06-16'],
    ['2026-06-01', '2026-06-01', '2026-06-01'],
  ])('%s', (text, start, end) => {
    expect(readRange(text, 'month-first')).toEqual({ start, end });
  });

  it('of all time has no days', () => {
    expect(readRange('All time', 'day-first')).toBeUndefined();
  });
});
