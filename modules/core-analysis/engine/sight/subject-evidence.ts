import type { Region } from '../../contract/evidence.ts';
import type { Detection } from './find-objects.ts';
import type { Outline } from './find-outline.ts';

/** Everything that has a say in what a picture is about. */
export interface SubjectEvidence {
  /** The picture's part of the frame, in which the outline was looked for. */
  readonly part: Region;
  /** Share of the frame that is photographed, 0..1. */
  readonly photographed: number;
  readonly outline: (Omit<Outline, 'mask'> & { readonly stable: number }) | null;
  readonly faces: readonly Region[];
  /** Not those that words cover. */
  readonly objects: readonly Detection[];
  /** Pictures that stand apart on a ground. */
  readonly panels?: readonly Region[];
  /** Devices with words of their own, which no panel of the ad is. */
  readonly devices?: readonly Region[];
  /** Probabilities, 0..1: animal and landscape of the picture's part, printed matter of the frame. */
  readonly animal: number;
  readonly landscape: number;
  readonly printed: number;
  /** Of an animal while the outline's box is painted over, and in that box alone; absent where nobody looked. */
  readonly closer?: { readonly animalWithout: number; readonly animalInside: number };
}

export type SubjectOutcome = 'thing' | 'place' | 'none' | 'unsure';

/** What decided. */
export type SubjectReason =
  | 'fills_picture'
  | 'living_larger'
  | 'living_doubtful'
  | 'landscape'
  | 'nothing_outlined'
  | 'seen_without_outline'
  | 'confirmed_larger'
  | 'confirmed'
  | 'device'
  | 'printed'
  | 'drawn'
  | 'edge_to_edge'
  | 'many_pieces'
  | 'clear'
  | 'unclear';

export interface DecidedSubject {
  readonly outcome: SubjectOutcome;
  readonly why: SubjectReason;
  /** How far from the mark at which it would have been decided otherwise, 0..1. */
  readonly sure: number;
  /** Of a thing; where it is unsure, what it would be. */
  readonly box?: Region;
  /** Whether the box is that of the outline. */
  readonly outlined?: boolean;
}
