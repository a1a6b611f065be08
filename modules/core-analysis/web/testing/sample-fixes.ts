import type { Fix, FixList } from '../../contract/fixes.ts';

/** Fixes of the sample analysis, for tests and the gallery. `previews`: pictures that stand for the rendered files. */
export function sampleFixes(previews: { tone: string; crop: string }): FixList {
  const base = {
    note: null,
    suggestion: false,
    placement: 'meta_feed',
    placementLabel: 'Facebook and Instagram feed',
    scoreBefore: 58,
    intervalBefore: { low: 49, high: 66 },
    format: 'jpeg',
  } as const;
  const panel: Fix = {
    ...base,
    id: 'fix-1',
    kind: 'panel',
    title: 'A panel behind the headline',
    why: "'Discover the taste of the season' has 2.1 : 1; on the panel it has 11.8 : 1.",
    note: 'The panel hides a part of the bowl. Look at it once before publishing.',
    scoreAfter: 67,
    intervalAfter: { low: 59, high: 74 },
    changedRules: [
      {
        ruleId: 'T-01',
        title: 'Contrast of text',
        area: 'text',
        before: { response: 0.12, display: '2.1 : 1' },
        after: { response: 1, display: '11.8 : 1' },
      },
      {
        ruleId: 'P-05',
        title: 'Room around the subject',
        area: 'composition',
        before: { response: 0.8, display: '41 %' },
        after: { response: 0.7, display: '36 %' },
      },
    ],
    bytes: 402_000,
    width: 1080,
    height: 1350,
    fileName: 'fig-box-autumn-panel.jpg',
    downloadUrl: '/api/analyses/x/fixes/fix-1/file',
    previewUrl: previews.tone,
  };
  const button: Fix = {
    ...base,
    id: 'fix-2',
    kind: 'button',
    title: 'A button that names what happens',
    why: "'Learn more on our website' is a line of text; a button was drawn in its place.",
    suggestion: true,
    scoreAfter: 62,
    intervalAfter: { low: 53, high: 70 },
    changedRules: [
      {
        ruleId: 'K-02',
        title: 'Call to action',
        area: 'copy',
        before: null,
        after: { response: 0.9, display: "'Order my box'" },
      },
    ],
    bytes: 398_000,
    width: 1080,
    height: 1350,
    fileName: 'fig-box-autumn-button.jpg',
    downloadUrl: '/api/analyses/x/fixes/fix-2/file',
    previewUrl: previews.tone,
  };
  const crop: Fix = {
    ...base,
    id: 'fix-3',
    kind: 'crop',
    title: 'Cropped to 9:16 for stories',
    why: 'Stories and Reels ask for 9:16; 96 % of predicted attention stays in the frame.',
    placement: 'meta_stories',
    placementLabel: 'Stories and Reels',
    scoreBefore: 41,
    intervalBefore: { low: 32, high: 50 },
    scoreAfter: 49,
    intervalAfter: { low: 40, high: 57 },
    changedRules: [],
    bytes: 312_000,
    width: 1080,
    height: 1920,
    fileName: 'fig-box-autumn-9x16.jpg',
    downloadUrl: '/api/analyses/x/fixes/fix-3/file',
    previewUrl: previews.crop,
  };
  return {
    status: 'completed',
    percent: 100,
    fixes: [panel, button, crop],
    tried: [
      { kind: 'sharpen', title: 'Sharpened', reason: 'The picture is sharp enough: the score stayed at 58.' },
      { kind: 'denoise', title: 'Noise removed', reason: 'It cost detail in the fruit: 57 instead of 58.' },
    ],
    note: null,
    error: null,
  };
}

const nothing = { percent: 0, fixes: [], tried: [], note: null, error: null };
export const fixesIdle: FixList = { ...nothing, status: 'none' };
export const fixesRunning: FixList = { ...nothing, status: 'running', percent: 45 };
export const fixesFailed: FixList = {
  ...nothing,
  status: 'failed',
  error: { code: 'fixes_failed', message: 'The files could not be rendered. Nothing was charged.' },
};
export const fixesNone: FixList = {
  ...nothing,
  status: 'completed',
  percent: 100,
  note: 'Six changes were rendered and measured. None of them would raise the score: what holds this ad back is in its words, and those are yours to change.',
  tried: [{ kind: 'tone', title: 'Light and contrast', reason: 'Exposure is right already: the score stayed at 58.' }],
};
