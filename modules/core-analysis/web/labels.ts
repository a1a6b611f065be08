import type { AnalysisResults, Stage } from '../contract/analysis.ts';

/** The stages a person sees; `done` is the result itself. */
export const STAGE_LABELS: Readonly<Record<Exclude<Stage, 'done'>, { label: string; note: string }>> = {
  received: { label: 'Received', note: 'Stored encrypted, in the queue.' },
  checking: { label: 'Checking the file', note: 'Type, size and whether it opens.' },
  measuring: {
    label: 'Measuring',
    note: 'Sharpness, light, colour, clutter, composition; in a video also cuts, motion and sound.',
  },
  reading: { label: 'Reading the text', note: 'Words, their size, contrast and place.' },
  attention: { label: 'Predicting attention', note: 'Where people are likely to look first.' },
  scoring: { label: 'Scoring', note: 'Every measurement compared with its aim.' },
};

export const TEXT_ROLE_LABELS: Readonly<Record<AnalysisResults['texts'][number]['role'], string>> = {
  headline: 'Headline',
  body: 'Body',
  cta: 'Call to action',
  offer: 'Offer',
  small: 'Small print',
};
