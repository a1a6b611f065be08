import { describe, expect, it } from 'vitest';
import { plainVideo } from '../../testing/sample-video.ts';
import { deadStretches } from './dead-stretches.ts';

const black = [{ start: 9, end: 10 }];
const frozen = [{ start: 0, end: 3 }];

describe('the dead stretches of a video', () => {
  it('are those that the finding tells of', () => {
    expect(deadStretches({ ...plainVideo, black, frozen, dead: [{ what: 'frozen', start: 0, end: 2 }] })).toEqual([
      { what: 'Frozen picture', start: 0, end: 2 },
    ]);
  });

  it('are all that is black or stands still in results that do not say which', () => {
    const { dead: _none, ...older } = plainVideo;
    expect(deadStretches({ ...older, black, frozen })).toEqual([
      { what: 'Black', start: 9, end: 10 },
      { what: 'Frozen picture', start: 0, end: 3 },
    ]);
  });
});
