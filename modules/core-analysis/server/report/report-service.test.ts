import { describe, expect, it } from 'vitest';
import type { AnalysisResults } from '../../contract/analysis.ts';
import type { Tone } from '../../contract/tone.ts';
import type { AnalysisRecord } from '../analyses/analysis-record.ts';
import type { AnalysisStore } from '../analyses/analysis-store.ts';
import type { AnalysisFiles } from '../files/analysis-files.ts';
import type { DrawingOrder } from './drawing-order.ts';
import { ReportService } from './report-service.ts';

const shot = (start: number, frame: number | null) => ({ start, end: start + 2, keyframeAt: start + 1, frame });

/** What is drawn of a video of three shots, the second of which asks most for attention. */
async function drawn(results: object, kind: 'report' | 'heatmap'): Promise<DrawingOrder | undefined> {
  let order: DrawingOrder | undefined;
  const record = { fileName: 'figs.mp4', completedAt: new Date(0), results } as AnalysisRecord;
  const service = new ReportService({
    store: { find: async () => record } as unknown as AnalysisStore,
    files: {
      frames: async () => [Buffer.from('frame 0'), Buffer.from('frame 1')],
      derived: async () => Buffer.from('poster'),
    } as unknown as AnalysisFiles,
    renderer: {
      async draw(asked) {
        order = asked;
        return Buffer.from('drawn');
      },
    },
  });
  await service[kind]('owner', 'id');
  return order;
}

function drawnOn(order: DrawingOrder | undefined): string {
  return Buffer.from((order?.kind === 'report' ? order.content.picture : order?.picture) ?? []).toString();
}

const attention = { width: 2, height: 1, data: 'AP8=', focus: [] };
const video = {
  shots: [shot(0, 0), shot(2, 1), shot(4, null)],
  attention: [0.1, 0.1, 0.8, 0.8, 0.9, 0.9],
  stepSeconds: 1,
};

describe('the words of a report', () => {
  const measured = {
    measure: 'contrast',
    display: '2 : 1',
    target: 'at least 4.5 : 1',
    ruleId: 'T-01',
    grade: 'B',
    source: {},
  };
  const bad = [{ id: 'bad-1', title: 'Faint', text: 'It reaches 2 : 1. Eyes tire.', evidence: measured }];
  const own = { attention, good: [], bad, strategy: [], lens: { changes: [] } } as unknown as AnalysisResults;
  const general = { ...own, lens: undefined, score: 40 } as AnalysisResults;
  const textOf = async (as?: Tone | 'without') => {
    let order: DrawingOrder | undefined;
    const service = new ReportService({
      store: {
        find: async () => ({ fileName: 'a.png', completedAt: new Date(0), results: own }),
        resultsWithoutLens: async () => general,
      } as unknown as AnalysisStore,
      files: { frames: async () => [], derived: async () => undefined } as unknown as AnalysisFiles,
      renderer: {
        async draw(asked) {
          order = asked;
          return Buffer.from('drawn');
        },
      },
    });
    await service.report('owner', 'id', as);
    if (order?.kind !== 'report') throw new Error('no report');
    return { text: order.content.results.bad[0]?.text, score: order.content.results.score };
  };

  it('are the engine’s own, those of a tone, or those of the book alone', async () => {
    expect(await textOf()).toEqual({ text: bad[0]?.text, score: undefined });
    const { text } = await textOf({ style: 'strategic', length: 'action_focused' });
    expect(text).toBe('Get it to: at least 4.5 : 1. Where it stands: 2 : 1. It reaches 2 : 1.');
    expect(await textOf('without')).toEqual({ text: bad[0]?.text, score: 40 });
  });
});

describe('what a report is drawn on', () => {
  it.each(['report', 'heatmap'] as const)('of a video, the frame its heat was measured on (%s)', async (kind) => {
    const order = await drawn({ attention, video }, kind);
    expect(drawnOn(order)).toBe('frame 1');
  });

  it('of an image, its preview', async () => {
    const order = await drawn({ attention }, 'heatmap');
    expect(drawnOn(order)).toBe('poster');
  });

  it('of a video without any measured frame, its poster and no heat', async () => {
    const without = { ...video, shots: video.shots.map((s) => ({ ...s, frame: null })) };
    const unseen = { ...attention, width: 0, height: 0, data: '' };
    const order = await drawn({ attention: unseen, video: without }, 'report');
    expect(drawnOn(order)).toBe('poster');
    await expect(drawn({ attention: unseen, video: without }, 'heatmap')).rejects.toMatchObject({ code: 'not_found' });
  });
});
