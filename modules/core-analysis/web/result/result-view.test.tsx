import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PlanId } from '#flags/plans.ts';
import { FakeApi, planSession } from '#shell/sdk/testing/fake-api.ts';
import { renderApp } from '#shell/sdk/testing/render-app.tsx';
import type { AnalysisResults } from '../../contract/analysis.ts';
import { type FixList, fixRoutes } from '../../contract/fixes.ts';
import { type SecondOpinionState, secondOpinionRoutes, VIEW_FAILURES } from '../../contract/model-view.ts';
import { PENALTY_NOTE } from '../../contract/score-path.ts';
import { drawNothing, withoutMap } from '../testing/draw-nothing.ts';
import { sampleAnalysis } from '../testing/sample-analysis.ts';
import { eliteResults, freeResults, sampleModelView, starterResults } from '../testing/sample-extras.ts';
import { fixesIdle, fixesNone, fixesRunning, sampleFixes } from '../testing/sample-fixes.ts';
import { eliteVideoResults, plainVideo, sampleVideo, silentVideo } from '../testing/sample-video.ts';
import { ResultView } from './result-view.tsx';

const FIXES = `/api/analyses/${sampleAnalysis.id}/fixes`;
const OPINION = `/api/analyses/${sampleAnalysis.id}/second-opinion`;
/** The lower part of the page is code that arrives when it is first needed. */
const PATIENT = { timeout: 8000 };

interface Setting {
  plan?: PlanId;
  at?: string;
  fixes?: FixList;
  pdf?: string;
  opinion?: SecondOpinionState;
  videoUrl?: string | null;
}

async function open(made: AnalysisResults, setting: Setting = {}) {
  const results = withoutMap(made);
  const { plan = 'elite', at = '', fixes = fixesIdle, pdf, opinion, videoUrl = null } = setting;
  const api = new FakeApi().answer(fixRoutes.getFixes, fixes, FIXES);
  const analysis = {
    ...sampleAnalysis,
    analysisResults: results,
    pdfReportUrl: pdf ?? null,
    videoUrl,
    ...(opinion ? { secondOpinion: opinion } : {}),
  };
  renderApp(<ResultView analysis={analysis} results={results} preview="/p.webp" />, {
    api,
    session: planSession(plan),
    at: `/dashboard?analysis=${analysis.id}${at}`,
  });
  await screen.findByRole('heading', { name: 'Where it can run' }, PATIENT);
  return api;
}

/** Fetches the code that arrives later, so that no test waits for a busy machine to compile it. */
beforeAll(
  () =>
    Promise.all([
      import('./result-more.tsx'),
      import('./overlay/overlay-layer.tsx'),
      import('./overlay/overlay-controls.tsx'),
      import('../feedback/result-end.tsx'),
      import('./video/video-timeline.tsx'),
      import('./video/video-player.tsx'),
    ]),
  60_000,
);

beforeEach(() => {
  drawNothing();
  Element.prototype.setPointerCapture = () => undefined;
});

describe('what a plan has', () => {
  it('is said once on Free, with plans and reasons, and no control of a locked part is there', async () => {
    await open(freeResults, { plan: 'free' });
    const card = screen.getByRole('region', { name: 'Get more from this result' });
    expect(card.textContent).toContain('Expert team of six specialists');
    expect(within(card).getByRole('link').getAttribute('href')).toBe('/subscribe?plan=starter&from=dashboard');
    // Shots are judged only in videos.
    expect(card.textContent).not.toContain('Each shot');
    for (const name of ['The expert team', 'Fixes, ready to download', 'Script for a creator']) {
      expect(screen.queryByRole('heading', { name })).toBeNull();
    }
    expect(screen.queryByRole('link', { name: /PDF/ })).toBeNull();
  });

  it.each([
    ['free', freeResults, 'starter', ['Expert team of six specialists']],
    ['free', freeResults, 'elite', ['Expert team of six', 'Expert team of eight', 'UGC creator instructions']],
    ['starter', starterResults, 'elite', ['Expert team of eight', 'UGC creator instructions']],
  ] as const)('is named where a result made on %s is read on a higher plan', async (_, results, plan, named) => {
    await open(results, { plan });
    const card = screen.getByRole('region', { name: 'Your plan now includes more' });
    expect(within(card).getAllByRole('listitem')).toHaveLength(named.length);
    for (const [index, text] of named.entries()) {
      expect(within(card).getAllByRole('listitem')[index]?.textContent).toContain(text);
    }
    expect(card.textContent).toContain('That uses 1 token;');
    expect(within(card).getByRole('link', { name: 'Analyse it again' }).getAttribute('href')).toBe('/dashboard#intake');
  });

  it.each([
    ['free', freeResults],
    ['starter', starterResults],
    ['elite', eliteResults],
    ['elite', eliteVideoResults],
  ] as const)('is not offered again on %s, where the result has it all', async (plan, results) => {
    await open(results, { plan });
    expect(screen.queryByRole('region', { name: 'Your plan now includes more' })).toBeNull();
    // Nor is there anything to get on Elite.
    const more = screen.queryByRole('region', { name: 'Get more from this result' });
    expect(more === null).toBe(plan === 'elite');
    expect(screen.queryByRole('heading', { name: 'Script for a creator' }) !== null).toBe(plan === 'elite');
  });

  it('brings the report as a link where there is one', async () => {
    await open(starterResults, { plan: 'pro', pdf: '/api/x.pdf' });
    expect(screen.getByRole('link', { name: 'PDF report' }).getAttribute('href')).toBe('/api/x.pdf');
  });
});

