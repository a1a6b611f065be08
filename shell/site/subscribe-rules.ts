/** Where the chooser's back link leads: back to where the visitor came from. */
export function backLink(from: string | null, signedIn: boolean): { href: '/' | '/dashboard'; label: string } {
  const toDashboard = from === 'dashboard' || from === 'navbar' || (signedIn && from !== 'landing');
  return toDashboard ? { href: '/dashboard', label: 'Back to Dashboard' } : { href: '/', label: 'Back to Home' };
}

/** The plan the address recommends, under either of its names, as it stands there. */
export function recommendedPlan(query: URLSearchParams): string | null {
  return query.get('recommended') ?? query.get('plan');
}

/** Sign-up that comes back to the chooser with the plan remembered. */
export function signupFor(plan: string): string {
  return `/signup?next=${encodeURIComponent(`/subscribe?plan=${plan}`)}`;
}

/** What a refused change says: the server's sentence, or for an answer that is none of ours a general one. */
export function changeFailure(status: number, message: string | undefined): string {
  if (message) return message;
  if (status < 400) return 'Invalid response format. Please try again.';
  return status === 404
    ? 'Service temporarily unavailable. Please try again.'
    : 'Server error occurred. Please try again.';
}
