import * as z from 'zod';
import { defineModule } from '#platform/module/define-module.ts';
import { defineServerModule } from '#platform/module/define-server-module.ts';
import { contribute } from '#platform/module/extension-point.ts';
import { type Analyses, type AnalysisEnd, analysesRef, analysisListener, lensSource } from '../api.ts';
import type { JudgingLens } from '../contract/lens.ts';

/** A module beside core-analysis that uses all of its door; a test tells it what to do and reads what it was told. */
export class Neighbour {
  /** Lenses by owner. */
  readonly lenses = new Map<string, JudgingLens>();
  readonly ends: AnalysisEnd[] = [];
  /** How many of the next ends it fails to take. */
  failing = 0;
  private door: Analyses | undefined;

  get analyses(): Analyses {
    if (!this.door) throw new Error('the module is not set up');
    return this.door;
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
