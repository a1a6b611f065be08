import { v7 } from 'uuid';

/** Makes identifiers: UUIDv7, so that they sort by time. */
export interface Ids {
  next(): string;
}

export const systemIds: Ids = { next: () => v7() };
