import { expect, it } from 'vitest';
import { assess } from '../../judge/assess.ts';
import { goodFindings } from '../../judge/findings.ts';
import { verdictOn } from '../../specialists/verdict.ts';
import { type MeasurementOverrides, makeBlock, makeMeasurements } from '../../testing/measurements-factory.ts';

const ownOf = (id: string, change: MeasurementOverrides) =>
  assess(makeMeasurements(change), { goal: 'sales', placement: 'meta_feed' }).assessments.filter(
    (a) => a.rule.id === id,
  );

const line = (type: number, contrast = 9) => ({
  text: { blocks: [makeBlock({ lineHeightOfShortSide: type * 0.93, contrast })] },
});

it.each([
  ['C-13', '7.6 % against 5', { composition: { balanceOffset: 0.076 } }, { composition: { balanceOffset: 0.049 } }],
  ['S-03', '0.168 against 0.16', { clutter: { jpegComplexity: 0.168 } }, { clutter: { jpegComplexity: 0.15 } }],
  ['T-03', '37 px against 40', line(0.0345), line(0.038)],
  ['T-01', '4.3 : 1 against 4.5', line(0.04, 4.3), line(0.04, 7)],
] as const)('%s is not praised at %s', (id, _, near, met) => {
  expect(goodFindings(ownOf(id, near))).toEqual([]);
  expect(verdictOn(ownOf(id, near))).not.toContain('Keep:');
  expect(goodFindings(ownOf(id, met)).map(({ evidence }) => evidence.ruleId)).toEqual([id]);
});
