import { expect, it, vi } from 'vitest';
import { paint } from '../measure/testing/planted-scenes.ts';
import { RULE_BOOK } from '../rules/book/rule-book.ts';
import { UNSEEN_SUBJECT } from '../rules/picture/subject.ts';
import { makeMeasurements } from '../testing/measurements-factory.ts';
import { lookAtPicture } from './look-at-picture.ts';
import { measureSight } from './measure-sight.ts';
import { WHOLE_FRAME } from './picture-part.ts';

vi.mock('onnxruntime-node', () => {
  throw new Error('the native library is not there');
});

// truth of image: sight.measured
//   planted: no network
//   within: exact
it('says that the picture was not looked at where the networks cannot be loaded, and no rule follows from it', async () => {
  const frame = paint(64, 64, () => [200, 30, 30]);
  const look = await lookAtPicture(frame, { part: WHOLE_FRAME, sides: [320, 160], drawn: false });
  expect(look).toBeNull();
  const seen = await measureSight({
    frame,
    look,
    part: WHOLE_FRAME,
    sides: [320, 160],
    blocks: [],
    button: null,
    faces: [],
    photographed: 1,
  });
  expect(seen.measures).toEqual({ measured: false, objects: [], outcome: 'unsure', why: 'not_seen', sure: 0 });
  const m = { ...makeMeasurements(), sight: seen.measures };
  for (const id of ['S-01', 'P-01', 'C-03', 'C-06']) {
    const assessed = RULE_BOOK.find((rule) => rule.id === id)?.assess(m, { goal: 'sales', placement: 'meta_feed' });
    expect(assessed, id).toMatchObject({ kind: 'not_measured', reason: UNSEEN_SUBJECT });
  }
});
