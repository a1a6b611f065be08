import type { PlanId } from '#flags/plans.ts';
import type { Analyses, JudgedFor, JudgingLens, Tone } from '#modules/core-analysis/api.ts';
import type { Clock } from '#platform/clock.ts';
import type { GateService } from '#platform/http/gate-service.ts';
import { type Choices, type Profile, type ProfileInput, type ProfilePreview, toChoices } from '../contract/profile.ts';
import { eliteProfileManifest } from '../manifest.ts';
import { benchmarksOf } from './lens/benchmark-table.ts';
import { RULE_TITLES } from './lens/change-table.ts';
import { changesOf, lensOf, silentOf, toneOf } from './lens/profile-lens.ts';
import type { ProfileStore } from './profile-store.ts';

interface Deps {
  readonly store: ProfileStore;
  readonly analyses: Analyses;
  readonly gates: Pick<GateService, 'decide'>;
  readonly clock: Clock;
}

interface Owner {
  readonly id: string;
  readonly plan: PlanId;
}

/** Keeps a profile for its owner, and says what it does to judging and wording. */
export class ProfileService {
  constructor(private readonly deps: Deps) {}

  async get(owner: string): Promise<Profile> {
    const row = await this.deps.store.find(owner);
    return row ? { ...row, updatedAt: row.updatedAt.toISOString() } : { ...toChoices({}), updatedAt: null };
  }

  async save(owner: string, input: ProfileInput): Promise<Profile> {
    await this.deps.store.save(owner, { ...toChoices(input), updatedAt: this.deps.clock.now() });
    return this.get(owner);
  }

  /** What these choices would do, shown on the owner's last analysis. */
  async preview(owner: string, input: ProfileInput): Promise<ProfilePreview> {
    const choices = toChoices(input);
    const { analyses } = this.deps;
    const [last] = (await analyses.list(owner, { status: 'completed', limit: 1 })).items;
    const told = last && (await analyses.result(owner, last.id, toneOf(choices)));
    const advice = told?.strategy[0] ?? told?.bad[0] ?? told?.good[0];
    const goal = last?.judgedFor.goal ?? 'sales';
    return {
      advice:
        last && advice
          ? { analysisId: last.id, fileName: last.fileName, title: advice.title, text: advice.text }
          : null,
      goal,
      changes: changesOf(choices, goal).map((row) => ({ ...row, title: RULE_TITLES[row.ruleId] ?? row.ruleId })),
      benchmarks: benchmarksOf(choices.industry),
      silent: silentOf(choices),
    };
  }

  async lensFor(owner: Owner, goal: JudgedFor['goal']): Promise<JudgingLens | null> {
    const choices = await this.inForce(owner);
    return choices ? lensOf(choices, goal) : null;
  }

  async toneFor(owner: Owner): Promise<Tone | null> {
    const choices = await this.inForce(owner);
    return choices ? toneOf(choices) : null;
  }

  /** Only while flag and plan allow it, for this person: a profile stays when somebody leaves Elite, and waits. */
  private async inForce({ id, plan }: Owner): Promise<Choices | undefined> {
    const gates = [eliteProfileManifest.gate, { feature: 'profile.agent' } as const];
    if (!this.deps.gates.decide(gates, { id, plan, role: 'user' }).allowed) return undefined;
    return this.deps.store.find(id);
  }
}
