/** Pressure to act now: with something that can be checked, or without. */
import { copyLanguage } from '../../copy/language.ts';
import { WORDING_EXAMPLES } from '../../copy/request-examples.ts';
import type { Written } from '../../copy/written.ts';
import type { CopyMeasures } from '../../measurements.ts';
import { step } from '../../response.ts';
import { blockRegion } from '../book/block-region.ts';
import { CLICK_GOALS } from '../book/click-goals.ts';
import { measured, notApplicable } from '../book/reading.ts';
import { defineWordRule } from '../book/rule.ts';
import { quote } from '../wording/words.ts';

type Urgency = NonNullable<CopyMeasures['urgency']>;

const URGENCY_WORDS = { time: 'a deadline', supply: 'limited supply', demand: 'high demand' } as const;

const urgency = defineWordRule<Urgency>({
  id: 'K-11',
  title: 'Scarcity with substance',
  area: 'copy',
  grade: 'A',
  source: {
    kind: 'field',
    title: 'Barton, Zlatevska, Oppewal, J. Retailing, 2022 (416 effects, 131 studies)',
    note: 'Scarcity works when its kind fits the product: demand for useful things, supply for experiences, time for considered purchases.',
    url: 'https://doi.org/10.1016/j.jretai.2022.06.003',
  },
  contested:
    'Ladeira et al., Psychology & Marketing 40(7), 2023, found that only demand scarcity works and time or quantity limits do not.',
  theme: 'urgency',
  importance: 0.4,
  goals: CLICK_GOALS,
  measures: 'urgency in the text and whether it names a date or quantity',
  target: 'a real date, quantity or demand',
  effort: 'low',
  measure(m) {
    const found = m.copy.urgency;
    if (!found || isBare(found)) return notApplicable;
    return measured({
      value: step(found.concrete),
      display: quote(found.text),
      unit: 'wording',
      regions: blockRegion(m, found.block),
      detail: found,
    });
  },
  respond: ({ value }) => (value === 1 ? 1 : 0.7),
  good: ({ display, detail }) => ({
    title: `${display} is urgency one can check`,
    text: `It speaks of ${URGENCY_WORDS[detail.kind]}${detail.concrete ? ' and names it' : ''}. One meta-analysis finds such scarcity effective; a later one only where many others want the thing.`,
  }),
  bad: ({ display, detail }) => ({
    title: `${display} could be proved`,
    text: `It speaks of ${URGENCY_WORDS[detail.kind]} without a figure.`,
  }),
  advice: ({ display }) => ({
    title: `Put a number to ${display}`,
    text: `How many bought it, this week or in all, if true: ${display} says others want it but not how many.`,
  }),
});

/** "“Ends Sunday” or “40 left”" in the language of the copy. */
function limitsIn({ text }: Written): string {
  const language = copyLanguage(text.blocks.map((b) => b.text));
  if (!language) return 'The last day or the number left,';
  return `${quote(WORDING_EXAMPLES[language].deadline)} or ${quote(WORDING_EXAMPLES[language].stock)}`;
}

/** Pressure of time or supply without a date or quantity. */
function isBare(found: Urgency): boolean {
  return !found.concrete && found.kind !== 'demand';
}

const bareUrgency = defineWordRule<Urgency>({
  id: 'K-12',
  title: 'No empty pressure',
  area: 'copy',
  grade: 'A',
  source: {
    kind: 'field',
    title: 'Ladeira et al., Psychology & Marketing 40(7), 2023 (meta-analysis)',
    note: 'Excess-demand scarcity worked; limited time or quantity did not. Without a date or quantity the words have the weakest case.',
    url: 'https://doi.org/10.1002/mar.21816',
  },
  contested:
    'Barton, Zlatevska, Oppewal (2022, 131 studies) found limits of time and supply to work where they fit the product.',
  theme: 'urgency',
  importance: 0.15,
  goals: CLICK_GOALS,
  measures: 'urgency without a date or quantity',
  target: 'a date, a quantity, or none',
  effort: 'low',
  measure(m) {
    const found = m.copy.urgency;
    if (!found || !isBare(found)) return notApplicable;
    return measured({
      value: 0,
      display: quote(found.text),
      unit: 'wording',
      regions: blockRegion(m, found.block),
      detail: found,
    });
  },
  respond: ({ value }) => value,
  good: ({ display }) => ({ title: 'Pressure with a reason', text: `${display} names its limit.` }),
  bad: ({ display, detail }) => ({
    title: `${display} presses without a reason`,
    text: `It hints at ${URGENCY_WORDS[detail.kind]} but names no date or quantity. Research is divided on urgency, and bare pressure has the weakest case.`,
  }),
  advice: ({ display, m }) => ({
    title: `Put a date or number to ${display}`,
    text: `${limitsIn(m)} if true; if not, drop ${display} and use the space for proof.`,
  }),
});

export const urgencyRules = [urgency, bareUrgency];
