export const profilePath = '/ai-profile';
