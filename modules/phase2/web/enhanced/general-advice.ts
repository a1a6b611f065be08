/** Advice that holds for any creative; the page marks it as general. Nothing in it is measured. */
interface GeneralAdvice {
  readonly title: string;
  readonly text: string;
}

export const GENERAL_INSIGHTS: readonly GeneralAdvice[] = [
  {
    title: 'Change one thing at a time',
    text: 'Two versions that differ in one place show what made the difference. Two that differ everywhere do not.',
  },
  {
    title: 'Judge the small screen first',
    text: 'Most people meet an ad on a phone. What cannot be read there at arm’s length is not read.',
  },
  {
    title: 'Let outcomes decide',
    text: 'A score is a prediction. Import a performance report to see how your creatives did, and what holds for your audience.',
  },
];

export const GENERAL_OPTIMIZATIONS: readonly (GeneralAdvice & {
  readonly priority: 'high' | 'medium' | 'low';
  readonly impact: 'high' | 'medium' | 'low';
  readonly effort: 'high' | 'medium' | 'low';
})[] = [
  {
    title: 'Say what to do next',
    text: 'One clear request, set apart from everything around it.',
    priority: 'high',
    impact: 'high',
    effort: 'low',
  },
  {
    title: 'Show the product in the first second of a video',
    text: 'Who leaves early should still have seen what it is about.',
    priority: 'high',
    impact: 'medium',
    effort: 'medium',
  },
  {
    title: 'Keep a version for each placement',
    text: 'Crops and overlays differ between feeds and stories.',
    priority: 'medium',
    impact: 'medium',
    effort: 'medium',
  },
];
