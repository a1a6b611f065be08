import { AppError } from '#platform/contract/errors.ts';
import { type OpsCommand, OpsError } from '#platform/module/ops-command.ts';
import type { ScheduleControl, ScheduleState } from '#platform/module/schedule-spec.ts';

const moment = (at: Date | null): string => (at ? `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC` : 'never');

/** `schedule list|pause|resume|run`: what runs by the clock. */
export function scheduleCommands(schedules: ScheduleControl): OpsCommand[] {
  const id = { name: 'schedule', summary: 'As `schedule list` names it' };
  const known = async (name: string): Promise<ScheduleState> => {
    const found = (await schedules.list()).find((one) => one.id === name);
    if (!found) throw new OpsError(`There is no schedule '${name}'. See: schedule list`);
    return found;
  };
  const steer = (
    verb: 'pause' | 'resume' | 'run',
    summary: string,
    says: (state: ScheduleState) => string,
    act: (name: string, why: string) => Promise<void>,
  ): OpsCommand => ({
    name: `schedule ${verb}`,
    summary,
    args: [id],
    ...(verb === 'pause' && { options: [{ flags: '--why <text>', summary: 'Shown beside the paused schedule' }] }),
    async prepare({ args: [name = ''], options }) {
      const state = await known(name);
      return {
        lines: [says(state)],
        subject: name,
        async apply() {
          await act(name, options.why ?? 'paused by an operator').catch((error: unknown) => {
            throw error instanceof AppError ? new OpsError(error.message) : error;
          });
          return [`Done: ${verb} ${name}.`];
        },
      };
    },
  });
  return [
    {
      name: 'schedule list',
      summary: 'What runs by the clock: last and next run, and what is paused.',
      async prepare() {
        const all = await schedules.list();
        return {
          lines: all.map(
            (one) =>
              `${one.id}: last ${moment(one.lastRunAt)}, ${one.paused ? `PAUSED (${one.note})` : `next ${moment(one.nextRunAt)}`}`,
          ),
        };
      },
    },
    steer(
      'pause',
      'Stop a schedule until it is resumed.',
      ({ id: name, paused }) => (paused ? `${name} is paused already.` : `${name} will not run until it is resumed.`),
      (name, why) => schedules.pause(name, why),
    ),
    steer(
      'resume',
      'Let a paused schedule run again.',
      ({ id: name, paused }) => (paused ? `${name} will run again.` : `${name} is not paused.`),
      (name) => schedules.resume(name),
    ),
    steer(
      'run',
      'Run a schedule once, now.',
      ({ id: name }) => `${name} will run once now.`,
      (name) => schedules.runNow(name),
    ),
  ];
}