describe('a measured statement', () => {
  it('has its curve with a sentence, or a gauge where its rule has none, and its measure', async () => {
    await open(freeResults);
    const [curve] = screen.getAllByRole('img', { name: /^Response curve of Contrast/ });
    expect(curve?.getAttribute('aria-label')).toMatch(
      /The aim is met from 4\.5 to 12\. Measured 2\.1 : 1; aim: at least 4\.5 : 1\b.*12 of 100/,
    );
    expect(screen.getByRole('img', { name: /^Wording of the call to action/ })).toBeDefined();
    // The evidence names the measure without repeating value and target, which stand above it.
    const [first] = freeResults.bad;
    const card = screen.getByRole('heading', { name: first?.title }).closest('article');
    const measured = within(card as HTMLElement)
      .getAllByText('Measured')
      .map((term) => term.nextSibling?.textContent);
    expect(measured).toContain(first?.evidence.measure);
  });
});

describe('quick wins', () => {
  it('come in the order the engine gave and lead to their finding', async () => {
    await open(freeResults, { at: '&tab=works' });
    const wins = screen.getByRole('region', { name: 'Quick wins' });
    expect(within(wins).getAllByRole('heading', { level: 3 })[1]?.textContent).toBe('Name what the button brings');
    fireEvent.click(within(wins).getByRole('button', { name: /^Why.*Name what the button brings/ }));
    await waitFor(() => expect(document.activeElement?.getAttribute('data-rule')).toBe('K-02'));
    expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Holds it back');
  });
});

describe('the way to the score', () => {
  it('names each reason why rules were not measured once', async () => {
    const rulesNotMeasured = [
      'B-01 The brand is named: no brand was named',
      'V-08 Speech is captioned: unclear: no voice',
      'B-03 The brand pulses: no brand was named',
    ];
    await open({ ...eliteResults, basis: { ...eliteResults.basis, rulesNotMeasured } });
    const reasons = within(screen.getByRole('region', { name: 'Score' })).getAllByRole('listitem', { hidden: true });
    expect(reasons.map((reason) => reason.textContent)).toEqual([
      'no brand was named: B-01 The brand is named, B-03 The brand pulses.',
      'unclear: no voice: V-08 Speech is captioned.',
    ]);
    expect(screen.getByText('3 checks skipped, 2 of them because you did not name a brand')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Add your brand and analyse again' })).toBeDefined();
  });

  it('says how quick wins are chosen where they were, and not where an older result has none', async () => {
    await open(eliteResults);
    expect(screen.getByText(/What breaks the ad first, then ideas/)).toBeDefined();
    cleanup();
    const { quickWins: _, ...older } = eliteResults;
    await open(older);
    expect(screen.queryByText(/What breaks the ad first, then ideas/)).toBeNull();
  });
});

describe('where people look', () => {
  it('names a place once where what is there has no name but its place', async () => {
    const region = { x: 0.05, y: 0.05, w: 0.2, h: 0.1 };
    const focus = [{ region, share: 0.2, content: 'picture, upper left' }];
    await open({ ...eliteResults, attention: { ...eliteResults.attention, focus } });
    const [, row] = within(screen.getByRole('table', { name: /likely to look/ })).getAllByRole('row');
    expect(row?.textContent).toBe('1upper leftpictureupper left20 %');
  });
});

describe('the team', () => {
  it('has eight specialists with score, verdict and certainty, and its agreement as a sentence', async () => {
    await open(eliteResults);
    const team = screen.getByRole('region', { name: 'The expert team' });
    expect(within(team).getAllByRole('article')).toHaveLength(8);
    expect(team.textContent).toContain('58 %');
    expect(team.textContent).toContain('They disagree');
    expect(within(team).getByText('No score')).toBeDefined();
    // It has other names than the areas; penalties are listed once, beside the score.
    const names = within(team)
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.textContent);
    const areas = screen.getByRole('region', { name: 'Score by area' });
    for (const name of names) expect(areas.textContent).not.toContain(name);
    expect(areas.textContent).toContain(PENALTY_NOTE);
    expect(screen.getByRole('region', { name: 'Score' }).textContent).toContain(
      '67 before penalties. −9 faint text. Score 58.',
    );
    expect(areas.textContent).not.toContain('before penalties');
  });
});

