export const enhancedPath = '/phase2-dashboard';
export const analyticsPath = '/analytics';
export const flagsPath = '/feature-flags';
export const checksPath = '/phase2-test';

/** One analysis in the core's dashboard. */
export const analysisHref = (id: string): string => `/dashboard?analysis=${encodeURIComponent(id)}`;
