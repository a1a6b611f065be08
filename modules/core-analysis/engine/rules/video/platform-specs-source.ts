/** Where the limits of the placements come from. */
export const PLATFORM_SPECS = {
  title: 'Platform specifications',
  note: 'Collected from the platforms’ help pages and guides; they change, so the version date is stored with the result.',
};
