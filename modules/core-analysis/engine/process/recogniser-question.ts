import type { SpeechMemory } from '../audio/speech-network.ts';
import type { Frame, Frames } from '../frame.ts';
import type { SightViews } from '../sight/sight-runtime.ts';

/** What the engine's child asks of its recogniser thread; `reader` names a video's reader, opened by its first question. */
export type RecogniserQuestion =
  | { kind: 'warm' }
  | { kind: 'readText'; frames: Pick<Frames, 'full' | 'long1024'> }
  | { kind: 'measurePeople'; frames: Pick<Frames, 'long512'> }
  | { kind: 'see'; views: SightViews }
  | { kind: 'hear'; samples: Float32Array; memory: SpeechMemory | null }
  | { kind: 'openReader'; reader: number }
  | { kind: 'push'; reader: number; at: number; frame: Frame; afterCut: boolean }
  | { kind: 'finish'; reader: number }
  | { kind: 'closeReader'; reader: number };
