import { describe, expect, it } from 'vitest';
import { makeBlock, makeMeasurements } from '../testing/measurements-factory.ts';
import { makeShot, makeSpan, makeVideo } from '../testing/video-factory.ts';
import { wordsOfVideo } from './words-of-video.ts';

const SPOKEN = { x: 0.1, y: 0.7, w: 0.8, h: 0.06 };
const caption = (text: string, start: number) =>
  makeSpan({ text, start, end: start + 3, caption: true, region: SPOKEN, role: 'body' });

describe('claims of a video', () => {
  it('are not made by captions, nor by a keyframe that read a caption in other letters', () => {
    const still = makeMeasurements({
      text: { blocks: [makeBlock({ text: 'yov will l0ve how you feel', region: SPOKEN, role: 'body' })] },
    });
    const words = wordsOfVideo(
      makeVideo({
        shots: [makeShot(0, { end: 14, keyframeAt: 1, still })],
        text: {
          spans: [
            caption('You will love how you feel', 0),
            caption('It gives you more energy', 4),
            caption('And 20% off your first box', 8),
            makeSpan({ text: 'Sleep better tonight', start: 0, end: 10 }),
          ],
        },
      }),
    );
    expect(words.captions).toEqual([true, false, true, true, true]);
    expect(words.copy.messageCount).toBe(1);
  });
});
