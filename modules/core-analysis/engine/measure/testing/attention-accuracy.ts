import type { Region } from '../../../contract/evidence.ts';
import type { Plane } from '../plane.ts';
import { meanAndDeviation } from '../plane.ts';

/** How well maps find planted targets; means over scenes. */
export interface AttentionAccuracy {
  /** Chance that a cell of the target is above a cell of other scenes' targets: 0.5 is guessing, and a centre prior gains nothing. */
  shuffledAuc: number;
  /** Mean of the standardised map over the target. */
  nss: number;
  /** Correlation with a Gaussian (3 cells) on the target. */
  cc: number;
  /** Share of scenes whose highest cell is on the target. */
  hits: number;
}

/** Scores one map per scene against the scene's target. All maps of a scene may differ in size. */
export function attentionAccuracy(maps: readonly Plane[], targets: readonly Region[]): AttentionAccuracy {
  const sums = { shuffledAuc: 0, nss: 0, cc: 0, hits: 0 };
  for (const [index, map] of maps.entries()) {
    const target = targets[index] as Region;
    const others = targets.filter((_other, at) => at !== index);
    const score = scoreOne(map, target, others);
    sums.shuffledAuc += score.shuffledAuc;
    sums.nss += score.nss;
    sums.cc += score.cc;
    sums.hits += score.hits;
  }
  const count = maps.length;
  return { shuffledAuc: sums.shuffledAuc / count, nss: sums.nss / count, cc: sums.cc / count, hits: sums.hits / count };
}

function scoreOne(map: Plane, target: Region, others: readonly Region[]): AttentionAccuracy {
  const { width, height, data } = map;
  const { mean, deviation } = meanAndDeviation(data);
  const own: number[] = [];
  /** Cells of other targets, as often as they are one, apart from the own. */
  const shuffled: { value: number; weight: number }[] = [];
  const truth = { sum: 0, squares: 0, product: 0 };
  let top = 0;
  for (let at = 0; at < data.length; at += 1) {
    const x = (at % width) + 0.5;
    const y = Math.floor(at / width) + 0.5;
    const value = data[at] as number;
    if (value > (data[top] as number)) top = at;
    if (isInside(target, x / width, y / height)) own.push(value);
    else shuffled.push({ value, weight: others.filter((other) => isInside(other, x / width, y / height)).length });
    const dx = x - (target.x + target.w / 2) * width;
    const dy = y - (target.y + target.h / 2) * height;
    const wanted = Math.exp(-(dx * dx + dy * dy) / 18);
    truth.sum += wanted;
    truth.squares += wanted * wanted;
    truth.product += wanted * value;
  }
  const count = data.length;
  const truthDeviation = Math.sqrt(truth.squares / count - (truth.sum / count) ** 2);
  let wins = 0;
  let pairs = 0;
  for (const value of own) {
    for (const other of shuffled) {
      pairs += other.weight;
      wins += other.weight * (value > other.value ? 1 : value === other.value ? 0.5 : 0);
    }
  }
  return {
    shuffledAuc: wins / pairs,
    nss: deviation === 0 ? 0 : own.reduce((sum, value) => sum + (value - mean) / deviation, 0) / own.length,
    cc: deviation === 0 ? 0 : (truth.product / count - mean * (truth.sum / count)) / (deviation * truthDeviation),
    hits: isInside(target, ((top % width) + 0.5) / width, (Math.floor(top / width) + 0.5) / height) ? 1 : 0,
  };
}

function isInside({ x, y, w, h }: Region, px: number, py: number): boolean {
  return px >= x && px < x + w && py >= y && py < y + h;
}
