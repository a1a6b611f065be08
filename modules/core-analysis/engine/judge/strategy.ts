/** What to do about a creative, one change a theme. */

import type { Advice } from '../../contract/evidence.ts';
import type { Assessment, Judged } from '../rules/book/assessment.ts';
import type { Said } from '../rules/book/rule.ts';
import { list } from '../rules/wording/words.ts';
import { praiseOf } from './findings.ts';
import { isShut } from './rank.ts';
import { asksForChange, joinThemes, leaderOf, rankOf, type Theme, themesOf, WORTH_SAYING } from './themes.ts';

/** A list longer than this is not read. */
const MOST = 7;

interface Change {
  theme: Theme;
  leader: Judged;
  said: Said;
}

/** As it is shown, to a tenth of a point. */
const tenth = (points: number): number => Math.round(points * 10) / 10;

const opens = ({ theme }: Change): boolean => theme.rules.some(isShut);

/**
 * What the points of a change that opens a failing gate (its advice: `title`) wait for, as a sentence: the other gates. With
 * `others`: what those of all changes that open none wait for.
 */
function waitingFor(shut: readonly Judged[], title: string, others: boolean): string {
  const besides = [...new Set(shut.map((gate) => gate.advice().title))].filter((other) => other !== title);
  const named = list(besides.map((other) => `“${other}”`));
  if (others && besides.length === 0) return ' The points of the other changes count once this is done.';
  if (others) return ` Its points and those of the other changes count once this and ${named} are done.`;
  return besides.length > 0 ? ` Its points wait for ${named} to be done as well.` : '';
}

/** Dearest first, what breaks the ad before all. */
const byRank = (a: Change, b: Change): number =>
  rankOf(a.leader, a.theme.gain) - rankOf(b.leader, b.theme.gain) || b.theme.gain - a.theme.gain;

/** All changes that ask to set something larger as one, which the dearest speaks for and which names the others. */
function withOneLarger(changes: readonly Change[], assessments: readonly Assessment[]): Change[] {
  const larger = changes.filter(({ said }) => said.larger !== undefined).sort((a, b) => b.theme.gain - a.theme.gain);
  const [first, ...others] = larger;
  if (!first || others.length === 0) return [...changes];
  const names = [...new Set(others.map(({ said }) => said.larger ?? ''))];
  const { title, text } = first.said;
  const joined: Change = {
    theme: joinThemes(
      larger.map(({ theme }) => theme),
      assessments,
    ),
    leader: first.leader,
    said: { title, text: `${text} Also larger: ${list(names)}.` },
  };
  return [joined, ...changes.filter((change) => !larger.includes(change))];
}

/**
 * Up to seven things to do: what opens a failing gate first, since nothing else counts before, then what breaks the ad, ideas, and
 * how things are set, each by the points they could bring. A theme that is praised is left as it is.
 */
export function strategyAdvice(assessments: readonly Assessment[]): Advice[] {
  const changes = themesOf(assessments)
    .filter((theme) => theme.gain >= WORTH_SAYING || (theme.rules.some(isShut) && tenth(theme.gain) > 0))
    .flatMap((theme): Change[] => {
      const leader = leaderOf(theme.rules);
      if (!leader || !asksForChange(theme) || praiseOf(theme)) return [];
      return [{ theme, leader, said: leader.advice() }];
    });
  const shown = withOneLarger(changes, assessments).sort(byRank).slice(0, MOST);
  const others = shown.some((change) => !opens(change));
  const gates = shown.flatMap(({ theme }) => theme.rules.filter(isShut));
  return shown.map((change, i) => {
    const { theme, leader, said } = change;
    return {
      id: `do-${i + 1}`,
      title: said.title,
      text: opens(change) ? said.text + waitingFor(gates, said.title, i === 0 && others) : said.text,
      gain: tenth(theme.gain),
      ...(tenth(theme.least) < tenth(theme.gain) && {
        gainRange: { low: Math.max(0, tenth(theme.least)), high: tenth(theme.gain) },
      }),
      effort: leader.rule.effort,
      evidence: leader.evidence,
    };
  });
}
