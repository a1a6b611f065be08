import { fixedWorkMs } from '#platform/tooling/bench/machine-pace.ts';

const EVERY_MS = 20_000;
/** Milliseconds of the fixed work on an idle machine of the kind CI has. */
const IDLE_MS = 100;

/** Tells, while something else runs, how many times longer a fixed piece of work takes than on an idle machine of CI's kind. */
export class PaceProbe {
  private readonly times: number[] = [];
  private readonly timer = setInterval(() => this.times.push(fixedWorkMs()), EVERY_MS);

  /** Median slowdown so far; 1 where nothing was measured yet. Ends the probe. */
  stop(): number {
    clearInterval(this.timer);
    const sorted = this.times.sort((one, other) => one - other);
    return (sorted[Math.floor(sorted.length / 2)] ?? IDLE_MS) / IDLE_MS;
  }
}
