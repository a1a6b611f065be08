import type { Clock } from '#platform/clock.ts';
import { type OpsCommand, OpsError } from '#platform/module/ops-command.ts';
import type { OutboxStore } from './events/outbox-store.ts';
import { dayOf } from './metrics/period-of.ts';
import type { SavingsStore } from './metrics/savings-store.ts';
import { peopleLines } from './rollups/people-lines.ts';
import type { PeopleStore } from './rollups/people-store.ts';
import type { Rollups } from './rollups/rollups.ts';

interface Deps {
  readonly rollups: Rollups;
  readonly people: PeopleStore;
  readonly outbox: OutboxStore;
  readonly savings: SavingsStore;
  readonly clock: Clock;
}

export function createAnalyticsCommands(deps: Deps): OpsCommand[] {
  return [state(deps), people(deps), rebuild(deps), savings(deps)];
}

function state({ rollups }: Deps): OpsCommand {
  return {
    name: 'events figures',
    summary: 'How many events there are, and how far they are counted.',
    async prepare() {
      const { events, waiting, outbox, countedUntil, months } = await rollups.state();
      return {
        lines: [
          `Events: ${events}, in ${months} ${months === 1 ? 'month' : 'months'}`,
          `Not counted yet: ${waiting}; in the outbox: ${outbox}`,
          `Counted until: ${countedUntil?.toISOString() ?? 'never'}`,
        ],
      };
    },
  };
}

function people({ people: store, clock }: Deps): OpsCommand {
  return {
    name: 'events people',
    summary: 'How many people are in each segment and at each stage of the funnel, and which weeks they come back in.',
    async prepare() {
      return { lines: await peopleLines(store, dayOf(clock.now())) };
    },
  };
}

function rebuild({ rollups, outbox, clock }: Deps): OpsCommand {
  return {
    name: 'events rebuild',
    summary: 'Count every event anew. Pages show the old figures until it is done.',
    async prepare() {
      const { events, outbox: waiting } = await rollups.state();
      return {
        lines: [`${events + waiting} events will be counted anew.`],
        async apply() {
          await outbox.relay();
          const { events: counted } = await rollups.rebuild(clock.now());
          return [`Counted ${counted} events.`];
        },
      };
    },
  };
}

function savings({ savings: store, clock }: Deps): OpsCommand {
  return {
    name: 'savings set',
    summary: 'Minutes a manual review takes, from which the saved time is computed.',
    args: [
      { name: 'image-minutes', summary: 'For one image, 0 to 10,000.' },
      { name: 'video-minutes', summary: 'For one video, 0 to 10,000.' },
    ],
    options: [{ flags: '--source <text>', summary: 'Where the figures come from; shown beside the saved time.' }],
    async prepare({ args, options }) {
      const [imageMinutes, videoMinutes] = [minutes(args[0]), minutes(args[1])];
      const before = await store.get();
      const model = { imageMinutes, videoMinutes, source: options.source?.trim() || before.source };
      return {
        lines: [
          `Image: ${before.imageMinutes} -> ${imageMinutes} minutes`,
          `Video: ${before.videoMinutes} -> ${videoMinutes} minutes`,
          `Source: ${model.source}`,
        ],
        async apply() {
          await store.set(model, clock.now());
          return ['The model is changed; saved time is computed by it from now on, also of earlier days.'];
        },
      };
    },
  };
}

function minutes(text: string | undefined): number {
  const value = Number(text);
  if (text === undefined || !/^\d{1,5}(\.\d)?$/.test(text) || value > 10_000)
    throw new OpsError('Give the minutes as a number from 0 to 10000, with at most one decimal.');
  return value;
}
