import { createServiceRef } from '#platform/module/service-ref.ts';

/** What other modules may ask of this one. */
export interface Phase2Notes {
  count(owner: string): Promise<number>;
}

export const phase2NotesRef = createServiceRef<Phase2Notes>('phase2.notes');
