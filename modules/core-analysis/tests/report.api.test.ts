import { randomUUID } from 'node:crypto';
import { unzipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { billingModule } from '#modules/billing/server/index.ts';
import { PlanStore } from '#modules/billing/server/plans/plan-store.ts';
import { createTestApp, type TestApp, type TestUser } from '#platform/testing/create-test-app.ts';
import type { Analysis } from '../contract/analysis.ts';
import { reportRoutes } from '../contract/report.ts';
import { analysisRoutes } from '../contract/routes.ts';
import { judge } from '../engine/judge/judge.ts';
import { makeMeasurements } from '../engine/testing/measurements-factory.ts';
import { defineCoreAnalysis } from '../server/define-core-analysis.ts';
import type { MeasureOptions } from '../server/ports/measuring-port.ts';
import { ControlledEngine } from './controlled-engine.ts';
import { acceptedAnalysis, adImage } from './factories.ts';
import { Neighbour } from './neighbour-module.ts';

class PicturedEngine extends ControlledEngine {
  override async measure(file: Parameters<ControlledEngine['measure']>[0], options: MeasureOptions) {
    const measured = await super.measure(file, options);
    const preview = await sharp({ create: { width: 400, height: 500, channels: 3, background: '#aa6633' } })
      .webp()
      .toBuffer();
    return { ...measured, preview };
  }
}

const engine = new PicturedEngine();
const neighbour = new Neighbour();
const depth = { team: 6, segments: false, ugc: false } as const;
const settings = { goal: 'sales', placement: 'meta_feed', depth } as const;
let app: TestApp;
let owner: TestUser;
let id: string;
beforeAll(async () => {
  const module = defineCoreAnalysis(async () => ({ engine, judge: () => judge(makeMeasurements(), settings) }));
  app = await createTestApp({ workflows: 'worker', modules: [billingModule, module, neighbour.module] });
  await neighbour.keepFacts(app.db);
  owner = await app.signUp();
  await new PlanStore(app.db).setPlan(owner.id, 'pro', app.clock.now());
  const file = new Blob([new Uint8Array(await adImage())]);
  const answer = await owner.caller.attempt(analysisRoutes.createAnalysis, { file, fileName: 'Brötchen "frisch".png' });
  id = (answer.body as Analysis).id;
}, 120_000);
afterAll(() => app.stop());

async function fetched(user: TestUser, path: string) {
  const answer = await user.caller.fetch(path);
  return { answer, bytes: Buffer.from(await answer.arrayBuffer()) };
}

describe('the report of an analysis', { timeout: 60_000 }, () => {
  it('is named in the analysis and served as a file with the creative’s name', async () => {
    const analysis = await owner.caller.call(analysisRoutes.getAnalysis, { params: { id } });
    expect(analysis.pdfReportUrl).toBe(`/api/analyses/${id}/report.pdf`);
    const { answer, bytes } = await fetched(owner, analysis.pdfReportUrl ?? '');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
    expect(answer.headers.get('content-disposition')).toContain(
      "filename*=UTF-8''Br%C3%B6tchen%20%22frisch%22%20report.pdf",
    );
    expect(bytes.toString('latin1', 0, 8)).toBe('%PDF-1.7');
    const opened = (await neighbour.facts(app.db, owner)).filter(({ kind }) => kind === 'report_opened');
    expect(opened).toEqual([{ kind: 'report_opened', analysisId: id }]);
  });

  it('comes with a heatmap at the size of the preview', async () => {
    const { answer, bytes } = await fetched(owner, `/api/analyses/${id}/heatmap.png`);
    expect(answer.headers.get('content-type')).toBe('image/png');
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'png', width: 400, height: 500 });
  });

  it('is not for plans without it, which are not shown its address either', async () => {
    const free = await app.signUp();
    const own = await acceptedAnalysis(free);
    const refused = await free.caller.attempt(reportRoutes.getReport, { params: own });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ code: 'plan_required', details: { requiredPlan: 'pro' } });
    const listed = await free.caller.call(analysisRoutes.listAnalyses, {});
    expect(listed.map((analysis) => analysis.pdfReportUrl)).toEqual([null]);
  });

  it('is in the downloaded data by the plan of now, as on the page, whatever plan the analysis was made on', async () => {
    const offered = async () => {
      const { answer, bytes } = await fetched(owner, '/api/auth/my-data');
      expect(answer.status).toBe(200);
      const page = await owner.caller.call(analysisRoutes.getAnalysis, { params: { id } });
      const file = unzipSync(bytes)[`analyses/${id}/report.pdf`];
      return { page: page.pdfReportUrl !== null, file: file && Buffer.from(file).toString('latin1', 0, 8) };
    };
    const plans = new PlanStore(app.db);
    expect(await offered()).toEqual({ page: true, file: '%PDF-1.7' });
    await plans.setPlan(owner.id, 'free', app.clock.now());
    expect(await offered()).toEqual({ page: false, file: undefined });
    await app.db('core_analysis.analyses').where({ id }).update({ plan: 'free' });
    await plans.setPlan(owner.id, 'elite', app.clock.now());
    expect(await offered()).toEqual({ page: true, file: '%PDF-1.7' });
    await plans.setPlan(owner.id, 'pro', app.clock.now());
  });

  it('waits for the end of the analysis', async () => {
    const held = engine.hold();
    const open = await acceptedAnalysis(owner);
    await held;
    const early = await owner.caller.attempt(reportRoutes.getReport, { params: { id: open.id } });
    expect(early.status).toBe(409);
    expect(early.body).toMatchObject({ code: 'report_needs_result' });
    engine.release();
  });

  it.each(Object.values(reportRoutes).map((route) => [route.path, route] as const))(
    '%s is hidden from strangers and closed to visitors',
    async (_, route) => {
      const stranger = await app.signUp();
      await new PlanStore(app.db).setPlan(stranger.id, 'elite', app.clock.now());
      expect((await stranger.caller.attempt(route, { params: { id } })).status).toBe(404);
      expect((await stranger.caller.attempt(route, { params: { id: randomUUID() } })).status).toBe(404);
      expect((await app.as().attempt(route, { params: { id } })).status).toBe(401);
    },
  );
});
