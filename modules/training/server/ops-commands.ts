import type { OpsCommand } from '#platform/module/ops-command.ts';
import type { NoteService } from './note-service.ts';

/** `training tidy`: what the schedule does on Sundays, now and with its result. */
export function createNoteCommands(service: NoteService): OpsCommand[] {
  return [
    {
      name: 'training tidy',
      summary: 'Delete notes that are older than a year.',
      async prepare() {
        const due = await service.countOld();
        if (due === 0) return { lines: ['No notes are due.'] };
        return {
          lines: [`Notes older than a year: ${due}`],
          apply: async () => [`Deleted ${await service.removeOld()} notes.`],
        };
      },
    },
  ];
}
