import type { Knex } from 'knex';
import { expect, it } from 'vitest';
import type { Fact } from '#platform/module/fact-listener.ts';
import { createFactListener } from './fact-events.ts';

const at = new Date('2026-11-28T10:00:00Z');

async function recorded(fact: Fact): Promise<object[]> {
  const kept: object[] = [];
  const listener = createFactListener({
    record: async (_, { owner, at: when, ...event }) => {
      expect([owner, when]).toEqual(['owner', at]);
      kept.push(event);
    },
  });
  await listener.happened({} as Knex.Transaction, 'owner', fact, at);
  return kept;
}

const ended = { kind: 'analysis_ended', analysisId: 'a1', creative: 'video', ms: 900 } as const;

it.each<[string, Fact, object[]]>([
  [
    'a completed analysis with its score, and that its file was looked up',
    { ...ended, outcome: 'completed', score: 64, cached: true },
    [
      { kind: 'analysis_completed', name: 'a1', feature: 'video', value: 64, ms: 900 },
      { kind: 'measurement_lookup', name: 'a1', feature: 'hit' },
    ],
  ],
  [
    'a failed analysis without a score',
    { ...ended, outcome: 'failed', score: null, cached: false },
    [{ kind: 'analysis_failed', name: 'a1', feature: 'video', ms: 900 }],
  ],
  [
    'a fix once for ever',
    { kind: 'fix_taken', analysisId: 'a1', fixId: 'tone', gain: 4 },
    [{ kind: 'fix_taken', name: 'a1 tone', isOnce: true, feature: 'tone', value: 4 }],
  ],
  [
    'a report that was opened',
    { kind: 'report_opened', analysisId: 'a1' },
    [{ kind: 'report_opened', name: 'a1', feature: 'analysis' }],
  ],
  [
    'a plan that was raised',
    { kind: 'plan_changed', from: 'starter', to: 'elite' },
    [{ kind: 'plan_changed', name: 'starter elite', feature: 'raised', props: { from: 'starter', to: 'elite' } }],
  ],
  [
    'a plan that was lowered',
    { kind: 'plan_changed', from: 'pro', to: 'free' },
    [{ kind: 'plan_changed', name: 'pro free', feature: 'lowered', props: { from: 'pro', to: 'free' } }],
  ],
])('keeps %s', async (_, fact, events) => {
  expect(await recorded(fact)).toEqual(events);
});
