import type { Clock } from '#platform/clock.ts';
import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { Ids } from '#platform/ids.ts';
import type { Note } from '../contract/routes.ts';
import type { NoteRow, NoteStore } from './note-store.ts';

/** Notes are kept for so long. */
const KEPT_MS = 365 * 86_400_000;
const BATCH = 500;

/** Keeps notes, each for its owner alone. What belongs to somebody else is not there. */
export class NoteService {
  constructor(private readonly deps: { store: NoteStore; clock: Clock; ids: Ids }) {}

  async list(owner: string): Promise<Note[]> {
    return (await this.deps.store.list(owner)).map(toNote);
  }

  /** @throws AppError `not_found` */
  async get(owner: string, id: string): Promise<Note> {
    const row = await this.deps.store.find(owner, id);
    if (!row) throw new AppError(ERRORS.not_found);
    return toNote(row);
  }

  async create(owner: string, text: string): Promise<Note> {
    const row = { id: this.deps.ids.next(), text, createdAt: this.deps.clock.now() };
    await this.deps.store.insert(owner, row);
    return toNote(row);
  }

  /** @throws AppError `not_found` */
  async remove(owner: string, id: string): Promise<void> {
    if (!(await this.deps.store.delete(owner, id))) throw new AppError(ERRORS.not_found);
  }

  figures(): Promise<{ notes: number; people: number }> {
    return this.deps.store.figures();
  }

  /** How many notes are older than they are kept. */
  countOld(): Promise<number> {
    return this.deps.store.countOlder(this.oldest());
  }

  /** Removes what is older than it is kept; may run twice. @returns how many */
  async removeOld(onStep: () => void = () => undefined): Promise<number> {
    let removed = 0;
    for (;;) {
      onStep();
      const batch = await this.deps.store.deleteOlder(this.oldest(), BATCH);
      removed += batch;
      if (batch < BATCH) return removed;
    }
  }

  private oldest(): Date {
    return new Date(this.deps.clock.now().getTime() - KEPT_MS);
  }
}

function toNote(row: NoteRow): Note {
  return { id: row.id, text: row.text, createdAt: row.createdAt.toISOString() };
}
