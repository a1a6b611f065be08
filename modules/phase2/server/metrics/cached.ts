import type { Clock } from '#platform/clock.ts';

/**
 * Answers of one kind, kept for a moment: polls of many tabs ask the database once. Askers at the same time share one question;
 * a failure is not kept.
 */
export class Cached<T> {
  private readonly known = new Map<string, { readonly until: number; readonly answer: Promise<T> }>();

  constructor(
    private readonly clock: Clock,
    private readonly keptMs: number,
  ) {}

  get(key: string, ask: () => Promise<T>): Promise<T> {
    const now = this.clock.now().getTime();
    for (const [old, { until }] of this.known) if (until <= now) this.known.delete(old);
    const found = this.known.get(key);
    if (found) return found.answer;
    const answer = ask();
    this.known.set(key, { until: now + this.keptMs, answer });
    answer.catch(() => this.known.delete(key));
    return answer;
  }
}
