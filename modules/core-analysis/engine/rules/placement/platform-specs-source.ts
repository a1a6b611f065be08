/** Where the limits of the placements come from. */
export const PLATFORM_SPECS = {
  title: 'Help pages and ad specifications of Meta, TikTok, YouTube, LinkedIn, X and Google (read November 2026)',
  note: 'Collected from the platforms’ help pages and guides; they change, so the version date is stored with the result.',
};
