import type { Log } from '#platform/log/log.ts';
import type { LensSource } from '../../api.ts';
import type { JudgingLens } from '../../contract/lens.ts';
import { type CombinedLens, combineLenses } from '../../engine/judge/lens.ts';
import type { AnalysisListItem } from '../analyses/analysis-record.ts';

/** What the modules change in how an owner's creatives are judged. */
export class Lenses {
  constructor(private readonly deps: { sources: () => readonly LensSource[]; log: Log }) {}

  /**
   * All lenses of this owner as one; undefined where nobody changes anything. A source that fails fails the step, which is tried
   * again: a result judged without the owner's profile would be wrong, and nobody would see it.
   */
  async of(
    owner: string,
    { id, fileType, settings, plan }: Pick<AnalysisListItem, 'id' | 'fileType' | 'settings' | 'plan'>,
  ): Promise<CombinedLens | undefined> {
    const creative = { analysisId: id, kind: fileType, judgedFor: settings, plan };
    const found = await Promise.all(this.deps.sources().map((source) => source.lensFor(owner, creative)));
    const lenses = found.filter((lens): lens is JudgingLens => lens !== null);
    if (lenses.length === 0) return undefined;
    const combined = combineLenses(lenses);
    if (combined.ignored.length > 0)
      this.deps.log.warn({ analysis: id, ignored: combined.ignored }, 'a lens names what the rule book does not have');
    return combined;
  }
}
