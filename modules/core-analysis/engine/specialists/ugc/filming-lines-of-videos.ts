/** What rules about time and sound mean for somebody with a phone in hand. */
import type { RuleId } from '../../../contract/rule-ids.ts';
import { type Line, lineOf, slowOpening } from './filming-line.ts';

const IN_MOTION = 'Be in motion when the first frame is shot, and cut the seconds before it';

export const VIDEO_LINES: Readonly<Partial<Record<RuleId, Line>>> = {
  'V-01': {
    about: 'opening',
    avoid: (a) => `take a run-up: ${slowOpening(a)}`,
    better: () => IN_MOTION,
    keep: (a) => `Start as fast as now: the first cut or large motion comes at ${a.evidence.display}`,
  },
  'V-04': {
    about: 'opening',
    avoid: (a) => `save the liveliest moment for later: ${slowOpening(a)}`,
    better: () => IN_MOTION,
    keep: () => 'Open as lively as the video does now',
  },
  'V-05': {
    about: 'opening',
    avoid: (a) => `open on a frame without a picture: ${slowOpening(a)}`,
    better: () => 'Let the very first frame show what you sell, in good light',
    keep: () => 'Have something to see in the very first frame, as now',
  },
  'V-02': {
    about: 'pace',
    avoid: (a) => `hold one view through the opening: the first five seconds had ${a.evidence.display}`,
    better: () => 'Film the opening from three sides, so that it can be cut into three shots',
    keep: (a) => `Open in several shots, as now (${a.evidence.display} in the first five seconds)`,
  },
  'V-06': {
    about: 'opening',
    avoid: (a) =>
      a.evidence.display === 'never'
        ? 'keep what it is about to yourself: 0 lines of the video say it'
        : `come to the point this late: ${lineOf(a)} stands on the screen only at ${a.evidence.display}`,
    better: (a) => `Say ${lineOf(a) === 'the text' ? 'what it is about' : lineOf(a)} within the first three seconds`,
    keep: (a) => `Say what it is about as early as now (at ${a.evidence.display})`,
  },
  'V-10': {
    about: 'sound',
    avoid: (a) =>
      `leave it silent or too quiet to hear: ${a.evidence.display === 'no sound track' ? 'the video has 0 s of sound' : `only ${a.evidence.display} of the time has sound over −40 dBFS`}`,
    better: () => 'Speak or play music from the first second to the last',
    keep: () => 'Keep sound from start to end, as now',
  },
  'V-18': {
    about: 'pace',
    avoid: (a) => `let the picture stand still or go black: ${a.evidence.display} of it do now`,
    better: () => 'Keep the camera or your hands moving through every shot',
  },
};
