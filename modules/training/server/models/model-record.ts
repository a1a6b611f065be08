import type * as z from 'zod/mini';
import type { Model, ModelAlias, ModelCard } from '../../contract/model.ts';
import type { Scope } from '../scope.ts';

/** What a card shows that does not change with the model's use. */
export type StoredCard = Pick<
  ModelCard,
  'use' | 'learned' | 'unknown' | 'weights' | 'specialists' | 'data' | 'creatives' | 'pairs'
> & {
  /** On what the rule book weighs: what the lens changes. `isVisible`: the data speak for it. */
  readonly factors: readonly { readonly ruleId: string; readonly factor: number; readonly isVisible: boolean }[];
};
export type ModelTest = NonNullable<z.output<typeof import('../../contract/model.ts').model.shape.test>>;

export interface ModelRecord {
  readonly id: string;
  readonly scope: Scope;
  readonly kind: Model['kind'];
  readonly version: number;
  readonly fingerprint: string;
  readonly sha256: string;
  readonly size: number;
  readonly codeVersion: string;
  readonly engineVersion: string;
  readonly nodeVersion: string;
  readonly parentId: string | null;
  readonly runId: string | null;
  readonly card: StoredCard;
  readonly test: ModelTest | null;
  readonly createdAt: Date;
}

export const MODEL_COLUMNS = {
  id: 'models.id',
  scope: 'models.scope',
  kind: 'models.kind',
  version: 'models.version',
  fingerprint: 'models.fingerprint',
  sha256: 'models.sha256',
  size: 'models.size',
  codeVersion: 'models.code_version',
  engineVersion: 'models.engine_version',
  nodeVersion: 'models.node_version',
  parentId: 'models.parent_id',
  runId: 'models.run_id',
  card: 'models.card',
  test: 'models.test',
  createdAt: 'models.created_at',
} as const;

export type NewModel = Omit<ModelRecord, 'version' | 'createdAt'>;

/** "Personal model 3": what results and pages call it. */
export function modelName({ scope, kind, version }: Pick<ModelRecord, 'scope' | 'kind' | 'version'>): string {
  if (kind === 'performance') return `Performance model ${version}`;
  return `${scope === 'platform' ? 'Platform' : 'Personal'} model ${version}`;
}

export interface PromotionRecord {
  readonly id: string;
  readonly scope: Scope;
  readonly action: 'promoted' | 'rolled_back';
  readonly modelId: string | null;
  readonly previousId: string | null;
  readonly doneBy: 'run' | 'owner' | 'operator';
  readonly reason: string;
  readonly at: Date;
}

export type Aliases = Readonly<Partial<Record<ModelAlias, string>>>;
