import { jsonFile, type PersonalDataPart } from '#platform/module/personal-data.ts';
import type { NoteStore } from './note-store.ts';

/** This module's share of a person's data. Its rows go with the row in `platform.users`. */
export function createNoteData(store: NoteStore): PersonalDataPart {
  return {
    id: 'training',
    tables: ['training.notes'],
    async *files(userId) {
      yield jsonFile('notes.json', () => store.list(userId));
    },
    remove: async () => undefined,
  };
}
