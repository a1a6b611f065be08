import { beforeAll, describe, expect, it } from 'vitest';
import { judge } from '../engine/judge/judge.ts';
import { measureImage } from '../engine/measure-image.ts';
import { AD_DESIGNS } from '../engine/testing/ad-designs.ts';
import { type AdDesign, composeAd, FAULTS, type Fault } from '../engine/testing/ad-generator.ts';

/** Eight photographs in eight layouts; each against its eight worse versions. */
const DESIGNS = AD_DESIGNS.slice(0, 8);
const AT_ONCE = 2;

interface Row {
  design: AdDesign;
  clean: number;
  faulty: Record<Fault, number>;
}

async function scoreAd(design: AdDesign, fault: Fault | null): Promise<number> {
  const { measurements } = await measureImage(await composeAd(design, fault), {});
  return judge(measurements, { goal: 'sales', placement: 'auto' }).results.score;
}

async function scoreDesign(design: AdDesign): Promise<Row> {
  const clean = await scoreAd(design, null);
  const faulty = {} as Record<Fault, number>;
  for (const fault of FAULTS) faulty[fault] = await scoreAd(design, fault);
  return { design, clean, faulty };
}

async function scoreAll(): Promise<Row[]> {
  const rows: Row[] = [];
  const waiting = [...DESIGNS];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) rows.push(await scoreDesign(next));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return rows.sort((a, b) => DESIGNS.indexOf(a.design) - DESIGNS.indexOf(b.design));
}

function printTable(rows: readonly Row[]): void {
  const line = (cells: (string | number)[]) => `${cells.map((c) => String(c).padEnd(12)).join('')}\n`;
  const table = rows.map((r) => line([r.design.name, r.clean, ...FAULTS.map((f) => r.faulty[f])]));
  const wins = line(['wins', '', ...FAULTS.map((f) => `${winsOf(rows, f)}/${rows.length}`)]);
  process.stdout.write(`\n${line(['ad', 'good', ...FAULTS])}${table.join('')}${wins}`);
}

function winsOf(rows: readonly Row[], fault: Fault): number {
  return rows.filter((r) => r.clean > r.faulty[fault]).length;
}

describe('ranking of ads against their worse versions', () => {
  let rows: Row[] = [];

  beforeAll(async () => {
    rows = await scoreAll();
    printTable(rows);
  }, 420_000);

  it('scores the better version higher in at least 90 % of all pairs', () => {
    const wins = FAULTS.reduce((sum, fault) => sum + winsOf(rows, fault), 0);
    expect(rows.length * FAULTS.length).toBe(64);
    expect(wins / 64).toBeGreaterThanOrEqual(0.9);
  });

  it.each([...FAULTS])('sees through most of the %s versions', (fault) => {
    expect(winsOf(rows, fault)).toBeGreaterThan(rows.length / 2);
  });

  it('calls clean, professional ads good: each between 70 and 95', () => {
    for (const { design, clean } of rows) {
      expect(clean, design.name).toBeGreaterThanOrEqual(70);
      expect(clean, design.name).toBeLessThanOrEqual(95);
    }
  });

  it('sets broken ads clearly apart: the mean of every kind of fault lies at least 20 points lower', () => {
    const mean = (values: number[]) => values.reduce((sum, v) => sum + v, 0) / values.length;
    const clean = mean(rows.map((r) => r.clean));
    for (const fault of FAULTS)
      expect(clean - mean(rows.map((r) => r.faulty[fault])), fault).toBeGreaterThanOrEqual(20);
  });
});
