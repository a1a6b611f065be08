import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import { planSession } from '#shell/sdk/testing/fake-api.ts';
import { ResultLoading } from '../components/result-loading.tsx';
import { sampleAnalysis, sampleResults } from '../testing/sample-analysis.ts';
import {
  eliteResults,
  freeResults,
  personalResults,
  sampleModelView,
  starterResults,
} from '../testing/sample-extras.ts';
import { fixesIdle, fixesRunning, sampleFixes } from '../testing/sample-fixes.ts';
import { LONG_NAME, scriptResults } from '../testing/sample-scripts.ts';
import { AFTER, at, FILE_UNREADABLE, FRAMES, fixes, ID, one, page, shown, withResults } from './sample-answers.tsx';

const { ugcInstructions: _, ...others } = eliteResults;
const withoutScript = {
  ...others,
  ugcMissing:
    'A script opens on your own words: only a request was read on the creative, “Get my fig box”. Put a headline or an offer on it and analyse it again.',
};

/** One image's result, by plan and by what it has. */
export const resultStates: readonly GalleryState[] = [
  { id: 'result', title: 'Result with heat', at, answers: [one(shown)], screen: page },
  {
    id: 'result-region',
    title: 'Result, a region chosen',
    at: `${at}&view=regions&region=2`,
    answers: [one(shown)],
    screen: page,
  },
  {
    id: 'result-works',
    title: 'Result, what works',
    at: `${at}&view=off&tab=works`,
    answers: [one(shown)],
    screen: page,
  },
  {
    id: 'result-scripts',
    title: 'Result, other scripts and long words',
    at: `${at}&view=regions&region=2`,
    answers: [one(withResults(scriptResults, { fileName: LONG_NAME }))],
    screen: page,
  },
  {
    id: 'result-partial',
    title: 'Result, picture gone and little to say',
    at,
    answers: [
      one({
        ...sampleAnalysis,
        previewUrl: null,
        cached: true,
        analysisResults: {
          ...sampleResults,
          score: 91,
          interval: { low: 84, high: 96 },
          verdict: 'excellent',
          bad: [],
          strategy: [],
          texts: [],
          attention: { ...sampleResults.attention, focus: [] },
        },
      }),
    ],
    screen: page,
  },
  {
    id: 'result-personal',
    title: 'Result as its owner’s profile judges and words it',
    at,
    answers: [one(withResults(personalResults)), fixes(fixesIdle)],
    screen: page,
  },
  {
    id: 'result-free',
    title: 'Result on the free plan',
    at,
    session: planSession('free'),
    answers: [one(withResults(freeResults))],
    screen: page,
  },
  {
    id: 'result-starter',
    title: 'Result on Starter, texts framed',
    at: `${at}&view=texts`,
    session: planSession('starter'),
    answers: [one(withResults(starterResults)), fixes(fixesIdle)],
    screen: page,
  },
  {
    id: 'result-pro',
    title: 'Result on Pro, zones of the feed',
    at: `${at}&view=zones&section=placements`,
    session: planSession('pro'),
    answers: [
      one(withResults(starterResults, { pdfReportUrl: `/api/analyses/${ID}/report.pdf` })),
      fixes(fixesRunning),
    ],
    screen: page,
  },
  {
    id: 'result-elite',
    title: 'Result on Elite with a model reading',
    at: `${at}&section=team`,
    session: planSession('elite'),
    answers: [
      one(
        withResults(
          { ...eliteResults, modelView: sampleModelView },
          {
            pdfReportUrl: `/api/analyses/${ID}/report.pdf`,
            usedClaudeEscalation: true,
          },
        ),
      ),
      fixes(sampleFixes({ tone: AFTER, crop: FRAMES[3] ?? AFTER })),
    ],
    screen: page,
  },
  {
    id: 'result-upgraded',
    title: 'Result of the free plan, read on Elite',
    at: `${at}&section=findings`,
    session: planSession('elite'),
    answers: [one(withResults(freeResults)), fixes(fixesIdle)],
    screen: page,
  },
  {
    id: 'result-without-script',
    title: 'Result on Elite whose script has nothing to open on',
    at: `${at}&section=script`,
    session: planSession('elite'),
    answers: [one(withResults(withoutScript)), fixes(fixesIdle)],
    screen: page,
  },
  { id: 'result-loading', title: 'Result, loading', screen: <ResultLoading /> },
  {
    id: 'result-failed',
    title: 'Analysis failed',
    at,
    answers: [
      one({
        ...sampleAnalysis,
        status: 'failed',
        analysisResults: null,
        tokensUsed: 0,
        error: { code: 'file_unreadable', message: FILE_UNREADABLE },
      }),
    ],
    screen: page,
  },
  {
    id: 'result-gone',
    title: 'No such analysis',
    at,
    answers: [one({ message: 'Not found.', code: 'not_found', requestId: 'req-1' }, 404)],
    screen: page,
  },
];
