import { describe, expect, it } from 'vitest';
import { plainVideo, silentVideo } from '../../testing/sample-video.ts';
import { roleOf, shotFacts } from './shot-facts.ts';

const span = { start: 0, end: 1, caption: false, region: { x: 0, y: 0, w: 1, h: 0.1 } };
const read = [{ text: 'Order my box', region: span.region, confidence: 1, contrast: 5, role: 'cta' as const }];

describe('what a shot holds', () => {
  it('names a text by the role it was read with, a caption by its kind, an unknown one as text', () => {
    expect(roleOf({ ...span, text: 'ORDER my box' }, read)).toBe('Call to action');
    expect(roleOf({ ...span, text: 'Order my box', caption: true }, read)).toBe('Caption');
    expect(roleOf({ ...span, text: 'Figs' }, read)).toBe('Text');
  });

  it('counts only what stands in the shot, and means over it', () => {
    const video = {
      ...plainVideo,
      stepSeconds: 1,
      attention: [0.2, 0.4, 1, 1],
      loudness: [-20, -22, -10, -10],
      texts: [
        { ...span, text: 'One' },
        { ...span, text: 'Two' },
        { ...span, text: 'Three' },
        { ...span, text: 'Later', start: 2, end: 4 },
      ],
    };
    expect(shotFacts(video, [], { start: 0, end: 2 })).toEqual([
      'Text: “One”',
      'Text: “Two”',
      'and 1 more',
      "Attention 30 % of the video's peak · −21\u00a0LUFS",
    ]);
  });

  it('says that there is no text, and no loudness where nothing sounds', () => {
    const [none, figures] = shotFacts(silentVideo, [], silentVideo.shots[0] ?? { start: 0, end: 1 });
    expect(none).toBe('No text on screen');
    expect(figures).not.toContain('LUFS');
  });
});
