/** Minutes that a manual review of one creative takes. A model, set by operators; the figures it starts with are our own. */
export interface SavingsModel {
  readonly imageMinutes: number;
  readonly videoMinutes: number;
  readonly source: string;
}

export const DEFAULT_SAVINGS: SavingsModel = {
  imageMinutes: 20,
  videoMinutes: 45,
  source: 'Our own estimate of a checklist review by one person',
};

export const minutesSaved = (
  { images, videos }: { readonly images: number; readonly videos: number },
  { imageMinutes, videoMinutes }: SavingsModel,
): number => images * imageMinutes + videos * videoMinutes;
