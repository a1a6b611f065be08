import { describe, expect, it } from 'vitest';
import { findCtas } from './find-cta.ts';
import { leavesVerbToNext } from './subject-before.ts';
import { ORDERS, REQUEST_AFTER, STATEMENTS, SUBJECT_BEFORE } from './testing/noun-or-order.ts';

describe('a line that opens with a verb that is a noun too', () => {
  it.each(ORDERS)('asks in "%s"', (text) => {
    expect(findCtas(text)).toHaveLength(1);
  });

  it.each(STATEMENTS)('asks for nothing in "%s"', (text) => {
    expect(findCtas(text)).toEqual([]);
  });

  it.each([
    ['Order books are full Call us today', 'Call us today'],
    ['Free delivery is here Shop now', 'Shop now'],
  ])('leaves the request that ends "%s"', (text, request) => {
    expect(findCtas(text).map((call) => call.text)).toEqual([request]);
  });

  it('is tried on enough of both', () => {
    expect(ORDERS.length).toBeGreaterThanOrEqual(40);
    expect(STATEMENTS.length).toBeGreaterThanOrEqual(25);
  });
});

describe('a line whose subject stands in the one before', () => {
  it.each(SUBJECT_BEFORE)('is awaited by "%s"', (before) => {
    expect(leavesVerbToNext(before)).toBe(true);
  });

  it.each(REQUEST_AFTER)('is not awaited by "%s"', (before, line) => {
    expect(leavesVerbToNext(before)).toBe(false);
    expect(findCtas(line)).toHaveLength(1);
  });
});
