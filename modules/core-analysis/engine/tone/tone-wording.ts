import type { ToneStyle } from '../../contract/tone.ts';

export type StatementKind = 'good' | 'bad' | 'advice';

interface Wording {
  /** Before what is said; one is chosen by the rule, so that a list does not repeat itself. None: it begins at once. */
  readonly openers: Readonly<Record<StatementKind, readonly string[]>>;
  /** The measured value comes before what is said of it. */
  readonly figuresFirst: boolean;
  standing(measured: string, target: string): string;
  /** The same as something to do. */
  aim(measured: string, target: string): string;
  /** What is already right, as something to do. */
  readonly keep: string;
  /** @param note what stands behind a statement, beginning with a small letter */
  backing(note: string): string;
}

const NONE = { good: [], bad: [], advice: [] };

/** What the four styles have of their own: order and joining words. No figure and no claim stands here. */
export const WORDINGS: Readonly<Record<ToneStyle, Wording>> = {
  strategic: {
    openers: NONE,
    figuresFirst: false,
    standing: (measured, target) => `Where it stands: ${measured}. The mark: ${target}.`,
    aim: (measured, target) => `Get it to: ${target}. Where it stands: ${measured}.`,
    keep: 'Keep this and build on it.',
    backing: (note) => `What it rests on: ${note}.`,
  },
  creative: {
    openers: {
      good: ['A strength to play with.', 'Keep this and take it further.', 'This works, so use it.'],
      bad: ['Room to rethink this.', 'A spot worth reworking.', 'Here is room to play.'],
      advice: ['Try this.', 'Play with this.', 'An idea to test.'],
    },
    figuresFirst: false,
    standing: (measured, target) => `Today: ${measured}. The aim: ${target}.`,
    aim: (measured, target) => `Reach for: ${target}. Today: ${measured}.`,
    keep: 'Keep this and take it further.',
    backing: (note) => `What backs the idea: ${note}.`,
  },
  analytical: {
    openers: NONE,
    figuresFirst: true,
    standing: (measured, target) => `Measured: ${measured}. Target: ${target}.`,
    aim: (measured, target) => `Bring to target: ${target}. Measured: ${measured}.`,
    keep: 'No change needed.',
    backing: (note) => `Evidence: ${note}.`,
  },
  friendly: {
    openers: {
      good: ['Nice work here.', 'This one works well.', 'Good choice.'],
      bad: ['Here is one to fix.', 'This is worth a fix.', 'This one needs a hand.'],
      advice: ['Here is what helps.', 'Give this a go.', 'Here is a good step.'],
    },
    figuresFirst: false,
    standing: (measured, target) => `Right now: ${measured}. Your aim: ${target}.`,
    aim: (measured, target) => `Aim for: ${target}. Right now: ${measured}.`,
    keep: 'Leave this just as it is.',
    backing: (note) => `Where this comes from: ${note}.`,
  },
};

/** Beside what stands behind a statement, where research disagrees. */
export const CONTESTED = 'Research disagrees here.';
