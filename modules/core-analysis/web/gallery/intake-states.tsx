import type { GalleryState } from '#shell/sdk/define-web-module.ts';
import type { Session } from '#shell/sdk/session.ts';
import { planSession, testSession } from '#shell/sdk/testing/fake-api.ts';
import type { AnalysisSummary } from '../../contract/analysis.ts';
import { DEFAULT_OPTIONS } from '../analysis-options.ts';
import type { Refusal } from '../check-file.ts';
import { Intake } from '../components/intake.tsx';
import type { Chosen } from '../components/use-sending.ts';
import { sampleSummary } from '../testing/sample-analysis.ts';

const POSTER = new URL('./frames/frame-2.webp', import.meta.url).href;
const LONG_NAME = `final_${'summer-campaign_'.repeat(5)}v12-approved(2).mov`;
const file = (name: string, type: string, kB: number) => new File([new Uint8Array(kB * 1024)], name, { type });

/** The intake with a file on the table; nothing is sent from here. */
const intake = (
  id: string,
  title: string,
  part: Partial<Chosen> & Pick<Chosen, 'file'>,
  problem: Refusal | null = null,
  over: { session?: Session; list?: readonly AnalysisSummary[] } = {},
) => {
  const chosen: Chosen = { kind: 'video', url: null, seconds: null, reading: false, ...part };
  const nothing = () => undefined;
  return {
    id,
    title,
    at: '/dashboard',
    session: over.session ?? testSession({ plan: 'starter' }),
    screen: (
      <div className="mx-auto max-w-[75rem] px-4 py-6 md:px-10 md:py-10">
        <h1 className="text-title">Hello, Ada</h1>
        <Intake
          list={over.list}
          sending={{
            state: { step: 'choosing', chosen, problem },
            choose: nothing,
            cannotShow: nothing,
            options: DEFAULT_OPTIONS,
            setOptions: nothing,
            start: nothing,
            cancel: nothing,
          }}
        />
      </div>
    ),
  };
};

export const intakeStates: readonly GalleryState[] = [
  intake('intake-video', 'Intake, a video ready', {
    file: file('fig-box-reel.mp4', 'video/mp4', 7680),
    url: POSTER,
    seconds: 15,
  }),
  intake('intake-reading', 'Intake, a video being read', {
    file: file('fig-box-reel.mp4', 'video/mp4', 7680),
    reading: true,
  }),
  intake('intake-unshown', 'Intake, a picture the browser cannot show', {
    file: file('fig-box-autumn.png', 'image/png', 1320),
    kind: 'image',
  }),
  intake(
    'intake-unshown-video',
    'Intake, a video the browser cannot show, refused once',
    { file: file(LONG_NAME, 'video/quicktime', 9800) },
    { code: 'tokens_exhausted', text: 'You have used 50 of 50 tokens this month.' },
  ),
  intake(
    'intake-running',
    'Intake, another is being measured',
    { file: file('fig-box-reel.mp4', 'video/mp4', 7680), url: POSTER, seconds: 15 },
    null,
    { list: [{ ...sampleSummary, status: 'running', conversionScore: null }] },
  ),
  intake(
    'intake-short',
    'Intake, too few tokens for a video',
    { file: file('fig-box-reel.mp4', 'video/mp4', 7680), url: POSTER, seconds: 15 },
    null,
    { session: planSession('pro', { tokensUsed: '499' }) },
  ),
];
