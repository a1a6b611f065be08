import type { PlanOf } from '../fix-plan.ts';

/** Everything needed to render one fix of a video from the file it was planned for. Plain data. */
export type VideoFixPlan =
  | PlanOf<'loudness'>
  | (PlanOf<'trim'> & {
      /** The first moment that stays, seconds. */
      readonly at: number;
    });
