import { beforeAll, describe, expect, it } from 'vitest';
import { GOALS } from '../../contract/analysis.ts';
import type { Frames } from '../frame.ts';
import { drawFrames } from '../testing/draw-text.ts';
import { makeSpan, makeVideo } from '../testing/video-factory.ts';
import { pickCta } from './pick-cta.ts';
import { REQUEST_EXAMPLES } from './request-examples.ts';
import { wordsOfVideo } from './words-of-video.ts';

const REQUESTS = Object.values(REQUEST_EXAMPLES).flatMap((by) =>
  GOALS.flatMap((goal) => by[goal].filter((words) => words !== undefined)),
);

const SIZE = { width: 1080, height: 1350 };
/** Where the letters stand; the button reaches beyond them. */
const LETTERS = { x: 0.38, y: 0.795, w: 0.24, h: 0.04 };
const HEADLINE = {
  text: 'Figs at their peak',
  region: { x: 0.1, y: 0.1, w: 0.8, h: 0.08 },
  lineHeight: 0.08,
  words: 4,
};

describe('a request that advice gives as an example', () => {
  let button: Frames;
  let plain: Frames;
  beforeAll(async () => {
    const ground = { ...SIZE, background: '#f4e9d8', texts: [] };
    const shapes = '<rect x="340" y="1040" width="400" height="120" rx="24" fill="#0b6e4f"/>';
    [button, plain] = await Promise.all([drawFrames({ ...ground, shapes }), drawFrames(ground)]);
  });

  const pick = (frames: Frames, text: string) =>
    pickCta(frames.long1024, [HEADLINE, { text, region: LETTERS, lineHeight: 0.03, words: text.split(' ').length }]);

  it.each(REQUESTS)('is understood on a button, as a line and in a clip: "%s"', (text) => {
    const onButton = pick(button, text);
    expect(onButton).toMatchObject({ block: 1, match: { text } });
    expect(onButton?.button).not.toBeNull();
    expect(pick(plain, text)).toMatchObject({ block: 1, match: { text }, button: null });
    const clip = makeVideo({
      shots: [],
      text: { spans: [makeSpan({ text: HEADLINE.text }), makeSpan({ text, start: 8, end: 14 })] },
    });
    expect(wordsOfVideo(clip).copy.cta?.text).toBe(text);
  });
});
