import type { Placement } from '../../contract/analysis.ts';
import type { FileMeasurements } from '../../engine/index.ts';
import { assess } from '../../engine/judge/assess.ts';
import { FULL_DEPTH } from '../../engine/judge/depth.ts';
import { judge } from '../../engine/judge/judge.ts';
import { contradictionsIn } from '../../engine/testing/contradictions-in.ts';

/** One creative and its ever worse versions by one kind of fault. */
export interface Ladder {
  readonly medium: 'image' | 'video';
  /** Name of the creative. */
  readonly creative: string;
  readonly kind: string;
  /** Whether thresholds and weights of the rule book were shaped on this creative. */
  readonly known: boolean;
  /** Where it is judged; `auto` is where each version fits best. */
  readonly placement: Placement | 'auto';
  /** How strong the fault of each step is, in words; from mild to strong. */
  readonly strengths: readonly string[];
  /** The creative without the fault; ladders of one creative share it by `creative`. */
  good(): Promise<Uint8Array>;
  /** The version at one of `strengths`. */
  version(step: number): Promise<Uint8Array>;
}

export interface ScoredLadder extends Pick<Ladder, 'medium' | 'creative' | 'kind' | 'known' | 'placement'> {
  readonly strengths: readonly string[];
  readonly good: number;
  /** Scores of the worse versions, by strength. */
  readonly scores: readonly number[];
  /** What of the results of all versions may not stand together. */
  readonly contradictions: readonly string[];
}

export type Measure = (bytes: Uint8Array) => Promise<FileMeasurements>;

/** The score a user would see, of 100. */
export function scoreOf(measurements: FileMeasurements, placement: Ladder['placement']): number {
  return judge(measurements, { goal: 'sales', placement }).results.score;
}

interface Judged {
  /** The score a user would see, of 100. */
  readonly score: number;
  /** What of its result may not stand together, in words. */
  readonly contradictions: readonly string[];
}

/** The result a user would see, as the ranking reads it. */
function judgedAs(measurements: FileMeasurements, placement: Ladder['placement']): Judged {
  const { results } = judge(measurements, { goal: 'sales', placement, depth: FULL_DEPTH });
  const { assessments } = assess(measurements, { goal: 'sales', placement: results.basis.placement, brand: null });
  return { score: results.score, contradictions: contradictionsIn(results, assessments) };
}

/** Measures every version once and judges it; `atOnce` versions at a time. In the order of the ladders. */
export async function scoreLadders(
  ladders: readonly Ladder[],
  measure: Measure,
  { atOnce = 2, onScored = () => undefined }: { atOnce?: number; onScored?: (ladder: ScoredLadder) => void } = {},
): Promise<ScoredLadder[]> {
  const goods = new Map<string, Promise<FileMeasurements>>();
  const goodOf = (ladder: Ladder): Promise<FileMeasurements> => {
    const known = goods.get(ladder.creative);
    if (known) return known;
    const measured = ladder.good().then(measure);
    goods.set(ladder.creative, measured);
    return measured;
  };
  const out: ScoredLadder[] = [];
  const waiting = [...ladders.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [index, ladder] = next;
      const { medium, creative, kind, known, placement, strengths } = ladder;
      const good = judgedAs(await goodOf(ladder), placement);
      const versions: Judged[] = [];
      for (const step of strengths.keys())
        versions.push(judgedAs(await measure(await ladder.version(step)), placement));
      const scored = {
        ...{ medium, creative, kind, known, placement, strengths },
        good: good.score,
        scores: versions.map(({ score }) => score),
        contradictions: [good, ...versions].flatMap(({ contradictions }) => contradictions),
      };
      out[index] = scored;
      onScored(scored);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  return out;
}

/** A version that did not score lower than the good one. */
export interface LostPair {
  readonly pair: string;
  readonly good: number;
  readonly worse: number;
}

interface Share {
  readonly pairs: number;
  readonly agree: number;
  /** 0..1. */
  readonly share: number;
}

export interface RankingReport {
  readonly all: Share;
  /** Creatives the rule book was shaped on, and those it never saw. */
  readonly known: Share;
  readonly heldOut: Share;
  readonly kinds: Readonly<Record<string, Share & { meanDrop: number }>>;
  /** Ladders along which the score never rises and ends lower than it began. */
  readonly monotone: { readonly ladders: number; readonly monotone: number; readonly share: number };
  readonly lost: readonly LostPair[];
  readonly notMonotone: readonly string[];
}

function shareOf(ladders: readonly ScoredLadder[]): Share {
  const pairs = ladders.flatMap(({ good, scores }) => scores.map((score) => score < good));
  const agree = pairs.filter(Boolean).length;
  return { pairs: pairs.length, agree, share: pairs.length === 0 ? 1 : agree / pairs.length };
}

/** Never rising from the good version on, and lower at the end. */
export function isMonotone({ good, scores }: Pick<ScoredLadder, 'good' | 'scores'>): boolean {
  const steps = [good, ...scores];
  return steps.every((score, at) => at === 0 || score <= (steps[at - 1] as number)) && (steps.at(-1) as number) < good;
}

const nameOf = ({ medium, creative, kind }: ScoredLadder) => `${medium} ${creative}, ${kind}`;

/** What the scores of all ladders say about the order of good and worse versions. */
export function reportOf(ladders: readonly ScoredLadder[]): RankingReport {
  const kinds: Record<string, Share & { meanDrop: number }> = {};
  for (const name of [...new Set(ladders.map(({ medium, kind }) => `${medium} ${kind}`))].sort()) {
    const own = ladders.filter(({ medium, kind }) => `${medium} ${kind}` === name);
    const drops = own.flatMap(({ good, scores }) => scores.map((score) => good - score));
    const meanDrop = Math.round((10 * drops.reduce((sum, drop) => sum + drop, 0)) / drops.length) / 10;
    kinds[name] = { ...shareOf(own), meanDrop };
  }
  const rising = ladders.filter((ladder) => !isMonotone(ladder));
  const monotone = ladders.length - rising.length;
  return {
    all: shareOf(ladders),
    known: shareOf(ladders.filter(({ known }) => known)),
    heldOut: shareOf(ladders.filter(({ known }) => !known)),
    kinds,
    monotone: { ladders: ladders.length, monotone, share: monotone / ladders.length },
    lost: ladders.flatMap((ladder) =>
      ladder.scores.flatMap((worse, step) =>
        worse < ladder.good
          ? []
          : [{ pair: `${nameOf(ladder)} (${ladder.strengths[step]})`, good: ladder.good, worse }],
      ),
    ),
    notMonotone: rising.map((ladder) => `${nameOf(ladder)}: ${[ladder.good, ...ladder.scores].join(' > ')}`),
  };
}
