import type { PlanId } from '#flags/plans.ts';
import type { Log } from '#platform/log/log.ts';
import type { ToneSource } from '../../api.ts';
import type { Tone } from '../../contract/tone.ts';

/** In which tone somebody reads results. */
export class Tones {
  constructor(private readonly deps: { sources: () => readonly ToneSource[]; log: Log }) {}

  /** The first that a module names; null where results stand as the engine wrote them. A source that fails hides no result. */
  async of(reader: { readonly id: string; readonly plan: PlanId }): Promise<Tone | null> {
    for (const source of this.deps.sources()) {
      try {
        const tone = await source.toneFor({ id: reader.id, plan: reader.plan });
        if (tone) return tone;
      } catch (error) {
        this.deps.log.warn({ err: error }, 'a tone could not be read; the result is shown as it was written');
      }
    }
    return null;
  }
}
