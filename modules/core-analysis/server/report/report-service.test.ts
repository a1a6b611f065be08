import { describe, expect, it } from 'vitest';
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
