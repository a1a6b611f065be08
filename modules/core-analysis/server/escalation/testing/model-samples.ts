import type { AnalysisResults } from '../../../contract/analysis.ts';
import type { Evidence } from '../../../contract/evidence.ts';

/** Evidence of a rule, with a figure of its own. */
export const evidence = (ruleId: string, part: Partial<Evidence> = {}): Evidence => ({
  ruleId,
  area: 'text',
  measure: `what ${ruleId} looks at`,
  value: 2.1,
  display: '2.1 : 1',
  unit: 'ratio',
  target: 'at least 4.5 : 1',
  response: 0.2,
  regions: [{ x: 0.1, y: 0.2, w: 0.3, h: 0.1 }],
  grade: 'A',
  source: { title: 'A study' },
  ...part,
});

/** A result with three rules in it and one text that reads like an order to a machine. */
export const sampleResults = (texts: readonly string[] = []): AnalysisResults => ({
  score: 58,
  interval: { low: 49, high: 67 },
  verdict: 'Fair',
  basis: { goal: 'sales', placement: 'meta_feed', brand: 'Orchard', rulesApplied: 40, rulesNotMeasured: [] },
  areas: [],
  good: [{ id: 'good-1', title: 'One clear subject', text: '…', evidence: evidence('S-01') }],
  bad: [{ id: 'bad-1', title: 'The headline is hard to read', text: '…', evidence: evidence('T-01') }],
  strategy: [
    { id: 'do-1', title: 'Say what to do', text: '…', gain: 9, effort: 'low', evidence: evidence('K-01') },
    { id: 'do-2', title: 'Darken the headline', text: '…', gain: 6, effort: 'low', evidence: evidence('T-01') },
  ],
  texts: texts.map((text) => ({
    text,
    region: { x: 0, y: 0, w: 1, h: 0.1 },
    confidence: 0.9,
    contrast: 2.1,
    role: 'headline',
  })),
  placements: [],
  attention: { width: 1, height: 1, data: 'AA==', focus: [] },
  image: { width: 400, height: 500, format: 'png', bytes: 1 },
  engineVersion: 'test-1',
  ruleBookVersion: 'test-1',
});

/** One statement as a model writes it. */
export const statement = (part: object = {}) => ({
  title: 'The headline competes with the fruit',
  text: 'At 2.1 : 1 the words lose against the bowl; moving them down helps more than recolouring them.',
  kind: 'bad',
  cites: ['T-01'],
  region: { x: 0.1, y: 0.2, w: 0.3, h: 0.1 },
  confidence: 0.7,
  ...part,
});

/** A whole answer as a model writes it. */
export const answerText = (statements: readonly object[] = [statement(), statement(), statement()]): string =>
  JSON.stringify({ overall: 'The picture sells on appetite, the words on information.', statements });
