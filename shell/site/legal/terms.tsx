import {
  ANALYSIS_TOKENS,
  FEATURE_MIN_PLAN,
  MAX_UPLOAD_BYTES,
  PLAN_IDS,
  PLANS,
  type PlanId,
  planRank,
} from '#flags/plans.ts';
import { PRIORITY_SUPPORT } from '../plan-features.ts';
import { SupportLink, TextLink } from '../text-link.tsx';
import { OPEN } from '../what-is-open.ts';
import { type LegalText, Points } from './legal-text.tsx';
import { PlanTable } from './plan-table.tsx';

const tokens = (count: number) => (count === 1 ? '1 token' : `${count} tokens`);
const plansFrom = (lowest: PlanId): string =>
  PLAN_IDS.slice(planRank(lowest))
    .map((id) => PLANS[id].name)
    .join(' and ');
const UPLOAD_MB = MAX_UPLOAD_BYTES / 1024 / 1024;

/** The terms of service. Prices, tokens and limits come from the price sheet. */
export const TERMS: LegalText = {
  title: 'Terms of Service',
  lead: 'These terms are the agreement between you and Adjudge. By opening an account you accept them. We have kept them short and plain.',
  other: { href: '/privacy', title: 'Privacy Policy' },
  sections: [
    {
      id: 'service',
      title: 'Service Description',
      body: (
        <>
          <p>
            Adjudge analyses advertising creatives. You upload an ad, as an image (JPG, PNG or WebP) or a video (MP4,
            MOV or WebM; up to {PLANS.free.videoSeconds} seconds on {PLANS.free.name}, {PLANS.starter.videoSeconds} on{' '}
            {PLANS.starter.name}, {PLANS.pro.videoSeconds} on {PLANS.pro.name}, {PLANS.elite.videoSeconds} on{' '}
            {PLANS.elite.name}), each up to {UPLOAD_MB} MB. You receive a conversion score with its range, what works,
            what does not, and what to change. Each finding shows what was measured, where on the ad, and its source.
          </p>
          <p>
            A score is an estimate based on the creative alone. Offer, audience, price and budget also decide how an ad
            performs, so we do not promise any result. The predicted attention map is a model, not a recording of
            people. You are responsible for checking that an ad is lawful and meets the platform’s rules.
          </p>
        </>
      ),
    },
    {
      id: 'accounts',
      title: 'Accounts',
      body: (
        <Points>
          <li>You need an account, with your own email address and correct information.</li>
          <li>You must be old enough to enter into a contract where you live.</li>
          <li>Keep your password to yourself. What happens through your account counts as yours.</li>
          <li>
            If you think somebody else has used your account, tell us right away: <SupportLink />.
          </li>
          <li>If you act for a company, you confirm that you may accept these terms for it.</li>
        </Points>
      ),
    },
    {
      id: 'plans-and-billing',
      title: 'Plans and Billing',
      body: (
        <>
          <PlanTable />
          <p>
            An image analysis uses {tokens(ANALYSIS_TOKENS.image)}, a video analysis {tokens(ANALYSIS_TOKENS.video)}. An
            analysis that fails uses none. Deleting an analysis does not refund tokens. Tokens reset each month; unused
            tokens expire. On the {PLANS.free.name} plan the month is the calendar month in UTC, on paid plans it is
            your billing month.
          </p>
          {OPEN.payment ? null : (
            <p>
              Paid plans cannot be bought in the product yet. Until they can, every new account is on the{' '}
              {PLANS.free.name} plan and nobody is asked for a card. From then on, the following holds:
            </p>
          )}
          <Points>
            <li>
              <strong>Payment.</strong> Paid plans are billed monthly in advance, in US dollars, through a card payment
              provider. We do not receive or store your card number.
            </li>
            <li>
              <strong>Upgrade and downgrade.</strong> An upgrade starts with its payment. A downgrade starts with the
              next billing month; until then you keep your plan and its tokens, and can change your mind.
            </li>
            <li>
              <strong>Cancel anytime.</strong> Your plan stays active until the end of the month you paid for, then your
              account moves to {PLANS.free.name}.
            </li>
            <li>
              <strong>30-day money-back guarantee.</strong> Within 30 days of your first payment, ask for it on the
              billing page or write to <SupportLink />: we refund it in full, once, and the plan ends. After that,
              months already begun are not refunded in part, unless a law says otherwise.
            </li>
            <li>
              <strong>Reports and support.</strong> The Quick Wins PDF report comes with{' '}
              {plansFrom(FEATURE_MIN_PLAN['analysis.report'])}. We answer emails from {plansFrom(PRIORITY_SUPPORT)}{' '}
              customers first.
            </li>
            <li>
              <strong>Price changes.</strong> We tell you by email at least 30 days before a new price applies to you.
              You can cancel before it does.
            </li>
          </Points>
        </>
      ),
    },
    {
      id: 'acceptable-use',
      title: 'Acceptable Use',
      body: (
        <>
          <p>Please do not</p>
          <Points>
            <li>upload anything unlawful, or anything you have no right to use;</li>
            <li>upload files made to harm, overload or deceive the service;</li>
            <li>try to reach other people’s accounts or data, or get around limits, plans or security;</li>
            <li>open several accounts to collect free tokens;</li>
            <li>resell the service, or copy it to build a competing one;</li>
            <li>present a score as a promise of success, or as our endorsement of a product.</li>
          </Points>
          <p>
            If you find a weakness in our security, please report it to <SupportLink /> before you tell others.
          </p>
        </>
      ),
    },
    {
      id: 'intellectual-property',
      title: 'Intellectual Property',
      body: (
        <>
          <p>
            <strong>Your ads stay yours.</strong> You allow us to store, process and display them only as far as needed
            to give you the service. That permission ends when the files are deleted.
          </p>
          <p>
            <strong>Your results are yours to use.</strong> You may keep, share and publish them, also in your business.
          </p>
          <p>
            <strong>Adjudge stays ours.</strong> Software, design, rule book, texts and name belong to us or to those
            who license them to us. Suggestions you send us may be used without payment.
          </p>
        </>
      ),
    },
    {
      id: 'privacy-and-security',
      title: 'Privacy and Security',
      body: (
        <p>
          Uploads are encrypted at rest with AES-256-GCM, and your data is not sold. You can access, download and delete
          your data. What we collect, how long it is kept and how to use your rights is in the{' '}
          <TextLink href="/privacy">Privacy Policy</TextLink>, which is part of these terms.
        </p>
      ),
    },
    {
      id: 'limit-of-liability',
      title: 'Limit of Liability',
      body: (
        <>
          <p>
            We provide the service with care, but as it is: without a warranty that it is free of faults or fit for a
            particular purpose. We are not liable for lost profit, lost advertising spend, lost data or other indirect
            damage.
          </p>
          <p>
            In total, our liability to you is limited to the amount you paid us in the 12 months before the event that
            caused the damage.
          </p>
          <p>
            Where a law does not allow such a limit, for example for intent, gross negligence or injury to a person, or
            gives you rights as a consumer that a contract cannot take away, that law comes first.
          </p>
        </>
      ),
    },
    {
      id: 'availability',
      title: 'Availability',
      body: (
        <p>
          We aim to keep Adjudge running at all times, but do not guarantee it. Maintenance, faults or failures of
          others may interrupt it, and we may pause new analyses for a while. An analysis we accepted is finished after
          an interruption, or it fails and uses no tokens. We may add, change or remove features. If we remove something
          essential to a plan you paid for, you may cancel and get back what you paid for the time that remains.
        </p>
      ),
    },
    {
      id: 'termination',
      title: 'Termination',
      body: (
        <>
          <p>
            You may leave at any time.{' '}
            {OPEN.accountDeletion ? (
              'You can delete your account in its settings and have seven days to change your mind.'
            ) : (
              <>
                For now, accounts are closed by email: write to <SupportLink /> from its address.
              </>
            )}{' '}
            We then delete the account with its files and results. What we must keep is listed in the{' '}
            <TextLink href="/privacy#data-security-and-protection">Privacy Policy</TextLink>.
          </p>
          <p>
            We may suspend or close an account that seriously or repeatedly breaks these terms. Unless that would
            endanger others or break a law, we tell you first, with the reason, and give you time to put it right and to
            ask for your data. If we end the service altogether, we say so at least 30 days before and refund what was
            paid for the time after.
          </p>
        </>
      ),
    },
    {
      id: 'changes-to-terms',
      title: 'Changes to Terms',
      body: (
        <p>
          We may change these terms, for instance when the service grows. The new text appears here with a new date. If
          a change matters to you as a user, we tell you by email at least 30 days before. If you do not agree, you may
          close your account before it takes effect and get back what you paid for the time that remains; if you go on
          using Adjudge afterwards, the new terms apply.
        </p>
      ),
    },
    {
      id: 'contact',
      title: 'Contact',
      body: (
        <p>
          Questions about these terms? Write to <SupportLink />. We would rather explain a sentence than have you guess
          what it means.
        </p>
      ),
    },
  ],
};
