import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MINIMUM_NODE, nodeVersionProblem } from './node-version.mjs';

test.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts Node %s', (version) => {
  expect(nodeVersionProblem(version)).toBeUndefined();
});

test.each(['18.20.4', '20.18.3', '20.9.0'])('refuses Node %s with a sentence that names both versions', (version) => {
  expect(nodeVersionProblem(version)).toContain(`needs Node 20.19.0 or newer; this is ${version}`);
});

test('asks for the same version as package.json', () => {
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  expect(engines.node).toBe(`>=${MINIMUM_NODE}`);
});
