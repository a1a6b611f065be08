import type { PlanId } from '#flags/plans.ts';
import { createExtensionPoint } from './extension-point.ts';

/** One file of somebody's archive. */
export interface PersonalFile {
  /** Path below the part's folder: letters, digits, `-`, `_`, `.` and `/`. */
  readonly name: string;
  /** Reads it when its turn comes; text is written as UTF-8. `undefined` where it went meanwhile. */
  read(): Promise<Uint8Array | string | undefined>;
}

/**
 * What a module keeps about a person: its share of 'Download my data', and of
 * deleting an account. Contribute it ungated: a module that is switched off
 * still keeps data.
 */
export interface PersonalDataPart {
  /** Folder in the archive: the module's id. */
  readonly id: string;
  /** Names of the tables `files` covers, each with schema; a test holds them against the catalogue. */
  readonly tables: readonly string[];
  /**
   * Everything of this person, one file after the other, so that a large account needs little memory.
   * @param plan the one they are on now: what it opens elsewhere is in here as well
   */
  files(userId: string, plan: PlanId): AsyncIterable<PersonalFile>;
  /**
   * Ends and removes what neither goes with the row in `platform.users` (foreign keys) nor with the owner's files in
   * the object store: running workflows, data of other services. Comes before both; may run twice.
   */
  remove(userId: string): Promise<void>;
}

export const personalData = createExtensionPoint<PersonalDataPart>('platform.personalData');

/** A file of indented JSON, made when its turn comes. */
export function jsonFile(name: string, load: () => Promise<unknown>): PersonalFile {
  return { name, read: async () => `${JSON.stringify(await load(), undefined, 2)}\n` };
}
