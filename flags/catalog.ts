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
  /** ISO date after which a release or experiment flag counts as overdue. */
  readonly removeBy?: string;
}

/** Flags that customers see by name on /feature-flags; `FLAG_MIN_PLAN` says from which plan on each is available. */
export const CUSTOMER_FLAGS = [
  'NEW_DASHBOARD_UI',
  'ADVANCED_AI_ANALYSIS',
  'DETAILED_ANALYTICS',
  'ENHANCED_VIDEO_PROCESSING',
  'BETA_FEATURES_ACCESS',
] as const;
export type CustomerFlag = (typeof CUSTOMER_FLAGS)[number];

export const FLAGS = {
  'module.core-analysis': {
    owner: 'core-analysis',
    kind: 'ops',
    fallback: true,
    description: 'Upload and analysis of ads. Off: its routes return 404 and its pages are hidden.',
  },
  'module.billing': {
    owner: 'billing',
    kind: 'ops',
    fallback: true,
    description: 'Billing pages and routes. Off: the token ledger still works.',
  },
  'ops.signup': {
    owner: 'accounts',
    kind: 'ops',
    fallback: true,
    description: 'Sign-up is open.',
  },
  'ops.analysis-intake': {
    owner: 'core-analysis',
    kind: 'ops',
    fallback: true,
    description: 'New analyses are accepted. Off: running ones finish, new ones return 503.',
  },
  'ops.video-intake': {
    owner: 'core-analysis',
    kind: 'ops',
    fallback: true,
    description: 'New videos are accepted. Off: images still work, videos return 503.',
  },
  'ops.claude-escalation': {
    owner: 'core-analysis',
    kind: 'ops',
    fallback: true,
    description: 'Hard cases go to Claude if a key is configured. Off: only the engine is used.',
  },
  FREE_DAILY_LIMITS: {
    owner: 'core-analysis',
    kind: 'experiment',
    fallback: false,
    description: 'On: the free plan allows 1 image and 3 videos a day (UTC). Off: tokens are the only limit.',
  },
  'module.perf-reports': {
    owner: 'perf-reports',
    kind: 'ops',
    fallback: true,
    description:
      'Import of ad-platform exports and what is learned from them. Off: its routes return 404 and its page is hidden.',
  },
  'module.elite-profile': {
    owner: 'elite-profile',
    kind: 'ops',
    fallback: true,
    description: 'The AI profile. Off: results are judged and worded without it; what was saved stays.',
  },
  'module.phase2': {
    owner: 'phase2',
    kind: 'ops',
    fallback: true,
    description:
      'Usage dashboards, feature flags and experiments. Off: its routes return 404 and its pages are hidden.',
  },
  NEW_DASHBOARD_UI: {
    owner: 'phase2',
    kind: 'release',
    fallback: true,
    removeBy: '2027-06-30',
    description: 'The enhanced dashboard, on plans that include it. Off: the standard dashboard.',
  },
  ADVANCED_AI_ANALYSIS: {
    owner: 'core-analysis',
    kind: 'experiment',
    fallback: false,
    removeBy: '2027-06-30',
    description: 'A second attention pass with four times as many cells, on new analyses.',
  },
  DETAILED_ANALYTICS: {
    owner: 'phase2',
    kind: 'release',
    fallback: true,
    removeBy: '2027-06-30',
    description: 'The real-time part of the enhanced dashboard.',
  },
  ENHANCED_VIDEO_PROCESSING: {
    owner: 'core-analysis',
    kind: 'experiment',
    fallback: false,
    removeBy: '2027-06-30',
    description: 'Up to three keyframes per shot are measured, in new analyses of videos.',
  },
  BETA_FEATURES_ACCESS: {
    owner: 'phase2',
    kind: 'release',
    fallback: true,
    removeBy: '2027-06-30',
    description: 'Pages marked as beta.',
  },
  'module.training': {
    owner: 'training',
    kind: 'ops',
    fallback: true,
    description:
      'Training runs, their schedules and models. Off: nothing trains, results are judged without trained models; what was trained stays.',
  },
} as const satisfies Record<string, FlagDefinition>;

export type FlagKey = keyof typeof FLAGS;
export const FLAG_KEYS = /* @__PURE__ */ Object.keys(FLAGS) as FlagKey[];

export const FEATURES = {
  'analysis.image': { owner: 'core-analysis', title: 'Image analysis' },
  'analysis.video': { owner: 'core-analysis', title: 'Video analysis' },
  'analysis.expert-team': { owner: 'core-analysis', title: 'Expert team of six specialists' },
  'analysis.fixes': { owner: 'core-analysis', title: 'Automatic fixes to download' },
  'analysis.report': { owner: 'core-analysis', title: 'Quick Wins PDF report' },
  'analysis.rating': { owner: 'core-analysis', title: 'Rate each result from 1 to 10' },
  'analysis.full-team': { owner: 'core-analysis', title: 'Expert team of eight specialists' },
  'analysis.segments': { owner: 'core-analysis', title: 'Shot-by-shot video scores' },
  'analysis.ugc': { owner: 'core-analysis', title: 'UGC creator instructions' },
  'reports.performance': { owner: 'perf-reports', title: 'Performance reports from your ad platforms' },
  'profile.agent': { owner: 'elite-profile', title: 'Personal AI agent' },
  'analytics.enhanced': { owner: 'phase2', title: 'Enhanced dashboard and analytics' },
  'analytics.business': { owner: 'phase2', title: 'Business intelligence' },
  'training.personal': { owner: 'training', title: 'A model trained on your own results' },
  'account.api-keys': { owner: 'accounts', title: 'API keys for your own programs' },
} as const satisfies Record<string, { owner: string; title: string }>;

export type FeatureKey = keyof typeof FEATURES;
export const FEATURE_KEYS = /* @__PURE__ */ Object.keys(FEATURES) as FeatureKey[];
/** What plans are compared by. Rating a result is feedback, not a benefit. */
export const PLAN_BENEFITS = FEATURE_KEYS.filter((key) => key !== 'analysis.rating');
