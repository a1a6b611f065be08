import type { Frame, Frames } from '../frame.ts';

/** What the engine's child asks of its recogniser thread; `reader` names a video's reader, opened by its first question. */
export type Question =
  | { kind: 'warm' }
  | { kind: 'readText'; frames: Pick<Frames, 'full' | 'long1024'> }
  | { kind: 'measurePeople'; frames: Pick<Frames, 'long512'> }
  | { kind: 'openReader'; reader: number }
  | { kind: 'push'; reader: number; at: number; frame: Frame; afterCut: boolean }
  | { kind: 'finish'; reader: number }
  | { kind: 'closeReader'; reader: number };

export interface ToThread {
  readonly id: number;
  readonly question: Question;
}

/** One for each question. Of an error its causes would not travel: `stack` tells them too. */
export type FromThread = { readonly id: number } & (
  | { readonly answer: unknown }
  | { readonly error: { readonly message: string; readonly stack: string } }
);
