import type { AdjustableRuleId, RuleId } from '#modules/core-analysis/api.ts';
import type { ContentGoal, Industry, TargetAudience } from '../../contract/profile.ts';

interface Row {
  /** Beginning of a reason that ends in the study's finding, or says that it is a stated priority. */
  readonly reason: string;
  readonly source: string;
  /** On the weight, or on the target: over 1 counts more or asks for more. Small: a study gives a direction, hardly ever a size. */
  readonly factor: number;
}
export type ChangeRow = Row &
  (
    | { readonly kind: 'weight'; readonly ruleId: RuleId }
    | { readonly kind: 'target'; readonly ruleId: AdjustableRuleId }
  );

const PETTY = 'Petty, Cacioppo, Schumann, J. Consumer Research 10(2), 1983';
const DAVIS = 'Davis, Horváth, Gretry, Belei, J. Business Research, 2019';
const BARTON = 'Barton, Zlatevska, Oppewal, J. Retailing, 2022 (416 effects, 131 studies)';
const AIRBNB = 'Zhang, Lee, Singh, Srinivasan, Management Science 68(8), 2022 (7,423 Airbnb properties)';
const CLAIMS = 'Google Ads policy “Unreliable claims”; Meta Advertising Standards (read 2026)';
const SHARING = 'Tellis, MacInnis, Tirunillai, Zhang, J. Marketing 83(4), 2019';
const CONTRAST = 'W3C, Understanding SC 1.4.3 Contrast (Minimum), WCAG 2.2, 2023';
/** Where no study sets a size or a direction for this choice. */
const ASKED = 'Your stated priority; no study sets the size';

const richWords = (what: string): ChangeRow => ({
  kind: 'target',
  ruleId: 'T-10',
  factor: 0.85,
  reason: `${what} is bought for pleasure, and for such brands richer language did better than the plainest, so copy may be a little less simple.`,
  source: DAVIS,
});
const carefulBuyers = (who: string): ChangeRow => ({
  kind: 'weight',
  ruleId: 'K-15',
  factor: 1.25,
  reason: `${who} weigh a purchase with care, and careful readers are moved by the strength of the arguments more than by anything around them, so figures count more.`,
  source: PETTY,
});

/**
 * What each choice of a profile changes in judging. A choice that is missing changes nothing: no study we know of sets it
 * apart. Every row names what it rests on; nothing here is learned from anybody's results.
 */
export const BY_INDUSTRY: Readonly<Partial<Record<Industry, readonly ChangeRow[]>>> = {
  fitness: [
    {
      kind: 'weight',
      ruleId: 'K-20',
      factor: 1.3,
      reason: 'Platforms restrict claims about health and the body, so words that need proof count more in fitness.',
      source: CLAIMS,
    },
  ],
  fashion: [
    richWords('Fashion'),
    {
      kind: 'weight',
      ruleId: 'C-14',
      factor: 1.25,
      reason: 'Empty space signals prestige, which fashion sells, so breathing space counts more.',
      source: 'Pracejus, O’Guinn, Olsen, IJRM, 2013',
    },
  ],
  tech: [carefulBuyers('Buyers of technology')],
  food: [richWords('Food')],
  travel: [
    richWords('Travel'),
    {
      kind: 'weight',
      ruleId: 'C-15',
      factor: 1.2,
      reason: 'Better photos of places to stay went with more bookings, so picture quality counts more in travel.',
      source: AIRBNB,
    },
    {
      kind: 'weight',
      ruleId: 'C-06',
      factor: 1.2,
      reason: 'A subject that stands clear of its background was part of what made photos of places to stay sell.',
      source: AIRBNB,
    },
    {
      kind: 'weight',
      ruleId: 'K-11',
      factor: 1.2,
      reason:
        'For experiences a limited supply was the scarcity that worked best, so scarcity with substance counts more.',
      source: BARTON,
    },
  ],
  business: [carefulBuyers('Business buyers')],
  education: [
    carefulBuyers('People who choose a course'),
    {
      kind: 'weight',
      ruleId: 'K-11',
      factor: 1.2,
      reason:
        'For decisions people think about long a date was the scarcity that worked best, so a real one counts more.',
      source: BARTON,
    },
  ],
  entertainment: [
    richWords('Entertainment'),
    {
      kind: 'weight',
      ruleId: 'K-11',
      factor: 1.2,
      reason:
        'For experiences a limited supply was the scarcity that worked best, so scarcity with substance counts more.',
      source: BARTON,
    },
  ],
};

