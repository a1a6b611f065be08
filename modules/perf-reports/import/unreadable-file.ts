import { UNREADABLE, type UnreadableReason } from '../contract/unreadable.ts';

/** A file that cannot be imported at all. */
export class UnreadableFile extends Error {
  constructor(
    readonly reason: UnreadableReason,
    options?: { cause?: unknown },
  ) {
    super(UNREADABLE[reason], options);
    this.name = 'UnreadableFile';
  }
}
