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
      text: { blocks: [makeBlock({ text: 'you get l0ve and more ener', region: SPOKEN, role: 'body' })] },
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

  it('count a line once that a keyframe reads in other letters, and no request of another shot', () => {
    const still = makeMeasurements({
      text: { blocks: [makeBlock({ text: 'Wake up without back pain, every mornin', role: 'body' })] },
    });
    const words = wordsOfVideo(
      makeVideo({
        shots: [makeShot(0, { end: 5, keyframeAt: 1, still }), makeShot(5, { end: 14, still: null })],
        text: {
          spans: [
            makeSpan({ text: 'Wake up without back pain, every mornir', start: 0, end: 5, role: 'body' }),
            makeSpan({ text: 'Get my fig box', start: 0, end: 5, role: 'cta' }),
            makeSpan({ text: 'Order my six', start: 5, end: 14, role: 'cta' }),
          ],
        },
      }),
    );
    expect(words.text.blocks.map(({ text }) => text)).toEqual([
      'Wake up without back pain, every mornir',
      'Get my fig box',
      'Order my six',
    ]);
    expect(words.copy.messageCount).toBe(1);
  });

  it('keep a line of another shot that differs by a letter', () => {
    const still = makeMeasurements({
      text: { blocks: [makeBlock({ text: 'Wake up without back pain, every mornin' })] },
    });
    const words = wordsOfVideo(
      makeVideo({
        shots: [makeShot(0, { end: 5, still: null }), makeShot(5, { end: 14, keyframeAt: 6, still })],
        text: { spans: [makeSpan({ text: 'Wake up without back pain, every mornir', start: 0, end: 5 })] },
      }),
    );
    expect(words.text.blocks).toHaveLength(2);
  });
});

describe('the request of a video', () => {
  it('is the one on a button, not a line that asks as well', () => {
    const { cta } = makeMeasurements().copy;
    if (!cta) throw new Error('no request');
    const still = makeMeasurements({
      text: {
        blocks: [
          makeBlock({ text: 'Order today, 20% off', role: 'offer' }),
          makeBlock({ text: 'Shop now', role: 'cta', words: 2 }),
        ],
      },
      copy: { cta: { ...cta, text: 'Shop now', verb: 'shop now', block: 1 } },
    });
    const words = wordsOfVideo(
      makeVideo({
        shots: [makeShot(0, { end: 14, keyframeAt: 12, still })],
        text: {
          spans: [
            makeSpan({ text: 'Shop now', start: 8, end: 14, role: 'cta', words: 2 }),
            makeSpan({ text: 'Order today, 20% off', start: 8, end: 14, role: 'offer', words: 4 }),
          ],
        },
      }),
    );
    expect(words.copy.cta?.text).toBe('Shop now');
  });
});
