import type { Log } from '#platform/log/log.ts';
import type { LensSource } from '../../api.ts';
import type { JudgingLens } from '../../contract/lens.ts';
import { type CombinedLens, combineLenses, type Dismissal } from '../../engine/judge/lens.ts';
import type { AnalysisListItem } from '../analyses/analysis-record.ts';
import type { DismissalStore } from '../dismissals/dismissal-store.ts';

type Judged = Pick<AnalysisListItem, 'id' | 'fileType' | 'settings' | 'plan'>;

/** What the owner and the modules change in how the owner's creatives are judged. */
export class Lenses {
  constructor(private readonly deps: { sources: () => readonly LensSource[]; dismissals: DismissalStore; log: Log }) {}

  /**
   * All lenses of this owner as one; undefined where nobody changes anything. A source that fails fails the step, which is tried
   * again: a result judged without the owner's profile would be wrong, and nobody would see it.
   */
  async of(owner: string, analysis: Judged): Promise<CombinedLens | undefined> {
    return this.with(owner, analysis, await this.deps.dismissals.of(owner, analysis.id));
  }

  /** The same with these dismissals in place of those that are kept. */
  async with(
    owner: string,
    { id, fileType, settings, plan }: Judged,
    dismissed: readonly Dismissal[],
  ): Promise<CombinedLens | undefined> {
    const creative = { analysisId: id, kind: fileType, judgedFor: settings, plan };
    const found = await Promise.all(this.deps.sources().map((source) => source.lensFor(owner, creative)));
    const lenses = found.filter((lens): lens is JudgingLens => lens !== null);
    if (lenses.length + dismissed.length === 0) return undefined;
    const combined = combineLenses(lenses, dismissed);
    if (combined.ignored.length > 0)
      this.deps.log.warn({ analysis: id, ignored: combined.ignored }, 'a lens names what the rule book does not have');
    return combined;
  }
}
