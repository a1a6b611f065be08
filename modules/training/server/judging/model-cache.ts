import { unpackModel } from '../../learner/model/model-bytes.ts';
import type { PairwiseModel } from '../../learner/types.ts';
import type { ModelRecord } from '../models/model-record.ts';
import type { ModelStore } from '../models/model-store.ts';

const MOST = 50;

/** Models by their hash: versions never change, so what was read once holds. */
export class ModelCache {
  private readonly known = new Map<string, PairwiseModel>();

  constructor(private readonly models: ModelStore) {}

  /** @throws Error where the bytes of a registered model are gone */
  async load(record: Pick<ModelRecord, 'scope' | 'sha256'>): Promise<PairwiseModel> {
    const cached = this.known.get(record.sha256);
    if (cached) return cached;
    const bytes = await this.models.bytes(record);
    if (!bytes) throw new Error(`the bytes of model ${record.sha256} are gone`);
    const model = unpackModel(bytes);
    if (this.known.size >= MOST) this.known.clear();
    this.known.set(record.sha256, model);
    return model;
  }
}
