import { expect, it } from 'vitest';
import { AREA_LABELS } from '../../contract/labels.ts';
import { judge } from '../../engine/judge/judge.ts';
import { makeMeasurements } from '../../engine/testing/measurements-factory.ts';
import { PAGE, ReportPage } from './report-page.ts';
import { writePlacements, writeTeam } from './report-scores.ts';

const { results } = judge(makeMeasurements(), {
  goal: 'sales',
  placement: 'meta_feed',
  depth: { team: 8, segments: true, ugc: true },
});
const SETTING = { spacing: 1, widths: new Map<string, number>() };

/** Texts with the page each began on, of what is written from `y` points on. */
function written(y: number, write: (page: ReportPage) => void): { text: string; page: number }[] {
  const told: { text: string; page: number }[] = [];
  class Watched extends ReportPage {
    override text(...[tag, text, ...rest]: Parameters<ReportPage['text']>): void {
      super.text(tag, text, ...rest);
      told.push({ text, page: this.pages });
    }
  }
  const page = new Watched({ title: 'figs.jpg', createdAt: new Date(0) }, { ...SETTING, draft: true });
  page.y = y;
  write(page);
  return told;
}

/** Wherever on a page a part may begin, points. */
const PLACES = Array.from({ length: 50 }, (_, at) => PAGE.margin + 14 * at);

it('keeps the scores of all areas on the page of their heading, wherever that stands', { timeout: 60_000 }, () => {
  for (const y of PLACES) {
    const told = written(y, (page) => writeTeam(page, { results }));
    const heading = told.find(({ text }) => text === 'Scores by area');
    for (const { area } of results.areas) {
      const row = told.find(({ text }) => text.startsWith(`${AREA_LABELS[area]}: `));
      expect(row?.page, `${area} from ${y}`).toBe(heading?.page);
    }
  }
});

it('keeps each placement and each specialist on the page of what is said of it', { timeout: 60_000 }, () => {
  for (const y of PLACES) {
    const told = written(y, (page) => {
      writeTeam(page, { results });
      writePlacements(page, { results });
    });
    const pairs = [
      ...results.placements.map(({ label, note }) => [`${label}: `, note] as const),
      ...(results.team?.specialists ?? []).map(({ name, verdict }) => [`${name}: `, verdict] as const),
    ];
    expect(pairs.length).toBeGreaterThan(8);
    for (const [name, said] of pairs) {
      const at = told.findIndex(({ text }) => text.startsWith(name));
      expect(told[at + 1]?.text).toBe(said);
      expect(told[at + 1]?.page, `${name} from ${y}`).toBe(told[at]?.page);
    }
  }
});
