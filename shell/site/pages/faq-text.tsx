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
          'You upload an ad and get a conversion score with its likely range, what works, what holds the ad back, and what to change first. Each finding shows the measurement, the place on the ad, and the study or guideline behind it.',
      },
      {
        question: 'Who is it for?',
        answer:
          'Anyone who makes or pays for ads: shop owners, content and UGC creators, small brands, and the agencies that work for them.',
      },
      {
        question: 'Which files can I upload?',
        answer: (
          <>
            Images as JPG, PNG or WebP, and videos as MP4, MOV or WebM, each up to {UPLOAD_MB} MB. The maximum video
            length depends on your plan: {videoLimits}.
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
          'An image usually takes seconds, a video longer, depending on its length. You can leave the page; the result is there when you come back.',
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
            major restructuring. The likely range around it is wider if something could not be measured reliably.
          </>
        ),
      },
      {
        question: 'Does a high score promise sales?',
        answer:
          'No. The score rates how well the ad is made. Offer, audience, price and budget also decide how it performs, and the score does not include them.',
      },
      {
        question: 'Why do I get the same result for the same file?',
        answer:
          'Because it is measured, not guessed. The same file with the same settings and engine version gives the same result, so if the score changes, the ad changed.',
      },
      {
        question: 'Is the heatmap eye tracking?',
        answer: 'No. It predicts where people are likely to look first. You can also read it as a list.',
      },
      {
        question: 'What if I disagree with a finding?',
        answer:
          'Open it to see the measurement, the aim, the source and how strong the evidence is, and the other side if studies disagree. Then tell us in the feedback below the result.',
      },
      {
        question: 'Is my ad shown to a language model?',
        answer: (
          <>
            Our own engine makes the score. If a second opinion by a language model is offered, the{' '}
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
          'Every month; unused tokens expire. On the free plan they reset on the first of the month (UTC), on paid plans on your billing date. Deleting an analysis does not refund tokens.',
      },
      {
        question: 'Can I cancel at any time?',
        answer:
          'Yes. The plan stays active until the end of the month you paid for, then you move to Free. You keep your analyses.',
      },
      {
        question: 'Is there a money-back guarantee?',
        answer: (
          <>
            Yes, 30 days from your first payment: ask for it on the billing page, or write to <SupportLink />, and it is
            refunded in full. This ends the plan, and you can use it once.
          </>
        ),
      },
      ...(OPEN.payment
        ? []
        : [
            {
              question: 'Can I buy a paid plan?',
              answer:
                'Paid plans cannot be bought yet. Until then, every new account is on the free plan, and no card is needed.',
            },
          ]),
      {
        question: 'Which plan has PDF reports?',
        answer: 'Pro and Elite: the Quick Wins PDF, ready to print and screen-reader friendly.',
      },
    ],
  },
  {
    id: 'files-and-privacy',
    title: 'Files and privacy',
    questions: [
      {
        question: 'Who can see my ads?',
        answer: 'Only your account. Files are stored encrypted with AES-256-GCM, with a separate key for each account.',
      },
      {
        question: 'How long are uploads kept?',
        answer: '30 days, unless you save the file. After that it is deleted; the result stays until you delete it.',
      },
      {
        question: 'Are my ads used to train models?',
        answer: 'No.',
      },
      {
        question: 'How do I get or delete my data?',
        answer:
          OPEN.dataDownload && OPEN.accountDeletion ? (
            'In your account: "Download my data" gives you a ZIP file; "Delete my account" deletes everything after seven days.'
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
