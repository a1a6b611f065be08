import type { Profile, ProfilePreview } from '../../contract/profile.ts';

export const sampleProfile: Profile = {
  industry: 'travel',
  contentGoals: ['brand_awareness'],
  targetAudience: ['seniors', 'parents'],
  aiPersonality: 'friendly',
  preferredFeedbackStyle: 'concise',
  updatedAt: '2026-11-28T09:00:00.000Z',
};

export const sampleNoProfile: Profile = {
  industry: null,
  contentGoals: [],
  targetAudience: [],
  aiPersonality: 'strategic',
  preferredFeedbackStyle: 'detailed',
  updatedAt: null,
};

export const samplePreview: ProfilePreview = {
  advice: {
    analysisId: '019aa000-0000-7000-8000-000000000001',
    fileName: 'spring-sale.png',
    title: 'Cut 26 words to fifteen',
    text: 'Give this a go. Start with whatever names neither offer, brand nor request: keep the one noun and number that sell, move the rest to the caption. Right now: 26 words. Your aim: 3 to 15 words.',
  },
  goal: 'sales',
  changes: [
    {
      kind: 'target',
      ruleId: 'T-10',
      title: 'Easy words',
      factor: 0.85,
      reason:
        'Travel is bought for pleasure, and for such brands richer language did better than the plainest, so copy may be a little less simple.',
      source: 'Davis, Horváth, Gretry, Belei, J. Business Research, 2019',
    },
    {
      kind: 'weight',
      ruleId: 'T-01',
      title: 'Text stands out from its background',
      factor: 1.3,
      reason:
        'Sensitivity to contrast falls with age, which the contrast standard was set for, so contrast counts more.',
      source: 'W3C, Understanding SC 1.4.3 Contrast (Minimum), WCAG 2.2, 2023',
    },
  ],
  benchmarks: [
    {
      label: 'Click rate of Google Display ads for travel',
      display: '0.47 %',
      note: 'An average of many kinds of ads, some years old: take it with a spread of 40 % either way. It is not part of the score.',
      source: 'WordStream, Google Display benchmarks, as an agency told them in 2023',
    },
  ],
  silent: ['parents'],
};

export const sampleEmptyPreview: ProfilePreview = {
  advice: null,
  goal: 'sales',
  changes: [],
  benchmarks: [],
  silent: [],
};
