import { describe, expect, it } from 'vitest';
import { withoutServersPart } from './schema-free-plugin.ts';

describe('withoutServersPart', () => {
  it.each([
    ["{ summary: 'It\\'s here.', path: '/a' }", "{ summary: ''           , path: '/a' }"],
    ["{\n  summary:\n    'One, two.',\n  body }", "{\n  summary:\n    ''         ,\n  body }"],
    [`{ summary: "Don't" }`, "{ summary: ''      }"],
    ["limits: [{ name: 'a' }],", 'limits: 0              ,'],
    ["limits: [\n  { a: 'b' },\n],", 'limits: 0\n             \n ,'],
    ['{ limits: writes }', '{ limits: 0      }'],
    ['{ errors: [ERRORS.gone, ...paid] }', '{ errors: 0                      }'],
  ])('empties %j in place', (code, emptied) => {
    expect(withoutServersPart(code)).toBe(emptied);
    expect(emptied).toHaveLength(code.length);
  });

  it('leaves a field of that name, and other sentences', () => {
    const code = "z.object({ summary: z.string(), limits: z.array(row), errors: z.array(row), message: 'Stays' });";
    expect(withoutServersPart(code)).toBe(code);
  });
});
