/** Scores designs against their worse versions and prints what came out. */
import { judge } from '../engine/judge/judge.ts';
import { measureImage } from '../engine/measure-image.ts';
import { type AdDesign, composeAd, FAULTS, type Fault } from '../engine/testing/ad-generator.ts';

const AT_ONCE = 2;

export interface Row {
  design: AdDesign;
  clean: number;
  faulty: Record<Fault, number>;
}

async function scoreAd(design: AdDesign, fault: Fault | null, strength: number): Promise<number> {
  const { measurements } = await measureImage(await composeAd(design, fault, strength), {});
  return judge(measurements, { goal: 'sales', placement: 'auto' }).results.score;
}

async function scoreDesign(design: AdDesign, strength: number): Promise<Row> {
  const clean = await scoreAd(design, null, strength);
  const faulty = {} as Record<Fault, number>;
  for (const fault of FAULTS) faulty[fault] = await scoreAd(design, fault, strength);
  return { design, clean, faulty };
}

/** A row for each design, in their order: the score of the good version and of each faulty one at the given strength, 0..1. */
export async function scoreDesigns(designs: readonly AdDesign[], strength = 1): Promise<Row[]> {
  const rows: Row[] = [];
  const waiting = [...designs];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) rows.push(await scoreDesign(next, strength));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return rows.sort((a, b) => designs.indexOf(a.design) - designs.indexOf(b.design));
}

/** How many designs scored higher than their version with this fault. */
export function winsOf(rows: readonly Row[], fault: Fault): number {
  return rows.filter((r) => r.clean > r.faulty[fault]).length;
}

/** Pairs won over all faults. */
export function allWins(rows: readonly Row[]): number {
  return FAULTS.reduce((sum, fault) => sum + winsOf(rows, fault), 0);
}

export function printTable(title: string, rows: readonly Row[]): void {
  const line = (cells: (string | number)[]) => `${cells.map((c) => String(c).padEnd(12)).join('')}\n`;
  const table = rows.map((r) => line([r.design.name, r.clean, ...FAULTS.map((f) => r.faulty[f])]));
  const wins = line(['wins', '', ...FAULTS.map((f) => `${winsOf(rows, f)}/${rows.length}`)]);
  process.stdout.write(`\n${title}\n${line(['ad', 'good', ...FAULTS])}${table.join('')}${wins}`);
}
