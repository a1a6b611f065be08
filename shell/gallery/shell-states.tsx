import { useEffect } from 'react';
import { passwordRoutes } from '#platform/accounts/password-contract.ts';
import { PageBoundary } from '../app/loading/page-boundary.tsx';
import { PageLoading } from '../app/loading/page-loading.tsx';
import { StartFailed } from '../app/loading/start-failed.tsx';
import { NotFound } from '../app/not-found.tsx';
import ForgotPasswordPage from '../app/pages/forgot-password-page.tsx';
import LoginPage from '../app/pages/login-page.tsx';
import ResetPasswordPage from '../app/pages/reset-password-page.tsx';
import SignupPage from '../app/pages/signup-page.tsx';
import SwitchedOffPage from '../app/pages/switched-off-page.tsx';
import UpgradePage from '../app/pages/upgrade-page.tsx';
import VerifyEmailPage from '../app/pages/verify-email-page.tsx';
import { AuthFrame } from '../app/sign-in/auth-frame.tsx';
import { SecondStep } from '../app/sign-in/second-step.tsx';
import { UpdateCard } from '../pwa/update-prompt.tsx';
import { ApiError, networkError } from '../sdk/api-error.ts';
import type { GalleryState } from '../sdk/define-web-module.ts';
import { planSession, testSession } from '../sdk/testing/fake-api.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast-store.ts';
import { kitStates } from './kit-states.tsx';

function Broken(): never {
  throw new Error('This page breaks on purpose.');
}

function WithToast() {
  useEffect(() => {
    toast({
      title: 'Analysis Deleted',
      text: 'The analysis has been successfully removed from your history.',
      tone: 'success',
      durationMs: 60_000,
    });
  }, []);
  return <WithTitle title="A message" />;
}

/** Opens the menu of the width there is. */
function WithMenu() {
  useEffect(() => {
    const timer = window.setTimeout(() => {
      const more = [...document.querySelectorAll('button')].find((button) => button.textContent === 'More');
      if (more?.checkVisibility()) more.click();
      else document.querySelector<HTMLElement>('[popover][aria-label="Account"]')?.showPopover();
    }, 200);
    return () => window.clearTimeout(timer);
  }, []);
  return <WithTitle title="A page" />;
}

function WithTitle({ title }: { title: string }) {
  return (
    <div className="mx-auto max-w-[44rem] px-5 py-12">
      <h1 className="text-title">{title}</h1>
      <h2 className="mt-4 mb-6 text-heading">A page below</h2>
      <EmptyState title="Nothing here">Only the layer above this page matters.</EmptyState>
    </div>
  );
}

const visitor = testSession(null);
const signupClosed = {
  ...visitor,
  gates: { ...visitor.gates, flags: { ...visitor.gates.flags, 'ops.signup': false } },
};

/** Screens and layers of the shell itself. */
export const shellStates: readonly GalleryState[] = [
  ...kitStates,
  { id: 'login', title: 'Sign in', bare: true, screen: <LoginPage /> },
  { id: 'signup', title: 'Create an account', bare: true, screen: <SignupPage /> },
  { id: 'signup-closed', title: 'New accounts paused', bare: true, session: signupClosed, screen: <SignupPage /> },
  { id: 'forgot-password', title: 'Forgot password', bare: true, screen: <ForgotPasswordPage /> },
  {
    id: 'reset-password',
    title: 'New password',
    bare: true,
    at: '/reset-password?token=abc',
    answers: [{ route: passwordRoutes.checkResetLink, body: { valid: true } }],
    screen: <ResetPasswordPage />,
  },
  {
    id: 'reset-password-old',
    title: 'New password, link used up',
    bare: true,
    at: '/reset-password?token=abc',
    answers: [{ route: passwordRoutes.checkResetLink, body: { valid: false } }],
    screen: <ResetPasswordPage />,
  },
  { id: 'reset-password-invalid', title: 'New password, no token', bare: true, screen: <ResetPasswordPage /> },
  {
    id: 'verify-email',
    title: 'Email confirmed',
    bare: true,
    at: '/verify-email?status=verified',
    screen: <VerifyEmailPage />,
  },
  {
    id: 'verify-email-expired',
    title: 'Link expired',
    bare: true,
    at: '/verify-email?status=expired',
    screen: <VerifyEmailPage />,
  },
  {
    id: 'second-step',
    title: 'Second step',
    bare: true,
    screen: (
      <AuthFrame>
        <SecondStep challenge="x" onDone={async () => undefined} onStartOver={() => undefined} />
      </AuthFrame>
    ),
  },
  {
    id: 'account-unconfirmed',
    title: 'Address not confirmed',
    session: testSession({ emailVerified: false }),
    screen: <WithTitle title="Address not confirmed" />,
  },
  {
    id: 'account-leaving',
    title: 'Account about to go',
    session: testSession({ deletionDueAt: '2026-11-28T10:00:00.000Z' }),
    screen: <WithTitle title="Account about to go" />,
  },
  {
    id: 'account-payment-failed',
    title: 'Last payment failed',
    session: planSession('starter', { paymentDueUntil: '2026-11-29T10:00:00.000Z' }),
    screen: <WithTitle title="Last payment failed" />,
  },
  { id: 'start-loading', title: 'Session loading', bare: true, screen: <FullScreenSpinner /> },
  {
    id: 'start-offline',
    title: 'Offline at start',
    bare: true,
    screen: <StartFailed error={networkError()} onRetry={() => undefined} />,
  },
  {
    id: 'start-failed',
    title: 'Session failed',
    bare: true,
    screen: (
      <StartFailed
        error={new ApiError({ code: 'internal', status: 500, message: '', requestId: 'req-5c1d' })}
        onRetry={() => undefined}
      />
    ),
  },
  ...(['free', 'elite'] as const).map((plan) => ({
    id: `menu-${plan}`,
    title: `Menu of the account on ${plan}`,
    session: planSession(plan),
    screen: <WithMenu />,
  })),
  { id: 'not-found', title: '404', bare: true, screen: <NotFound /> },
  { id: 'not-found-framed', title: '404 in the frame', screen: <NotFound framed /> },
  {
    id: 'upgrade',
    title: 'Plan too low',
    screen: <UpgradePage title="Performance reports" requiredPlan="elite" from="gallery" />,
  },
  { id: 'switched-off', title: 'Module switched off', screen: <SwitchedOffPage title="Performance reports" /> },
  { id: 'page-loading', title: 'Page loading', screen: <PageLoading /> },
  {
    id: 'page-broken',
    title: 'Page broken',
    screen: (
      <PageBoundary owner="core-analysis" resetKey="/">
        <Broken />
      </PageBoundary>
    ),
  },
  { id: 'toast', title: 'A message', screen: <WithToast /> },
  {
    id: 'update',
    title: 'A new version',
    screen: (
      <>
        <WithTitle title="A new version" />
        <UpdateCard accepted={false} onAccept={() => undefined} onLater={() => undefined} />
      </>
    ),
  },
];
