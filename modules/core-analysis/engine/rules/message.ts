/** What the copy says, to whom, and how many things at once. */
import type { CopyMeasures } from '../measurements.ts';
import { blockRegion } from './block-region.ts';
import { ramp } from './response.ts';
import { defineWordRule, measured, notApplicable } from './rule.ts';
import { textGap } from './text-blocks.ts';
import { count, list, percent, quote } from './words.ts';

const benefits = defineWordRule<null>({
  id: 'K-16',
  curve: [0, 50],
  title: 'Benefit before feature',
  area: 'copy',
  grade: 'E',
  source: { title: 'Trade practice', note: 'Speaking to “you” about outcomes suits low-involvement purchases.' },
  theme: 'benefit',
  importance: 0.8,
  praise: 0.6,
  measures: 'share of words that speak to the reader or of an outcome',
  target: 'at least 20 % of the content words',
  effort: 'low',
  measure(m) {
    const gap = textGap(m);
    if (gap) return gap;
    const value = m.copy.benefitShare;
    if (value === null) return notApplicable;
    return measured({
      value: value * 100,
      display: percent(value),
      unit: '% of content words',
      regions: [],
      detail: null,
    });
  },
  respond: ({ value }) => 0.2 + 0.8 * ramp(0, 20)(value),
  good: ({ display }) => ({
    title: 'It speaks to the reader',
    text: `${display} of the content words address the reader or name an outcome: the copy sells what people get, not what you make.`,
  }),
  bad: ({ value, display, m }) => ({
    title: 'The copy talks about itself',
    text: `${value === 0 ? 'None' : `Only ${display}`} of the content words ${value === 0 ? 'addresses' : 'address'} the reader or an outcome. ${quote(m.text.blocks[0]?.text ?? '', 40)} describes; it does not promise.`,
  }),
  advice: ({ display, m }) => ({
    title: `Turn ${quote(m.text.blocks[0]?.text ?? '', 28)} toward the reader`,
    text: `Say what it does for “you” in an active verb; ${display} of the words do so now, our mark is 20 %.`,
  }),
});

const sharingLoad = defineWordRule<null>({
  id: 'K-17',
  curve: [0, 8],
  title: 'Light enough to share',
  area: 'copy',
  grade: 'A',
  source: {
    title: 'Tellis, MacInnis, Tirunillai, Zhang, J. Marketing 83(4), 2019',
    note: 'Information-focused content lowers sharing, except for risky purchases. Outcome: shares.',
  },
  theme: 'load',
  importance: 0.4,
  praise: 0.7,
  goals: { sales: 0, leads: 0, awareness: 0.4, engagement: 1, community: 1 },
  measures: 'claims and figures in the copy',
  target: 'at most 1 claim or figure',
  effort: 'low',
  measure(m) {
    const gap = textGap(m);
    if (gap) return gap;
    const value = m.copy.messageCount + m.copy.numbers.length;
    return measured({
      value,
      display: count(value, 'claim or figure', 'claims and figures'),
      unit: 'claims',
      regions: [],
      detail: null,
    });
  },
  respond: ({ value }) => ramp(5, 1)(value),
  good: ({ display }) => ({
    title: 'Light enough to pass on',
    text: `With ${display} the visual informs little and leaves room for feeling, which goes with more sharing.`,
  }),
  bad: ({ display }) => ({
    title: 'Too informative to be shared',
    text: `${display} make it read like a data sheet; information-focused content was shared less.`,
  }),
  advice: ({ display }) => ({
    title: 'Tell one thing',
    text: `Cut ${display} to one, and let the picture carry the feeling.`,
  }),
});

/** Full for one claim, none from four on, as in the evidence base. */
const oneMessage = defineWordRule<null>({
  id: 'K-18',
  curve: [0, 6],
  title: 'One message',
  area: 'copy',
  grade: 'C',
  source: {
    title: 'Google, YouTube ABCD guide',
    note: 'One simple, tangible message works across the funnel. From an interested party.',
  },
  theme: 'load',
  importance: 0.7,
  measures: 'number of distinct claims',
  target: '1 claim',
  effort: 'low',
  measure(m) {
    const gap = textGap(m);
    if (gap) return gap;
    const value = m.copy.messageCount;
    if (value === 0) return notApplicable;
    return measured({ value, display: count(value, 'claim'), unit: 'claims', regions: [], detail: null });
  },
  respond: ({ value }) => ramp(4, 1)(value),
  good: ({ value }) => ({
    title: 'One message, said once',
    text: `The copy makes ${count(value, 'distinct claim')}. One simple, tangible message is what platform research favours.`,
  }),
  bad: ({ display, m }) => ({
    title: `${display} dilute each other`,
    text: `${list(m.text.blocks.slice(0, 3).map((b) => quote(b.text, 24)))}${m.text.blocks.length > 3 ? ' and more' : ''} make ${display}; one tangible message is what platform research favours.`,
  }),
  advice: ({ display, m }) => ({
    title: 'Choose one claim for this creative',
    text: `Keep ${quote(m.copy.offer?.text ?? m.text.blocks[0]?.text ?? '', 30)} and give the other claims creatives of their own; ${display} share this one.`,
  }),
});

const risky = defineWordRule<CopyMeasures['risky']>({
  id: 'K-20',
  curve: [0, 5],
  title: 'Words that need proof',
  area: 'copy',
  grade: 'D',
  source: {
    title: 'Platform advertising policies',
    note: 'Absolute promises, health claims and personal attributes may be refused at review.',
  },
  theme: 'risk',
  importance: 1,
  praise: 0,
  cap: 84,
  measures: 'words that platforms ask to substantiate',
  target: 'none, or proof at hand',
  effort: 'low',
  measure(m) {
    const found = m.copy.risky;
    if (found.length === 0) return notApplicable;
    return measured({
      value: found.length,
      display: list(found.map((r) => quote(r.text, 24))),
      unit: 'words',
      regions: found.flatMap((r) => blockRegion(m, r.block)),
      detail: found,
    });
  },
  respond: ({ value }) => ramp(3, 0)(value),
  good: () => ({ title: 'No risky words', text: 'Nothing here asks for proof.' }),
  bad: ({ display, value }) => ({
    title: `${display} may stop delivery`,
    text: `${display} ${value === 1 ? 'is the kind of claim' : 'are the kind of claims'} that ad reviewers ask you to prove; an ad that is refused converts nobody.`,
  }),
  advice: ({ display }) => ({
    title: `Soften or prove ${display}`,
    text: `Have the evidence ready and link it from the landing page, or replace ${display} by what you can show.`,
  }),
});

export const messageRules = [benefits, sharingLoad, oneMessage, risky];
