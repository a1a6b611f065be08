import type { Knex } from 'knex';
import * as z from 'zod';
import { defineModule } from '#platform/module/define-module.ts';
import { defineServerModule } from '#platform/module/define-server-module.ts';
import { contribute } from '#platform/module/extension-point.ts';
import { type Fact, factListener } from '#platform/module/fact-listener.ts';
import { type Analyses, type AnalysisEnd, analysesRef, analysisListener, lensSource } from '../api.ts';
import type { JudgingLens } from '../contract/lens.ts';

/** A module beside core-analysis that uses all of its door; a test tells it what to do and reads what it was told. */
export class Neighbour {
  /** Lenses by owner. */
  readonly lenses = new Map<string, JudgingLens>();
  readonly ends: AnalysisEnd[] = [];
  /** Refuses every fact, and so what would have happened. */
  refusesFacts = false;
  /** How many of the next ends it fails to take. */
  failing = 0;
  private keepsFacts = false;
  private door: Analyses | undefined;

  get analyses(): Analyses {
    if (!this.door) throw new Error('the module is not set up');
    return this.door;
  }

  /** From now on, in a table of its own: what was rolled back is not in it. */
  async keepFacts(db: Knex): Promise<void> {
    await db.raw(`create schema neighbour;
      create table neighbour.facts (n bigserial primary key, user_id uuid not null, fact jsonb not null)`);
    this.keepsFacts = true;
  }

  /** What happened to this user, in order. */
  async facts(db: Knex, user: { readonly id: string }): Promise<Fact[]> {
    return db('neighbour.facts').where({ user_id: user.id }).orderBy('n').pluck('fact');
  }

  readonly module = defineServerModule(
    defineModule({ id: 'neighbour', title: 'Neighbour', summary: 'For tests.', gate: {}, stage: 'preview' }),
    {
      config: z.object({}),
      requires: { analyses: analysesRef },
      provides: [],
      routes: {},
      migrations: {},
      setup: (_, { analyses }) => {
        this.door ??= analyses;
        return {
          routes: [],
          contributes: [
            contribute(lensSource, { lensFor: async (owner) => this.lenses.get(owner) ?? null }),
            contribute(factListener, {
              happened: async (trx, owner, fact) => {
                if (this.refusesFacts) throw new Error('the neighbour keeps no facts');
                if (this.keepsFacts)
                  await trx('neighbour.facts').insert({ user_id: owner, fact: JSON.stringify(fact) });
              },
            }),
            contribute(analysisListener, {
              analysisEnded: async (end) => {
                if (this.failing > 0) {
                  this.failing -= 1;
                  throw new Error('the neighbour is away');
                }
                this.ends.push(end);
              },
            }),
          ],
        };
      },
    },
  );
}