/** Beside the goal an analysis is made for, which the rule book weighs by itself. */
export const BY_GOAL: Readonly<Record<ContentGoal, readonly ChangeRow[]>> = {
  increase_sales: [
    {
      kind: 'weight',
      ruleId: 'K-05',
      factor: 1.25,
      reason: 'You also want sales: posts that stated a price or deal drew more clicks in field data.',
      source: 'Lee, Hosanagar, Nair, Management Science, 2018 (106,316 posts)',
    },
    {
      kind: 'weight',
      ruleId: 'P-02',
      factor: 1.2,
      reason: 'You also want sales: a product where viewers look predicted sales of short video ads.',
      source: 'Yang, Zhang, Zhang, “Engagement That Sells”, Marketing Science 44(2), 2025',
    },
  ],
  brand_awareness: [
    {
      kind: 'weight',
      ruleId: 'B-06',
      factor: 1.25,
      reason: 'You also want brand awareness: a brand that is hard to make out hurt comprehension in eye-tracked ads.',
      source: 'Pieters, Wedel, Batra, J. Marketing 74(5), 2010',
    },
    {
      kind: 'weight',
      ruleId: 'B-01',
      factor: 1.2,
      reason: 'You also want brand awareness, which an ad that names no brand cannot build.',
      source: 'CreativeX Creative Quality Score; VidMob criteria (vendors)',
    },
  ],
  engagement: [
    {
      kind: 'weight',
      ruleId: 'T-10',
      factor: 1.25,
      reason: 'You also want engagement: easier text drew more likes, comments and shares.',
      source: 'Pancer, Chandler, Poole, Noseworthy, J. Consumer Psychology, 2019 (4,000 posts)',
    },
    {
      kind: 'weight',
      ruleId: 'C-04',
      factor: 1.15,
      reason: 'You also want engagement: contrast in the picture went with more liking and engagement.',
      source: 'Kostyk & Huhmann, European J. of Marketing 55(6), 2021',
    },
  ],
  lead_generation: [
    {
      kind: 'weight',
      ruleId: 'K-02',
      factor: 1.25,
      reason: 'You also want leads, which come by the request alone, so what it promises counts more.',
      source: ASKED,
    },
  ],
  community_building: [
    {
      kind: 'weight',
      ruleId: 'K-17',
      factor: 1.2,
      reason: 'You also want a community: ads heavy with claims and figures were shared less.',
      source: SHARING,
    },
    {
      kind: 'weight',
      ruleId: 'B-04',
      factor: 1.2,
      reason: 'You also want a community: a brand that pushes itself forward was shared less.',
      source: SHARING,
    },
  ],
};

export const BY_AUDIENCE: Readonly<Partial<Record<TargetAudience, readonly ChangeRow[]>>> = {
  entrepreneurs: [carefulBuyers('Entrepreneurs')],
  seniors: [
    {
      kind: 'weight',
      ruleId: 'T-01',
      factor: 1.2,
      reason:
        'Sensitivity to contrast falls with age, which the contrast standard was set for, so contrast counts more.',
      source: CONTRAST,
    },
    {
      kind: 'weight',
      ruleId: 'T-03',
      factor: 1.2,
      reason: 'Sharpness of sight falls with age, so the size of letters counts more.',
      source: CONTRAST,
    },
  ],
};

/** Titles of the rules named above, as the rule book has them. */
export const RULE_TITLES: Readonly<Partial<Record<RuleId, string>>> = {
  'B-01': 'The brand is named',
  'B-04': 'The brand does not push',
  'B-06': 'The brand is easy to identify',
  'C-04': 'Contrast of the picture',
  'C-06': 'The subject separates from its background',
  'C-14': 'Breathing space',
  'C-15': 'The picture is in focus, lit and clean',
  'K-02': 'The request names its reward',
  'K-05': 'Offer stated',
  'K-11': 'Scarcity with substance',
  'K-15': 'Figures in the copy',
  'K-17': 'Light enough to share',
  'K-20': 'Words that need proof',
  'P-02': 'The subject stands where attention is',
  'T-01': 'Text stands out from its background',
  'T-03': 'Text is large enough for a phone',
  'T-10': 'Easy words',
};
