import { expect, it } from 'vitest';
import { addExport, addImport, addToArray, addToObject } from './edit-source.ts';

it('adds to an array, whatever stands around it', () => {
  expect(addToArray('export const all: readonly X[] = [a, b];', 'all', 'c')).toBe(
    'export const all: readonly X[] = [a, b, c];',
  );
  const typed = 'const other = [1];\nexport const all = [\n  a, // the first\n] as const satisfies readonly X[];';
  expect(addToArray(typed, 'all', 'b')).toBe(
    'const other = [1];\nexport const all = [\n  a, b, // the first\n] as const satisfies readonly X[];',
  );
  expect(addToArray('const all: X[] = [];', 'all', 'a')).toBe('const all: X[] = [a];');
});

it('adds to an object, and not to one in a comment or a string', () => {
  const text = "// const map = {};\nconst said = 'const map = {}';\nconst map = { a: 1 } as const;";
  expect(addToObject(text, 'map', "'b-c': 2")).toBe(
    "// const map = {};\nconst said = 'const map = {}';\nconst map = { a: 1, 'b-c': 2 } as const;",
  );
});

it('adds imports and exports below those that are there', () => {
  expect(addImport("import a from 'a';\n\nconst b = a;\n", "import c from 'c';")).toBe(
    "import a from 'a';\nimport c from 'c';\n\nconst b = a;\n",
  );
  expect(addExport("export { a } from './a.ts';\n", "export { b } from './b.ts';")).toBe(
    "export { a } from './a.ts';\nexport { b } from './b.ts';\n",
  );
});

it('says what is missing', () => {
  expect(() => addToArray('const all = {};', 'all', 'a')).toThrow('all is no array');
  expect(() => addToObject('const other = {};', 'map', 'a')).toThrow('There is no constant map');
});
