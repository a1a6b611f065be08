import * as z from 'zod/mini';

/** The four a person may choose. */
export const TRIGGER_TYPES = ['incremental', 'comprehensive', 'category_specific', 'emergency'] as const;
/** Every kind of run: the four, the monthly one, and what the other buttons start. */
export const TRAINING_TYPES = [
  ...TRIGGER_TYPES,
  'full_retraining',
  'style_examples',
  'specialist_agents',
  'self_improvement',
  'test_and_deploy',
] as const;
export type TrainingType = (typeof TRAINING_TYPES)[number];

export const TYPE_NAMES: Readonly<Record<TrainingType, string>> = {
  incremental: 'Incremental',
  comprehensive: 'Comprehensive',
  category_specific: 'Chosen categories',
  emergency: 'Emergency',
  full_retraining: 'Full retraining',
  style_examples: 'Style examples',
  specialist_agents: 'Specialist agents',
  self_improvement: 'Self-improvement',
  test_and_deploy: 'Test and deploy',
};

/** The six steps, in their order. */
export const PHASES = [
  'data_collection',
  'style_generation',
  'model_training',
  'self_improvement',
  'elite_ecosystem',
  'deployment',
] as const;
export const phase = z.enum(PHASES);
export type Phase = z.output<typeof phase>;

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  data_collection: 'Data collection',
  style_generation: 'Multi-style generation',
  model_training: 'Model training',
  self_improvement: 'Self-improvement',
  elite_ecosystem: 'Elite ecosystem',
  deployment: 'Deployment',
};

/** Which of the six each kind of run goes through. */
export const PHASES_OF: Readonly<Record<TrainingType, readonly Phase[]>> = {
  incremental: PHASES,
  comprehensive: PHASES,
  category_specific: PHASES,
  emergency: PHASES,
  full_retraining: PHASES,
  style_examples: ['data_collection', 'style_generation'],
  specialist_agents: ['data_collection', 'model_training', 'deployment'],
  self_improvement: ['data_collection', 'self_improvement', 'deployment'],
  test_and_deploy: ['data_collection', 'deployment'],
};

/** Kinds of run after which nothing that came before is new: they learn from all there is. */
export const LEARNS_FROM_ALL: readonly TrainingType[] = [
  'incremental',
  'comprehensive',
  'emergency',
  'full_retraining',
];

export const EXECUTION_STATUSES = ['pending', 'running', 'completed', 'failed', 'cancelled'] as const;
export const executionStatus = z.enum(EXECUTION_STATUSES);
export type ExecutionStatus = z.output<typeof executionStatus>;

/** Areas of the rule book, as a person chooses them. */
export const CATEGORIES = ['attention', 'text', 'colour', 'composition', 'copy', 'technical', 'placement'] as const;
export const category = z.enum(CATEGORIES);
export type Category = z.output<typeof category>;

export const CATEGORY_NAMES: Readonly<Record<Category, string>> = {
  attention: 'Attention',
  text: 'Text',
  colour: 'Colour',
  composition: 'Composition',
  copy: 'Copy',
  technical: 'Technical quality',
  placement: 'Placement fit',
};

/** `platform`: the model of everybody who contributes; `personal`: one account's own. */
const SCOPE_KINDS = ['platform', 'personal'] as const;
export const scopeKind = z.enum(SCOPE_KINDS);
export type ScopeKind = z.output<typeof scopeKind>;

/** A run waits at most behind so many in its scope. */
export const MOST_PENDING = 20;
/** Most that a scope may spend in a UTC calendar month, in millionths of a dollar. */
export const MONTHLY_BUDGET_MICRO = 30_000_000;

/** A figure with its 90 % interval. */
export const interval = z.object({ value: z.number(), low: z.number(), high: z.number() });

/** A sentence with the figures it was built from. */
export const statement = z.object({
  text: z.string(),
  figures: z.array(z.object({ label: z.string(), value: z.string() })),
});
export type Statement = z.output<typeof statement>;
