import type { ReactNode } from 'react';
import { ANALYSIS_TOKENS, MAX_UPLOAD_BYTES, PLAN_IDS, PLANS } from '#flags/plans.ts';
import { SupportLink, TextLink } from '../text-link.tsx';
import { OPEN } from '../what-is-open.ts';

export interface Question {
  readonly question: string;
  readonly answer: ReactNode;
}

export interface QuestionGroup {
  /** Anchor of the group. */
  readonly id: string;
  readonly title: string;
  readonly questions: readonly Question[];
}

const UPLOAD_MB = MAX_UPLOAD_BYTES / 1024 / 1024;
const videoLimits = PLAN_IDS.map((id) => `${PLANS[id].videoSeconds} s on ${PLANS[id].name}`).join(', ');

/** Help, grouped by what one wants to know first. Limits and prices come from the price sheet. */
export const QUESTIONS: readonly QuestionGroup[] = [
  {
    id: 'first-steps',
    title: 'First steps',
    questions: [
      {
        question: 'What does Adjudge do?',
        answer:
          'You upload an ad and get a conversion score with its range, what works, what holds the ad back, and what to change first. Each statement shows the measured value, the place on the ad, and the study or guideline it rests on.',
      },
      {
        question: 'Who is it for?',
        answer:
          'For people who make or pay for ads without a research department: shop owners, content and UGC creators, small brands, and the agencies that work for them.',
      },
      {
        question: 'Which files can I upload?',
        answer: (
          <>
            Images as JPG, PNG or WebP, and videos as MP4, MOV or WebM, each up to {UPLOAD_MB} MB. How long a video may
            be depends on your plan: {videoLimits}. The content of the file decides, not its name.
          </>
        ),
      },
      {
        question: 'Is video part of the free plan?',
        answer: `Yes, up to ${PLANS.free.videoSeconds} seconds. If you mostly judge still images, the free plan goes furthest with them: one image uses ${ANALYSIS_TOKENS.image} token, one video ${ANALYSIS_TOKENS.video}.`,
      },
      {
        question: 'How long does an analysis take?',
        answer:
          'An image usually takes seconds, a video longer, depending on its length. You may leave the page; the analysis goes on and is there when you come back.',
      },
    ],
  },
  {
    id: 'results',
    title: 'Scores and results',
    questions: [
      {
        question: 'What does the score mean?',
        answer: (
          <>
            How well the ad meets the rules that apply to it, from 0 to 100: from 85 excellent, from 70 good, from 55
            moderate, from 40 strong improvement potential, from 25 significant optimisation needed, and below that
            major restructuring. The range around it is wider where something could not be measured surely.
          </>
        ),
      },
      {
        question: 'Does a high score promise sales?',
        answer:
          'No. The score is about the craft of the ad. Offer, audience, price and budget also decide how it performs, and the score knows nothing of them.',
      },
      {
        question: 'Why do I get the same result for the same file?',
        answer:
          'Because it is measured and not guessed. The same file, judged with the same settings by the same version of the engine, gives the same result, so that a change in the score comes from a change in the ad.',
      },
      {
        question: 'Is the heatmap eye tracking?',
        answer:
          'No. It is a model of where people are likely to look at first. It is drawn with contour lines and listed as text, and the result says what it rests on.',
      },
      {
        question: 'What if I disagree with a finding?',
        answer:
          'Open it: you see the value, the target, the source and how strong the evidence is, and where research contradicts itself, the other side. Then tell us with the feedback below the result.',
      },
      {
        question: 'Is my ad shown to a language model?',
        answer: (
          <>
            The score is made by our own engine. Where this service offers a second opinion by a model, the{' '}
            <TextLink href="/privacy#data-sharing-policy">Privacy Policy</TextLink> says what is sent, when and to whom.
          </>
        ),
      },
    ],
  },
  {
    id: 'plans-and-tokens',
    title: 'Plans and tokens',
    questions: [
      {
        question: 'How many tokens does an analysis use?',
        answer: `An image uses ${ANALYSIS_TOKENS.image} token, a video ${ANALYSIS_TOKENS.video}. An analysis that fails uses none.`,
      },
      {
        question: 'When do tokens reset?',
        answer:
          'Every month; what is left does not roll over. On the free plan that is the first of the month (UTC), on paid plans the day of your billing month. Deleting an analysis does not bring tokens back.',
      },
      {
        question: 'Can I cancel at any time?',
        answer:
          'Yes. The plan stays active until the end of the month you paid for, then the account goes back to Free. You keep your analyses.',
      },
      {
        question: 'Is there a money-back guarantee?',
        answer: (
          <>
            Yes, 30 days from your first payment: ask for it on the billing page, or write to <SupportLink />, and it is
            refunded in full. The plan ends with it, and it holds once.
          </>
        ),
      },
      ...(OPEN.payment
        ? []
        : [
            {
              question: 'Can I buy a paid plan?',
              answer:
                'Paid plans cannot be bought yet. Until they can, every new account is on the free plan and nobody is asked for a card.',
            },
          ]),
      {
        question: 'Which plan has PDF reports?',
        answer: 'Pro and Elite: the Quick Wins PDF, set for print and readable by a screen reader.',
      },
    ],
  },
  {
    id: 'files-and-privacy',
    title: 'Files and privacy',
    questions: [
      {
        question: 'Who can see my ads?',
        answer:
          'Only your account. Files are stored encrypted with AES-256-GCM under a key of your account, and two accounts that upload the same image share nothing.',
      },
      {
        question: 'How long are uploads kept?',
        answer:
          '30 days, unless you save the file. After that it is removed; the result, with its score and findings, stays until you delete it.',
      },
      {
        question: 'Are my ads used to train models?',
        answer: 'No.',
      },
      {
        question: 'How do I get or delete my data?',
        answer:
          OPEN.dataDownload && OPEN.accountDeletion ? (
            'In your account: "Download my data" gives one archive, "Delete my account" removes everything after seven days.'
          ) : (
            <>
              You can delete each analysis yourself. To download all your data or to close the account, write to{' '}
              <SupportLink /> from its address; we answer within 30 days.
            </>
          ),
      },
    ],
  },
];
