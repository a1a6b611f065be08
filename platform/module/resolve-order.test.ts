import { describe, expect, it } from 'vitest';
import { resolveOrder } from './resolve-order.ts';
import { createServiceRef, optional, type ServiceRef } from './service-ref.ts';

const module = (
  id: string,
  parts: { requires?: ServiceRef<unknown>[]; provides?: ServiceRef<unknown>[] } = {},
): Parameters<typeof resolveOrder>[0][number] => ({
  manifest: { id, title: id, summary: '', gate: {}, stage: 'core' },
  requires: Object.fromEntries((parts.requires ?? []).map((ref, i) => [`r${i}`, ref])),
  provides: parts.provides ?? [],
});

const ledger = createServiceRef<object>('billing.ledger');
const reports = createServiceRef<object>('reports.store');
const ids = (modules: ReturnType<typeof module>[]): string[] => resolveOrder(modules).map((m) => m.manifest.id);

describe('resolveOrder', () => {
  it('puts a provider before the one that requires it, whatever their names', () => {
    expect(ids([module('analysis', { requires: [ledger] }), module('billing', { provides: [ledger] })])).toEqual([
      'billing',
      'analysis',
    ]);
  });

  it('is the same for every order of the list', () => {
    const list = [module('c'), module('a', { requires: [ledger] }), module('billing', { provides: [ledger] })];
    expect(ids(list)).toEqual(ids([...list].reverse()));
  });

  it('does without an optional service that nobody provides', () => {
    expect(ids([module('a', { requires: [optional(ledger)] })])).toEqual(['a']);
  });

  it.each([
    [
      'nobody provides it',
      [module('a', { requires: [ledger] })],
      "'a' requires 'billing.ledger', which no module provides.",
    ],
    ['two modules share a name', [module('a'), module('a')], "Two modules are called 'a'."],
    [
      'one module takes the name of another',
      [module('a', { provides: [ledger] })],
      "'a' may not provide 'billing.ledger': the name belongs to another module.",
    ],
    [
      'two require each other',
      [
        module('billing', { provides: [ledger], requires: [reports] }),
        module('reports', { provides: [reports], requires: [ledger] }),
      ],
      'Modules require each other in a circle: billing -> reports -> billing.',
    ],
  ])('stops with a sentence when %s', (_case, list, sentence) => {
    expect(() => resolveOrder(list)).toThrow(sentence);
  });
});
