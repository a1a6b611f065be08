export const dashboardPath = '/dashboard';

export const historyPath = '/history';

/** The dashboard with the intake in view. */
export const intakeHref = '/dashboard#intake';

/** One analysis: live while it runs, its result afterwards. */
export function analysisHref(id: string): string {
  return `${dashboardPath}?analysis=${encodeURIComponent(id)}`;
}

/** A kept frame of a video, as a picture. */
export function frameHref(id: string, frame: number): string {
  return `/api/analyses/${encodeURIComponent(id)}/frames/${frame}`;
}
