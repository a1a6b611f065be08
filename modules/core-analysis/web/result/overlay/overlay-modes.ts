export const OVERLAY_MODES = ['off', 'heat', 'regions', 'texts', 'zones'] as const;
export type OverlayMode = (typeof OVERLAY_MODES)[number];
