import { describe, expect, it } from 'vitest';
import { withoutSummaries } from './schema-free-plugin.ts';

describe('withoutSummaries', () => {
  it.each([
    ["{ summary: 'It\\'s here.', path: '/a' }", "{ summary: ''           , path: '/a' }"],
    ["{\n  summary:\n    'One, two.',\n  body }", "{\n  summary:\n    ''         ,\n  body }"],
    [`{ summary: "Don't" }`, "{ summary: ''      }"],
  ])('empties %j in place', (code, emptied) => {
    expect(withoutSummaries(code)).toBe(emptied);
    expect(emptied).toHaveLength(code.length);
  });

  it('leaves a field of that name, and other sentences', () => {
    const code = "z.object({ summary: z.string(), message: 'Stays' })";
    expect(withoutSummaries(code)).toBe(code);
  });
});
