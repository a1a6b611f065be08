import { SupportLink, TextLink } from '../text-link.tsx';
import { OPEN } from '../what-is-open.ts';
import { type LegalText, Points } from './legal-text.tsx';

/** The privacy policy. Says what the product does today; what is done by hand for now says so. */
export const PRIVACY: LegalText = {
  title: 'Privacy Policy',
  lead: 'We keep what is needed to judge your ads and to run your account. We do not sell it, we show no advertising, and no analytics or tracking service runs on our pages.',
  other: { href: '/terms', title: 'Terms of Service' },
  sections: [
    {
      id: 'information-we-collect',
      title: 'Information We Collect',
      body: (
        <>
          <p>You give us some information yourself; the rest comes from using the service.</p>
          <Points>
            <li>
              <strong>Account.</strong> Your name, email address and password. The password is kept only as an argon2id
              hash, which cannot be turned back into the password.
            </li>
            <li>
              <strong>Ads you upload.</strong> The file with its name, size and a fingerprint of its content, and
              smaller copies for display (of a video, single frames). The copies carry none of the metadata a camera or
              editor may have written into the file, such as a place. The original is stored as you sent it.
            </li>
            <li>
              <strong>Results.</strong> What was measured on each ad, its score, the findings and when it was made.
            </li>
            <li>
              <strong>Feedback.</strong> What you say about a result, with your rating, and how far you got in the
              introduction.
            </li>
            <li>
              <strong>Plan and tokens.</strong> Your plan, and a ledger of the tokens you received and used.
            </li>
            <li>
              <strong>Sign-ins and security.</strong> For each session its start, network address and browser
              identification. A security log notes sign-ups, sign-ins and sign-outs with a shortened network address,
              the browser identification and a keyed hash of the email address. A keyed hash of each network you sign in
              from keeps wrong passwords of strangers from locking you out.
            </li>
            <li>
              <strong>Technical records.</strong> Which kind of request was made, how it ended and how long it took,
              with your account’s number when you are signed in. Passwords, cookies and files are not in them.
            </li>
          </Points>
          <p>
            <strong>Cookies and browser storage.</strong> Cookies keep you signed in and protect forms against misuse by
            other sites. Your browser also remembers your colour theme, the layout of the menu, hints you have closed
            and whether somebody is signed in on the device, and keeps the pages themselves so that they open without a
            connection. None of this follows you to other sites.
          </p>
        </>
      ),
    },
    {
      id: 'how-we-use-your-information',
      title: 'How We Use Your Information',
      body: (
        <>
          <p>We use it for these purposes and no others:</p>
          <Points>
            <li>to analyse your ads and show you the results, now and later;</li>
            <li>to run your account, count tokens and apply your plan;</li>
            <li>to send email about your account, such as the welcome message;</li>
            <li>to answer when you write to us;</li>
            <li>to keep the service secure and working: to limit repeated attempts, and to find and fix faults.</li>
          </Points>
          <p>
            The analysis is done by our own software, on our own systems. It measures the ad and compares it with
            published rules; your ads and results are not used to train models. A score is advice about an ad, not a
            decision about a person.
          </p>
        </>
      ),
    },
    {
      id: 'data-security-and-protection',
      title: 'Data Security and Protection',
      body: (
        <>
          <Points>
            <li>
              <strong>In transit.</strong> On the internet, Adjudge is reached over an encrypted connection (HTTPS).
            </li>
            <li>
              <strong>At rest.</strong> Uploaded files and their copies are encrypted with AES-256-GCM. Each account has
              its own key, which is itself stored encrypted.
            </li>
            <li>
              <strong>Between accounts.</strong> Only your account can open your files and results. Nothing is shared
              between accounts, even if they upload the same image.
            </li>
          </Points>
          <h3 className="mt-2 text-body">How long we keep it</h3>
          <Points>
            <li>
              <strong>Uploads</strong> are kept for 30 days and then removed with their copies, unless you save the
              file. You can change your mind as long as they are stored.
              {OPEN.removal
                ? null
                : ' The automatic removal and the save option are not in the product yet. Until they are, the file of a finished analysis stays, encrypted, until you delete that analysis or ask us to remove the file.'}
            </li>
            <li>
              <strong>Results</strong> stay until you delete them or your account is deleted, and so does what you said
              about them: deleting an analysis deletes your feedback on it, words and rating.
            </li>
            <li>
              <strong>The file of an analysis that failed</strong> is removed when it fails. Where the fault was ours,
              it is kept for up to three days, so that we can try again, or until you delete the analysis.
            </li>
            <li>
              <strong>Sessions</strong> are removed 30 days after their end, the hash of a network 90 days after your
              last sign-in from it.
            </li>
            <li>
              <strong>The token ledger and the security log</strong> cannot be altered and outlive an account. They hold
              no name, no readable email address and no content.
            </li>
          </Points>
          <p>
            No protection is perfect. If we learn of a breach that concerns your data, we will tell you by email, with
            what happened and what you can do.
          </p>
        </>
      ),
    },
    {
      id: 'data-sharing-policy',
      title: 'Data Sharing Policy',
      body: (
        <>
          <p>We do not sell your data, rent it or exchange it. It leaves us only in these cases:</p>
          <Points>
            <li>
              <strong>Companies that work for us</strong>, such as those that run our servers and deliver our email.
              They get what their task needs and may use it for nothing else.
            </li>
            <li>
              <strong>A second opinion.</strong> Where this service offers a reading by a language model, a small copy
              of an ad (of a video, single frames), without its file name, and what was measured on it go to Anthropic,
              which runs the model. That happens for ads that are hard to judge, after a result that did not help you,
              and when you ask for it.
            </li>
            <li>
              <strong>Payments.</strong> Payments for paid plans go through a card payment provider. You give your card
              details to the provider; we do not receive or store the card number.
              {OPEN.payment
                ? null
                : ' Paid plans cannot be bought in the product yet, so no payment data is collected today.'}
            </li>
            <li>
              <strong>The law.</strong> When a law or a court obliges us, and then only what we are obliged to give.
            </li>
          </Points>
          <h3 className="mt-2 text-body">Your rights</h3>
          <p>
            You can access, correct, download and delete your data. This holds for everybody, wherever you live, in the
            way the GDPR and the CCPA describe these rights. You may also object to a use or ask us to limit it, and
            using a right never makes the service worse for you.
          </p>
          <Points>
            <li>
              <strong>In the product:</strong> you see all your analyses, and you can delete each one. Its files, result
              and measurements go with it. Measurements stay only if another of your analyses is of the same file.
            </li>
            <li>
              {OPEN.dataDownload && OPEN.accountDeletion ? (
                <>
                  <strong>In your account:</strong> “Download my data” gives you one ZIP file with your data, files and
                  reports. “Delete my account” deletes everything after seven days; until then you can change your mind.
                </>
              ) : (
                <>
                  <strong>By email, for now:</strong> to download all your data, correct your account or delete it,
                  write to <SupportLink /> from the address of your account. We answer within 30 days.
                </>
              )}
            </li>
          </Points>
          <p>If you are not satisfied with our answer, you can contact the data protection authority where you live.</p>
        </>
      ),
    },
    {
      id: 'contact-us',
      title: 'Contact Us',
      body: (
        <>
          <p>
            For anything about your data or this policy, write to <SupportLink />.
          </p>
          <p>
            If this policy changes, the new text appears here with a new date. We tell account holders by email before a
            change that matters takes effect. The rules for using the service are in the{' '}
            <TextLink href="/terms">Terms of Service</TextLink>.
          </p>
        </>
      ),
    },
  ],
};