it("keeps a model's statements apart and labelled", async () => {
  await open({ ...eliteResults, modelView: sampleModelView });
  const part = screen.getByRole('region', { name: 'Second opinion' });
  expect(part.textContent).toContain(
    'Written by an AI model (Claude Sonnet 5.5), checked against the measurements it cites',
  );
  const cited = [...eliteResults.bad, ...eliteResults.strategy].filter(({ evidence }) => evidence.ruleId === 'T-01');
  expect(part.textContent).toContain(`Rests on “${cited.at(-1)?.title}” (T-01)`);
  expect(part.textContent).toContain('about the upper left; sure to 80 % by its own word');
  // What it cost is no business of the reader's.
  expect(part.textContent).not.toMatch(/\$|0\.02/);
});

describe('a second reading', () => {
  const part = () => screen.getByRole('region', { name: 'Second opinion' });

  it('is nowhere where none is there or offered', async () => {
    await open(freeResults);
    expect(screen.queryByRole('region', { name: 'Second opinion' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Second opinion' })).toBeNull();
  });

  it('is asked for by a button, which says why it could not be; then the analysis is loaded anew', async () => {
    const api = await open(freeResults, { opinion: 'offered' });
    const refusal = { code: 'second_opinion_unavailable', message: 'Second opinions are currently not available.' };
    api.refuse(secondOpinionRoutes.requestSecondOpinion, 409, refusal, OPINION);
    fireEvent.click(within(part()).getByRole('button', { name: 'Get a second opinion' }));
    expect(await within(part()).findByText(refusal.message)).toBeDefined();
    const asked = () => api.calls.filter(({ method, path }) => method === 'POST' && path === OPINION);
    expect(asked()).toHaveLength(1);
    api.answer(secondOpinionRoutes.requestSecondOpinion, { status: 'running' }, OPINION);
    fireEvent.click(within(part()).getByRole('button', { name: 'Get a second opinion' }));
    await waitFor(() => expect(asked()).toHaveLength(2));
  });

  it('says calmly that it is on its way, or why there is none', async () => {
    await open(freeResults, { opinion: 'running' });
    expect(within(part()).getByRole('status').textContent).toContain('In progress.');
    cleanup();
    const failed = { code: 'overloaded', message: VIEW_FAILURES.overloaded };
    await open({ ...freeResults, modelView: { failed } }, { opinion: 'offered' });
    expect(part().textContent).toContain('No second opinion this time. The model is overloaded right now.');
    expect(within(part()).getByRole('button', { name: 'Try again' })).toBeDefined();
    expect(within(part()).queryByRole('status')).toBeNull();
  });
});

describe('the parts in one line', () => {
  it('are turned to by a button where they do not fit, and back', async () => {
    const wide = vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(700);
    const narrow = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
    const turned = vi.fn();
    Element.prototype.scrollTo = turned;
    try {
      await open(freeResults);
      const list = (await screen.findByRole('navigation', { name: 'Sections of this result' })).querySelector('ul');
      fireEvent.click(await screen.findByRole('button', { name: 'More sections' }));
      expect(turned).toHaveBeenCalledWith({ left: 280, behavior: 'smooth' });
      if (list) list.scrollLeft = 300;
      fireEvent.scroll(list as Element);
      fireEvent.click(await screen.findByRole('button', { name: 'First sections' }));
      expect(turned).toHaveBeenLastCalledWith({ left: 0, behavior: 'smooth' });
    } finally {
      wide.mockRestore();
      narrow.mockRestore();
    }
  });

  it('have no button where all fit', async () => {
    await open(freeResults);
    await screen.findByRole('navigation', { name: 'Sections of this result' });
    expect(screen.queryByRole('button', { name: 'More sections' })).toBeNull();
  });
});

describe('the overlays', () => {
  it('offer only what this creative has: no zones for a ratio without any', async () => {
    await open({ ...freeResults, image: { ...freeResults.image, width: 1000, height: 700 } });
    expect(screen.queryByRole('radio', { name: 'Zones' })).toBeNull();
    expect(screen.getByRole('radio', { name: 'Texts' })).toBeDefined();
  });

  it("lay a placement's zones on the creative from the matrix, which names it as the score does", async () => {
    await open(freeResults);
    expect(screen.getByRole('region', { name: 'Score' }).textContent).toContain(
      'Scored for sales on the Facebook and Instagram feed',
    );
    expect(screen.getByRole('rowheader', { name: /^Facebook and Instagram feed/ })).toBeDefined();
    const show = screen.getByRole('button', { name: 'Show what Facebook and Instagram feed covers' });
    fireEvent.click(show);
    await waitFor(() => expect(show.getAttribute('aria-pressed')).toBe('true'));
    expect(screen.getByRole('radio', { name: 'Zones' })).toHaveProperty('checked', true);
    expect(screen.getByLabelText('Covered by')).toHaveProperty('value', 'meta_feed');
  });
});

describe('a region chosen on the creative', () => {
  it('is named under it, and leads to its statement', async () => {
    await open(freeResults, { at: '&view=regions' });
    fireEvent.click(screen.getByRole('button', { name: /^Region 1:/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Read: Move the headline off the fruit' }));
    await waitFor(() => expect(document.activeElement?.getAttribute('data-region')).toBe('1'));
    fireEvent.click(screen.getByRole('radio', { name: 'Heat' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Read:/ })).toBeNull());
  });
});

describe('the placements', () => {
  it('begin with the best and the judged one; the rest comes when it is asked for', async () => {
    const [first] = freeResults.placements;
    if (!first) throw new Error('the sample has no placements');
    const ids = ['tiktok', 'meta_reels', 'meta_stories', 'x', 'youtube', 'linkedin', 'meta_feed'] as const;
    const placements = ids.map((placement, index) => ({
      ...first,
      placement,
      label: placement,
      fit: 0.9 - index / 10,
    }));
    await open({ ...freeResults, placements, basis: { ...freeResults.basis, placement: 'meta_feed' } });
    const names = () =>
      within(screen.getByRole('table', { name: 'Placements' }))
        .getAllByRole('rowheader')
        .map((name) => name.firstChild?.textContent);
    expect(names()).toEqual(['tiktok', 'meta_reels', 'meta_stories', 'x', 'youtube', 'meta_feed']);
    fireEvent.click(screen.getByRole('button', { name: 'Show 1 weaker fit' }));
    expect(names()).toHaveLength(7);
  });
});

describe('the timeline', () => {
  const slider = () => screen.findByRole('slider', { name: 'Place in the video' }, PATIENT);

  it('moves by keyboard and tells moment, shot and words', async () => {
    await open(eliteVideoResults, { at: '&t=12' });
    const head = await slider();
    expect(head.getAttribute('aria-valuetext')).toBe(
      '0:12.0 of 0:15.0, shot 5 of 5, on screen: Figs, picked this morning, 20 % off the 2 kg box until Sunday, Order my box',
    );
    fireEvent.keyDown(head, { key: 'ArrowLeft' });
    expect(head.getAttribute('aria-valuenow')).toBe('11.5');
    fireEvent.keyDown(head, { key: 'PageDown' });
    expect(head.getAttribute('aria-valuenow')).toBe('8.8');
    fireEvent.keyDown(head, { key: 'Home' });
    expect(head.getAttribute('aria-valuetext')).toMatch(/^0:00\.0 of 0:15\.0, shot 1 of 5/);
    expect(screen.getByRole('img', { name: 'Shot 1 of fig-box-autumn.jpg, the frame at 0:01.2' })).toBeDefined();
  });

  it('moves where it is tapped; follows a shot, a moment of a finding, and a region of another moment', async () => {
    await open(eliteVideoResults);
    const head = await slider();
    // No player where the file is gone.
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
    head.getBoundingClientRect = () => new DOMRect(100, 0, 300, 100);
    fireEvent.pointerDown(head, { button: 0, pointerId: 1, clientX: 250 });
    expect(head.getAttribute('aria-valuenow')).toBe('7.5');
    fireEvent.click(screen.getByRole('button', { name: /^Shot 3/ }));
    expect(head.getAttribute('aria-valuenow')).toBe('5.2');
    fireEvent.click(screen.getByRole('button', { name: 'Show 0:11.4–0:15.0 on the timeline' }));
    expect(head.getAttribute('aria-valuenow')).toBe('11.4');
    fireEvent.click(screen.getAllByRole('button', { name: 'Show region 1 on the creative' })[0] as HTMLElement);
    expect(head.getAttribute('aria-valuenow')).toBe('0.4');
  });

  it('shows only the regions of the moment', async () => {
    await open(eliteVideoResults, { at: '&view=regions&t=12' });
    const names = screen.getAllByRole('button', { name: /^Region/ }).map((pin) => pin.getAttribute('aria-label'));
    expect(names).toEqual(['Region 2: Raise the button']);
  });

  it('plays the video in its place: each moves the other, and a region brings the frames back', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await open(eliteVideoResults, { at: '&view=heat&t=3', videoUrl: '/api/v' });
    const head = await slider();
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    const video = (await screen.findByLabelText(
      'The video fig-box-autumn.jpg',
      undefined,
      PATIENT,
    )) as HTMLVideoElement;
    expect([video.getAttribute('src'), video.getAttribute('preload'), video.controls]).toEqual([
      '/api/v',
      'none',
      true,
    ]);
    expect(video.getAttribute('poster')).toMatch(/frames\/\d$/);
    expect(video.currentTime).toBe(3);
    expect(play).toHaveBeenCalledOnce();
    expect(screen.queryByRole('img', { name: /^Shot \d of/ })).toBeDefined();
    video.currentTime = 7.25;
    fireEvent.timeUpdate(video);
    expect(head.getAttribute('aria-valuenow')).toBe('7.25');
    fireEvent.keyDown(head, { key: 'Home' });
    expect(video.currentTime).toBe(0);
    video.currentTime = 15.4;
    fireEvent.timeUpdate(video);
    expect(head.getAttribute('aria-valuenow')).toBe('15');
    fireEvent.click(screen.getAllByRole('button', { name: 'Show region 1 on the creative' })[0] as HTMLElement);
    await waitFor(() => expect(screen.queryByLabelText('The video fig-box-autumn.jpg')).toBeNull());
    expect(screen.getByRole('button', { name: 'Play' })).toBeDefined();
    play.mockRestore();
  });

  it('stays with its keyframes where the browser cannot play the file', async () => {
    const play = vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
    await open(eliteVideoResults, { videoUrl: '/api/v' });
    await slider();
    fireEvent.click(screen.getByRole('button', { name: 'Play' }));
    fireEvent.error(await screen.findByLabelText(/^The video/, undefined, PATIENT));
    expect(await screen.findByText('Your browser cannot play this file. You can still see its frames.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Play' })).toBeNull();
    play.mockRestore();
  });

  it('says when there is no sound, and is there as tables', async () => {
    await open({ ...eliteVideoResults, video: silentVideo });
    expect(await screen.findByText('This video has no sound', undefined, PATIENT)).toBeDefined();
    fireEvent.click(screen.getByText('Timeline as tables'));
    expect(within(screen.getByRole('table', { name: 'Shots' })).getAllByRole('row')).toHaveLength(6);
    expect(screen.getByText('No text found in this video.')).toBeDefined();
  });

  it('tells of each shot what was measured in it where the plan judges no shots', async () => {
    await open({ ...eliteVideoResults, video: plainVideo }, { plan: 'pro' });
    const shots = screen.getByRole('region', { name: 'The shots' });
    const cards = within(shots).getAllByRole('button', { name: /^Shot \d/ });
    expect(cards).toHaveLength(plainVideo.shots.length);
    for (const card of cards) expect(card.textContent).toMatch(/Attention \d+ % of the video's peak · −\d+\u00a0LUFS/);
    expect(cards[0]?.textContent).toContain(`“${plainVideo.texts[0]?.text}”`);
    fireEvent.click(screen.getByText('Timeline as tables'));
    expect(screen.getByRole('columnheader', { name: 'Attention, % of peak' })).toBeDefined();
  });

  it('opens on the shot the heat is of, and says of which moment the heat in words is', async () => {
    await open({ ...eliteVideoResults, video: { ...sampleVideo, heatShot: 0 } });
    expect((await slider()).getAttribute('aria-valuenow')).toBe('1.2');
    const places = screen.getByRole('region', { name: 'Where people look first' });
    expect(places.textContent).toContain('in shot 1, the frame at 0:01.2,');
  });
});

it('says why there is no script where nothing could open one', async () => {
  const { ugcInstructions: _, ...without } = eliteResults;
  await open({ ...without, ugcMissing: 'No words were read to open on.' });
  const script = await screen.findByRole('region', { name: 'Script for a creator' }, PATIENT);
  expect(script.textContent).toContain('No words were read to open on.');
  expect(screen.getByRole('link', { name: 'Script' })).toBeDefined();
});

describe('the fixes', () => {
  it('are asked for by a button, which says why the server refused and stays; then their progress is told', async () => {
    const api = await open(freeResults);
    api.refuse(fixRoutes.requestFixes, 503, { code: 'analysis_paused', message: 'New analyses are paused.' }, FIXES);
    fireEvent.click(await screen.findByRole('button', { name: 'Create fixes' }, PATIENT));
    expect(await screen.findByText('New analyses are paused.')).toBeDefined();
    api.answer(fixRoutes.requestFixes, fixesRunning, FIXES);
    fireEvent.click(await screen.findByRole('button', { name: 'Create fixes' }, PATIENT));
    const bar = await screen.findByRole('progressbar', { name: 'Fixes' });
    expect(bar.getAttribute('aria-valuenow')).toBe('45');
  });

  it('are asked for beside the quick wins too, whose points they measure; refusals are said there', async () => {
    const api = await open(freeResults);
    api.refuse(fixRoutes.requestFixes, 503, { code: 'analysis_paused', message: 'New analyses are paused.' }, FIXES);
    const wins = screen.getByRole('region', { name: 'Quick wins' });
    fireEvent.click(within(wins).getByRole('button', { name: 'Measure the points' }));
    expect(await within(wins).findByText('New analyses are paused.')).toBeDefined();
    api.answer(fixRoutes.requestFixes, fixesRunning, FIXES);
    fireEvent.click(within(wins).getByRole('button', { name: 'Measure the points' }));
    expect(await within(wins).findByText('Rendering and scoring, 45 %')).toBeDefined();
    expect(await screen.findByRole('progressbar', { name: 'Fixes' }, PATIENT)).toBeDefined();
  });

  it('come with both scores, the changed rules and a file; of another shape beside the original', async () => {
    await open(freeResults, { fixes: sampleFixes({ tone: '/a.webp', crop: '/b.webp' }) });
    const card = (await screen.findByRole('heading', { name: 'A panel behind the headline' }, PATIENT)).closest(
      'article',
    );
    expect(card?.textContent).toContain('Score before 58after 67+9');
    expect(card?.textContent).toContain('49–66 became 59–74');
    expect(
      within(card as HTMLElement)
        .getByRole('link', { name: /Download/ })
        .getAttribute('download'),
    ).toBe('fig-box-autumn-panel.jpg');
    const slider = within(card as HTMLElement).getByRole('slider', { name: /^Before and after/ });
    fireEvent.change(slider, { target: { value: '80' } });
    expect(slider.getAttribute('aria-valuetext')).toBe('80 % before, 20 % after');

    const cropped = screen.getByRole('heading', { name: /Cropped to 9:16/ }).closest('article');
    expect(within(cropped as HTMLElement).queryByRole('slider')).toBeNull();
    expect(within(cropped as HTMLElement).getByRole('img', { name: /^After/ })).toBeDefined();
  });

  it('show the three best; the rest comes when it is asked for', async () => {
    const list = sampleFixes({ tone: '/a.webp', crop: '/b.webp' });
    const many = [...list.fixes, ...list.fixes].map((fix, index) => ({
      ...fix,
      id: `${index}`,
      title: `Fix ${index}`,
    }));
    await open(freeResults, { fixes: { ...list, fixes: many.slice(0, 5) } });
    const titles = () => screen.getAllByRole('heading', { name: /^Fix \d/ }).map((title) => title.textContent);
    const more = await screen.findByRole('button', { name: 'Show 2 smaller fixes' }, PATIENT);
    expect(titles()).toEqual(['Fix 0', 'Fix 1', 'Fix 2']);
    fireEvent.click(more);
    expect(titles()).toHaveLength(5);
    expect(more.getAttribute('aria-expanded')).toBe('true');
  });

  it('say so when nothing would gain', async () => {
    await open(freeResults, { fixes: fixesNone });
    expect(await screen.findByText(/None of them would raise the score/, undefined, PATIENT)).toBeDefined();
  });
});
