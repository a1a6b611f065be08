import type { PlanId } from '#flags/plans.ts';
import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import { planSession } from '#shell/sdk/testing/fake-api.ts';
import type { Analysis, AnalysisResults } from '../../contract/analysis.ts';
import { VIEW_FAILURES, type ViewFailure } from '../../contract/model-view.ts';
import { ResultView } from '../result/result-view.tsx';
import { VideoPlayer } from '../result/video/video-player.tsx';
import { freeResults, sampleModelView } from '../testing/sample-extras.ts';
import { fixesFailed, fixesIdle, fixesNone, fixesRunning, sampleFixes } from '../testing/sample-fixes.ts';
import {
  eliteVideoResults,
  plainVideo,
  sampleVideoAnalysis,
  silentVideo,
  videoResults,
} from '../testing/sample-video.ts';
import { AFTER, at, CLIP, FRAMES, fixes, one, page, withResults } from './sample-answers.tsx';

const frameUrl = (frame: number) => FRAMES[frame] ?? '';
const failedView = (code: ViewFailure) => ({ failed: { code, message: VIEW_FAILURES[code] } });
const video = (title: string, id: string, results: AnalysisResults, plan: PlanId, where = '') => {
  const analysis: Analysis = {
    ...sampleVideoAnalysis,
    previewUrl: FRAMES[2] ?? null,
    videoUrl: CLIP,
    analysisResults: results,
  };
  return {
    id,
    title,
    at: `${at}${where}`,
    session: planSession(plan),
    answers: [fixes(fixesIdle)],
    screen: <ResultView analysis={analysis} results={results} preview={analysis.previewUrl} frameUrl={frameUrl} />,
  };
};

/** Parts of a result in their own states: second readings, fixes, videos. */
export const partStates: readonly GalleryState[] = [
  ...(
    [
      ['offered', 'offered', { secondOpinion: 'offered' }, {}],
      ['running', 'being written', { secondOpinion: 'running' }, {}],
      ['failed', 'not to be had', { secondOpinion: 'offered' }, { modelView: failedView('overloaded') }],
      ['ceiling', 'month used up', { secondOpinion: 'offered' }, { modelView: failedView('ceiling_reached') }],
      ['written', 'written', { usedClaudeEscalation: true }, { modelView: sampleModelView }],
    ] as const
  ).map(([state, words, part, results]) => ({
    id: `second-reading-${state}`,
    title: `Second reading, ${words}`,
    at: `${at}&section=model-view`,
    session: planSession('free'),
    answers: [one(withResults({ ...freeResults, ...results }, part))],
    screen: page,
  })),
  ...(
    [
      ['idle', 'nobody asked yet', fixesIdle],
      ['running', 'rendering', fixesRunning],
      ['none', 'nothing gains', fixesNone],
      ['failed', 'not made', fixesFailed],
      ['list', 'offered', sampleFixes({ tone: AFTER, crop: FRAMES[3] ?? AFTER })],
    ] as const
  ).map(([state, words, body]) => ({
    id: `fixes-${state}`,
    title: `Fixes, ${words}`,
    at: `${at}&section=fixes`,
    session: planSession('starter'),
    answers: [one(withResults(freeResults)), fixes(body)],
    screen: page,
  })),
  video('Video on Elite, each shot judged', 'video-elite', eliteVideoResults, 'elite', '&t=6.2'),
  {
    id: 'video-player',
    title: 'Video, its player',
    screen: (
      <div className="relative aspect-[9/16] w-64">
        <h1 className="sr-only">Video, its player</h1>
        <VideoPlayer
          src={CLIP}
          poster={FRAMES[2]}
          name="fig-box-reel.mp4"
          time={6}
          onTime={() => undefined}
          onBroken={() => undefined}
        />
      </div>
    ),
  },
  video('Video, a region at its moment', 'video-region', eliteVideoResults, 'elite', '&view=regions&region=2'),
  video('Video, covered zones', 'video-zones', { ...videoResults, video: plainVideo }, 'free', '&view=zones&t=12'),
  video(
    'Video without sound or text',
    'video-silent',
    { ...videoResults, video: silentVideo },
    'starter',
    '&t=3&section=video',
  ),
];
