import type { Choices, ContentGoal, Industry, TargetAudience } from '../contract/profile.ts';

export const INDUSTRY_LABELS: Readonly<Record<Industry, string>> = {
  fitness: 'Fitness',
  fashion: 'Fashion',
  tech: 'Tech',
  food: 'Food',
  travel: 'Travel',
  business: 'Business',
  education: 'Education',
  entertainment: 'Entertainment',
  other: 'Other',
};

export const GOAL_LABELS: Readonly<Record<ContentGoal, string>> = {
  increase_sales: 'Increase sales',
  brand_awareness: 'Brand awareness',
  engagement: 'Engagement',
  lead_generation: 'Lead generation',
  community_building: 'Community building',
};

export const AUDIENCE_LABELS: Readonly<Record<TargetAudience, string>> = {
  young_professionals: 'Young professionals',
  parents: 'Parents',
  entrepreneurs: 'Entrepreneurs',
  students: 'Students',
  seniors: 'Seniors',
  creatives: 'Creatives',
  general_consumers: 'General consumers',
};

export const PERSONALITY_LABELS: Readonly<Record<Choices['aiPersonality'], string>> = {
  strategic: 'Strategic',
  creative: 'Creative',
  analytical: 'Analytical',
  friendly: 'Friendly',
};

export const FEEDBACK_LABELS: Readonly<Record<Choices['preferredFeedbackStyle'], string>> = {
  detailed: 'Detailed',
  concise: 'Concise',
  action_focused: 'Action-focused',
};

/** A value of the profile as a person reads it. */
export const labelOf = (value: string): string =>
  ({ ...INDUSTRY_LABELS, ...AUDIENCE_LABELS, ...GOAL_LABELS })[value as Industry] ?? value;
