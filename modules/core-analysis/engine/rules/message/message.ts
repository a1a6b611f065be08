/** What the copy says, to whom, and how many things at once. */
import { type Flyer, flyerOf } from '../../copy/flyer.ts';
import { findRefused } from '../../copy/policy-words.ts';
import { claimBlocks } from '../../copy/read-claims.ts';
import type { Written } from '../../copy/written.ts';
import type { CopyMeasures } from '../../measurements.ts';
import { ramp } from '../../response.ts';
import { isLegible } from '../../text/recognise/legible.ts';
import { blockRegion } from '../book/block-region.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineWordRule } from '../book/rule.ts';
import { atMost, called } from '../book/target.ts';
import { nameBlock, textGap, wordingGap } from '../book/text-blocks.ts';
import { count, countFirst, list, plain, quote } from '../wording/words.ts';
import { languageGap } from './other-language.ts';

/** Claims and figures quoted in a row. */
const MOST_NAMED = 4;

/** "“Half the price”, “40 seats” and 3 more": the first of `all` items, by their names. */
function named(names: readonly string[], all: number): string {
  const first = names.slice(0, MOST_NAMED);
  return list(all > first.length ? [...first, `${all - first.length} more`] : first);
}

/** Which lines make the claims that were counted; null where the words at hand are not those that were counted. */
function countedClaims({ text, copy, captions }: Written): number[] | null {
  const blocks = text.blocks.map((block, i) => ({ ...block, caption: captions?.[i] ?? false }));
  const claims = claimBlocks(blocks, copy, copy.cta);
  return claims.length === copy.messageCount ? claims : null;
}

/** The claims counted, quoted; none where it is not known which. */
const claimNames = (m: Written): string[] =>
  (countedClaims(m) ?? []).flatMap((i) => (m.text.blocks[i] ? nameBlock(m.text.blocks[i], 24) : []));

/** Figures that stand in no line counted as a claim, each once: "50 % off" is one thing to take in. */
function figuresBesideClaims(m: Written): string[] {
  const claims = countedClaims(m) ?? [];
  return [...new Set(m.copy.numbers.filter(({ block }) => !claims.includes(block)).map(({ text }) => text))];
}

const sharingLoad = defineWordRule<string[]>({
  id: 'K-17',
  curve: [0, 8],
  title: 'Light enough to share',
  area: 'copy',
  grade: 'A',
  source: {
    kind: 'field',
    url: 'https://doi.org/10.1177/0022242919841034',
    title: 'Tellis, MacInnis, Tirunillai, Zhang, J. Marketing 83(4), 2019',
    note: 'Information-focused content lowers sharing, except for risky purchases. Outcome: shares.',
  },
  theme: 'load',
  importance: 0.4,
  praise: 0.7,
  goals: { sales: 0, leads: 0, awareness: 0.4, engagement: 1, community: 1 },
  measures: 'claims and figures in the copy',
  target: atMost(1, 'claim or figure'),
  effort: 'low',
  measure(m) {
    const gap = textGap(m) ?? languageGap(m);
    if (gap) return gap;
    const figures = figuresBesideClaims(m);
    const value = m.copy.messageCount + figures.length;
    return measured({
      value,
      display: count(value, 'claim or figure', 'claims and figures'),
      unit: 'claims',
      regions: [],
      detail: [...claimNames(m), ...figures.map((figure) => quote(figure, 18))],
    });
  },
  respond: ({ value }) => ramp(5, 1)(value),
  good: ({ display }) => ({
    title: 'Light enough to pass on',
    text: `With ${display} the visual informs little and leaves room for feeling, which goes with more sharing.`,
  }),
  bad: ({ value, display, detail }) => ({
    title: 'Too informative to be shared',
    text: `${countFirst(display)}${detail.length > 0 ? ` (${named(detail, value)})` : ''} make it read like a data sheet; information-focused content was shared less.`,
  }),
  advice: ({ value, display, detail }) => ({
    title: 'Tell one thing',
    text: `Of ${display} keep ${detail[0] ?? 'one'}${detail.length > 1 ? `, move ${named(detail.slice(1), value - 1)} to the caption` : ''}, and let the picture carry the feeling.`,
  }),
});

/** Claims that have full marks, and none: one and four as in the evidence base, up to three and seven of what is surely a flyer. */
const claimMarks = (flyer: Flyer) => ({ full: 1 + 2 * flyer.share, none: 4 + 3 * flyer.share });

/** Why more than one claim may stand here: a flyer's facts are one message. */
const asFlyer = ({ share, facts }: Flyer): string =>
  share > 0
    ? ` As a flyer (${list(facts)}) it has facts to tell, which count as one message; the aim here is ${plain(claimMarks({ share, facts }).full)} claims.`
    : '';

/** Three times what a glance takes in: words of a picture beyond which it is not said to carry one message. */
const MOST_WORDS_OF_ONE = 45;

