import type { Breakdown } from '../../contract/findings.ts';
import { type GroupCell, reversal, standardise } from '../../learning/account/standardise.ts';
import type { AdSum } from '../linking/ad-store.ts';

const MOST_GROUPS = 12;
const CAMPAIGN = 'Campaign';

/** What a row is divided by beside its ad: `Campaign`, and the headers of its breakdown. */
function partsOf({ campaign, breakdown }: Pick<AdSum, 'campaign' | 'breakdown'>): Map<string, string> {
  const parts = new Map<string, string>();
  if (campaign !== null) parts.set(CAMPAIGN, campaign);
  for (const part of breakdown?.split('; ') ?? []) {
    const at = part.indexOf('=');
    if (at > 0) parts.set(part.slice(0, at), part.slice(at + 1));
  }
  return parts;
}

/** What could be compared, whether or not the file names ads. */
export function dividedBy(rows: readonly Pick<AdSum, 'campaign' | 'breakdown'>[]): string[] {
  const values = new Map<string, Set<string>>();
  for (const row of rows)
    for (const [by, value] of partsOf(row)) values.set(by, (values.get(by) ?? new Set()).add(value));
  return [...values].filter(([, { size }]) => size > 1).map(([by]) => by);
}

/**
 * Click rates of campaigns, placements, ages, each with the mix of ads (and of all else the file divides by) held equal.
 * @param creativeOf what an ad shows: the same creative under several ads is one
 */
export function breakdownsOf(
  sums: readonly AdSum[],
  clickKind: 'link_clicks' | 'clicks',
  creativeOf: (ad: AdSum) => string,
): Breakdown[] {
  const counted = sums.flatMap((row) => {
    const [trials, successes] =
      clickKind === 'link_clicks' ? [row.linkClickImpressions, row.linkClicks] : [row.clickImpressions, row.clicks];
    return successes === null || trials <= 0 ? [] : [{ row, parts: partsOf(row), trials, successes }];
  });
  return dividedBy(counted.map(({ row }) => row)).flatMap((by) => {
    const cells = new Map<string, GroupCell>();
    for (const { row, parts, trials, successes } of counted) {
      const group = parts.get(by);
      if (group === undefined) continue;
      const others = [...parts].filter(([other]) => other !== by).map(([other, value]) => `${other}=${value}`);
      const stratum = [creativeOf(row), ...others].join('\u001f');
      const key = `${group}\u001e${stratum}`;
      const cell = cells.get(key);
      cells.set(key, {
        group,
        stratum,
        trials: trials + (cell?.trials ?? 0),
        successes: successes + (cell?.successes ?? 0),
      });
    }
    const groups = standardise(largestOf([...cells.values()]));
    return groups.length < 2
      ? []
      : [
          {
            by,
            groups: groups.map(({ group, trials, ...rates }) => ({ label: group, impressions: trials, ...rates })),
            reversed: reversal(groups) ?? null,
          },
        ];
  });
}

function largestOf(cells: readonly GroupCell[]): GroupCell[] {
  const trials = new Map<string, number>();
  for (const cell of cells) trials.set(cell.group, (trials.get(cell.group) ?? 0) + cell.trials);
  const ordered = [...trials].sort((one, other) => other[1] - one[1] || (one[0] < other[0] ? -1 : 1));
  const kept = new Set(ordered.slice(0, MOST_GROUPS).map(([group]) => group));
  return cells.filter(({ group }) => kept.has(group));
}
