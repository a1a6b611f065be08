import { createServiceRef } from '#platform/module/service-ref.ts';

/** What other modules may ask of this one. */
export interface TrainingNotes {
  count(owner: string): Promise<number>;
}

export const trainingNotesRef = createServiceRef<TrainingNotes>('training.notes');
