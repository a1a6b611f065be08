import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { atMost, oneLine, storable } from './text.ts';

const takes = (schema: z.core.$ZodType, text: string): boolean => z.safeParse(schema, text).success;

describe('atMost', () => {
  const schema = z.string().check(atMost(3, 'too long'));

  it.each([
    ['abc', true],
    ['abcd', false],
    ['🍞🥖🥐', true],
    ['🍞🥖🥐🥨', false],
    ['', true],
  ])('counts characters as a person does: %s', (text, allowed) => {
    expect(takes(schema, text)).toBe(allowed);
  });

  it('stands in the document', () => {
    expect(z.toJSONSchema(schema)).toMatchObject({ type: 'string', maxLength: 3 });
  });
});

describe('what is refused of a text', () => {
  const any = z.string().check(...storable('no'));
  const line = z.string().check(...oneLine('no'));

  it.each([
    ['plain', true, true],
    ['two\nlines\tand a tab', true, false],
    ['\u001b[31mred', true, false],
    ['\u0085', true, false],
    ['a\u0000b', false, false],
    ['half \ud83d', false, false],
    ['\udc00 half', false, false],
    ['whole 🍞', true, true],
    ['\u202ethgir', true, true],
    ['', true, true],
  ])('%j: storable %s, as one line %s', (text, stored, oneLined) => {
    expect([takes(any, text), takes(line, text)]).toEqual([stored, oneLined]);
  });
});
