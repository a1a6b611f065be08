/**
 * Every flag and every plan feature that exists. A key that is not here does
 * not compile. Central on purpose: off-switches are product decisions.
 */
export interface FlagDefinition {
  readonly owner: string;
  /** `ops` flags are off-switches (default on); `release` flags open new work (default off). */
  readonly kind: 'ops' | 'release' | 'experiment';
  /** Value while Unleash has never answered. */
  readonly fallback: boolean;
  readonly description: string;
  /** ISO date after which a release flag counts as overdue. */
  readonly removeBy?: string;
}

export const FLAGS = {
  'module.core-analysis': {
    owner: 'core-analysis',
    kind: 'ops',
    fallback: true,
    description: 'Upload and analysis of creatives. Off: its routes answer 404 and its pages disappear.',
  },
  'module.billing': {
    owner: 'billing',
    kind: 'ops',
    fallback: true,
    description: 'Screens and routes of billing. The token ledger keeps working while this is off.',
  },
  'ops.signup': {
    owner: 'accounts',
    kind: 'ops',
    fallback: true,
    description: 'New accounts may be created.',
  },
  'ops.analysis-intake': {
    owner: 'core-analysis',
    kind: 'ops',
    fallback: true,
    description: 'New analyses are accepted. Off: running ones finish, new ones get 503.',
  },
  'ops.video-intake': {
    owner: 'core-analysis',
    kind: 'ops',
    fallback: true,
    description: 'New videos are accepted. Off: images are, videos get 503.',
  },
  'ops.claude-escalation': {
    owner: 'core-analysis',
    kind: 'ops',
    fallback: true,
    description: 'Hard cases may go to Claude where a key is configured. Off: the engine alone answers.',
  },
  FREE_DAILY_LIMITS: {
    owner: 'core-analysis',
    kind: 'experiment',
    fallback: false,
    description: 'On: the free plan takes 1 image and 3 videos a day (UTC). Off: its tokens are the only limit.',
  },
} as const satisfies Record<string, FlagDefinition>;

export type FlagKey = keyof typeof FLAGS;
export const FLAG_KEYS = Object.keys(FLAGS) as FlagKey[];

export const FEATURES = {
  'analysis.image': { owner: 'core-analysis', title: 'Image analysis' },
  'analysis.video': { owner: 'core-analysis', title: 'Video analysis' },
  'analysis.expert-team': { owner: 'core-analysis', title: 'Expert team of six specialists' },
  'analysis.fixes': { owner: 'core-analysis', title: 'Automatic fixes as files' },
  'analysis.report': { owner: 'core-analysis', title: 'Quick Wins PDF report' },
  'analysis.rating': { owner: 'core-analysis', title: 'Your own score of each result, 1 to 10' },
  'analysis.full-team': { owner: 'core-analysis', title: 'Expert team of eight specialists' },
  'analysis.segments': { owner: 'core-analysis', title: 'Each shot of a video judged' },
  'analysis.ugc': { owner: 'core-analysis', title: 'UGC creator instructions' },
} as const satisfies Record<string, { owner: string; title: string }>;

export type FeatureKey = keyof typeof FEATURES;
export const FEATURE_KEYS = Object.keys(FEATURES) as FeatureKey[];