const oneMessage = defineWordRule<Flyer>({
  id: 'K-18',
  curve: [1, 6],
  title: 'One message',
  area: 'copy',
  grade: 'C',
  source: {
    kind: 'vendor',
    title: 'Google, YouTube ABCD guide (read 2026)',
    note: 'One simple, tangible message works across the funnel. From an interested party.',
  },
  theme: 'load',
  importance: 0.7,
  // A promise in words that are not known as one is not counted: several are seen, a single one is not proved.
  praise: 0,
  measures: 'number of distinct claims',
  target: called('1 claim', { to: 1 }),
  effort: 'low',
  measure(m) {
    const gap = textGap(m) ?? languageGap(m);
    if (gap) return gap;
    const value = m.copy.messageCount;
    if (value === 0) return notApplicable;
    const detail = flyerOf(m.text.blocks);
    // Claims are counted by promise, not by feature: among so many words one promise is no single message.
    if (value === 1 && detail.share === 0 && !m.captions && m.text.wordCount > MOST_WORDS_OF_ONE) return notApplicable;
    // Among words that could not be read one claim is only the one that could.
    const unmet = wordingGap(m) !== null;
    return measured({
      value,
      display: count(value, 'claim'),
      unit: 'claims',
      regions: [],
      unmet,
      // A benefit and its offer may stand together.
      unsaid: value === 2,
      detail,
    });
  },
  targetHere: ({ detail }) =>
    detail.share > 0
      ? called(`up to ${plain(claimMarks(detail).full)} claims, as a flyer`, { to: claimMarks(detail).full })
      : called('1 claim', { to: 1 }),
  respond: ({ value, detail }) => ramp(claimMarks(detail).none, claimMarks(detail).full)(value),
  good: ({ value, detail }) => ({
    title: value === 1 ? 'One message, said once' : 'A flyer with one message',
    text: `The copy makes ${count(value, 'distinct claim')}. One simple, tangible message is what platform research favours.${asFlyer(detail)}`,
  }),
  bad: ({ value, display, m, detail }) => {
    const names = claimNames(m);
    return {
      title: `${countFirst(display)} dilute each other`,
      text: `${names.length > 0 ? `${named(names, value)} compete` : `The copy makes ${display}`}; one tangible message is what platform research favours.${asFlyer(detail)}`,
    };
  },
  advice: ({ display, m }) => ({
    title: 'Choose one claim for this creative',
    text: `Keep ${m.copy.offer ? quote(m.copy.offer.text, 30) : (claimNames(m)[0] ?? 'the strongest one')} and give the other claims creatives of their own; ${display} share this one.`,
  }),
});

/** What any number of words that need proof leaves of the response: they may run, with proof. */
const LEAST_UNREFUSED = 0.1;

const risky = defineWordRule<{ found: CopyMeasures['risky']; refused: string[] }>({
  id: 'K-20',
  title: 'Words that need proof',
  area: 'copy',
  grade: 'D',
  source: {
    kind: 'guideline',
    title: 'Google Ads policy “Unreliable claims”; Meta Advertising Standards (read 2026)',
    note: 'Improbable results told as what to expect, such as miracle cures or much weight lost within days, are not allowed; other absolute promises and health claims may need proof at review.',
  },
  theme: 'risk',
  importance: 1,
  praise: 0,
  cap: 49,
  curve: [0, 6],
  measures: 'words that platforms refuse or ask to substantiate',
  target: called('none, or proof at hand', { to: 0 }),
  effort: 'low',
  measure(m) {
    const refused = m.text.blocks.flatMap((b, block) =>
      (isLegible(b) ? findRefused(b.text) : []).map((text) => ({ text, block })),
    );
    const rest = m.copy.risky.filter((r) => !refused.some((claim) => claim.block === r.block && overlaps(claim, r)));
    const found = [...refused, ...rest];
    if (found.length === 0) return notApplicable;
    return measured({
      value: found.length,
      display: list(found.map((r) => quote(r.text, 28))),
      unit: 'words',
      regions: found.flatMap((r) => blockRegion(m, r.block)),
      detail: { found, refused: refused.map((r) => r.text) },
    });
  },
  respond: ({ value, detail }) => (detail.refused.length > 0 ? 0 : Math.max(LEAST_UNREFUSED, ramp(3, 0)(value))),
  good: () => ({ title: 'No risky words', text: 'Nothing here asks for proof.' }),
  bad: ({ display, value, detail: { refused } }) =>
    refused.length > 0
      ? {
          title: `${list(refused.map((r) => quote(r, 28)))} ${refused.length === 1 ? 'breaks' : 'break'} advertising policies`,
          text: `Google’s policy allows no improbable result told as what to expect, and Meta’s standards ask the same${value > refused.length ? `; in all, reviewers would question ${display}` : ''}. An ad that is refused converts nobody.`,
        }
      : {
          title: `${display} may stop delivery`,
          text: `${display} ${value === 1 ? 'is the kind of claim' : 'are the kind of claims'} that ad reviewers ask you to prove; an ad that is refused converts nobody.`,
        },
  advice: ({ display, detail: { refused } }) =>
    refused.length > 0
      ? {
          title: `Take out ${list(refused.map((r) => quote(r, 28)))}`,
          text: 'Say what the product contains or does that you can show, without a result for everybody by a fixed day. While the claim stands, nothing else on the creative matters.',
        }
      : {
          title: `Soften or prove ${display}`,
          text: `Have the evidence ready and link it from the landing page, or replace ${display} by what you can show.`,
        },
});

function overlaps(claim: { text: string }, word: { text: string }): boolean {
  return claim.text.toLowerCase().includes(word.text.toLowerCase());
}

export const messageRules = [sharingLoad, oneMessage, risky];
