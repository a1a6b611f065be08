import type { Analyses } from '#modules/core-analysis/api.ts';
import type { Clock } from '#platform/clock.ts';
import type { TrainingType } from '../../contract/vocabulary.ts';
import {
  type Dataset,
  type DegradedResponses,
  type FixedResponses,
  responsesById,
  type StyleExamples,
} from '../data/dataset.ts';
import type { ExampleStore, StyleExample } from '../data/example-store.ts';

/** The three feedback styles. */
const STYLES = ['detailed', 'concise', 'action_focused'] as const;
/** Creatives of one account that a run makes degraded versions of: each is measured four times. */
const MOST_NEW: Readonly<Partial<Record<TrainingType, number>>> = {
  incremental: 10,
  emergency: 5,
  category_specific: 10,
};
const MOST_NEW_OTHERWISE = 50;

interface Deps {
  readonly analyses: Pick<Analyses, 'degraded' | 'fixes' | 'result'>;
  readonly examples: ExampleStore;
  readonly clock: Clock;
}

interface Options {
  readonly type: TrainingType;
  readonly signal: AbortSignal;
  /** Called before each creative, with the share that is done, 0..1. */
  onCreative(share: number): void;
}

/** A degraded version as it is kept: responses by rule. */
type DegradedContent = { readonly level: number; readonly responses: Readonly<Record<string, number | null>> };
type FixContent = { readonly title: string; readonly after: FixedResponses['after'] };

/**
 * Examples of the accounts' own creatives: versions made worse in one known respect, the fixes that scored higher, and the advice of
 * each result in the three feedback styles. What was made before is kept, so an interrupted phase goes on where it was.
 */
export async function generateExamples(deps: Deps, data: Dataset, options: Options): Promise<StyleExamples> {
  const { examples } = deps;
  const all = data.owners.reduce((sum, { creatives }) => sum + creatives.length, 0);
  let seen = 0;
  const most = MOST_NEW[options.type] ?? MOST_NEW_OTHERWISE;
  for (const { id: owner, creatives } of data.owners) {
    await examples.dropOthers(
      owner,
      creatives.map(({ id }) => id),
    );
    const [degraded, advised] = await Promise.all([
      examples.having(owner, 'degraded'),
      examples.having(owner, 'advice'),
    ]);
    let made = 0;
    for (const { id, kind, placement } of creatives) {
      options.signal.throwIfAborted();
      options.onCreative(seen / Math.max(1, all));
      seen += 1;
      if (!advised.has(id)) await examples.keep(owner, await textsOf(deps, owner, id), deps.clock.now());
      await examples.keep(owner, await fixesOf(deps, owner, { id, placement }), deps.clock.now());
      if (kind !== 'image' || degraded.has(id) || made >= most) continue;
      const versions = await degradedOf(deps, owner, id, options.signal);
      // Of a file that is gone there are none, and it costs nothing.
      if (versions.length > 0) made += 1;
      await examples.keep(owner, versions, deps.clock.now());
    }
  }
  return collected(deps, data);
}

async function degradedOf({ analyses }: Deps, owner: string, id: string, signal: AbortSignal): Promise<StyleExample[]> {
  const versions = await analyses.degraded(owner, id, signal);
  return versions.map(({ name, level, features }) => ({
    analysisId: id,
    kind: 'degraded',
    name: `${name} ${level}`,
    content: { level, responses: responsesById(features) } satisfies DegradedContent,
  }));
}

/** Fixes for the placement it was judged for: for another one, both files are measured otherwise. */
async function fixesOf(
  { analyses }: Deps,
  owner: string,
  { id, placement }: { readonly id: string; readonly placement: string },
): Promise<StyleExample[]> {
  return (await analyses.fixes(owner, id))
    .filter((fix) => fix.placement === placement)
    .map(({ id: name, title, changes }) => ({
      analysisId: id,
      kind: 'fix',
      name,
      content: {
        title,
        after: Object.fromEntries(changes.map((one) => [one.ruleId, one.after])),
      } satisfies FixContent,
    }));
}

async function textsOf({ analyses }: Deps, owner: string, id: string): Promise<StyleExample[]> {
  const found: StyleExample[] = [];
  for (const length of STYLES) {
    const advice = (await analyses.result(owner, id, { style: 'strategic', length }))?.strategy ?? [];
    if (advice.length === 0) continue;
    const content = advice.map(({ title, text }) => ({ title, text }));
    found.push({ analysisId: id, kind: 'advice', name: length, content });
  }
  return found;
}

/** In the order of accounts, creatives and names: the same examples are the same bytes. */
async function collected({ examples }: Deps, data: Dataset): Promise<StyleExamples> {
  const degraded: DegradedResponses[] = [];
  const fixed: FixedResponses[] = [];
  let advice = 0;
  for (const { id: owner, creatives } of data.owners) {
    const known = new Set(creatives.map(({ id }) => id));
    for (const { analysisId, kind, name, content } of await examples.list(owner)) {
      if (!known.has(analysisId)) continue;
      if (kind === 'fix') fixed.push({ analysisId, name, after: (content as FixContent).after });
      if (kind === 'advice') advice += 1;
      if (kind !== 'degraded') continue;
      const { level, responses } = content as DegradedContent;
      degraded.push({ analysisId, name, level, responses: data.rules.map(({ id }) => responses[id] ?? null) });
    }
  }
  return { degraded, fixed, advice };
}
