import type { Analysis, AnalysisResults } from '../../contract/analysis.ts';
import { type FixList, fixRoutes } from '../../contract/fixes.ts';
import { analysisRoutes } from '../../contract/routes.ts';
import DashboardPage from '../pages/dashboard-page.tsx';
import { sampleAnalysis, sampleSummary } from '../testing/sample-analysis.ts';

/** What the states of the gallery are made of: one sample analysis, its pictures, and the server's answers about it. */
export const ID = sampleSummary.id;
export const PICTURE = new URL('../../../../shell/site/assets/before.webp', import.meta.url).href;
export const AFTER = new URL('../../../../shell/site/assets/after.webp', import.meta.url).href;
export const FRAMES = [0, 1, 2, 3, 4].map((frame) => new URL(`./frames/frame-${frame}.webp`, import.meta.url).href);
export const CLIP = new URL('./frames/clip.webm', import.meta.url).href;

/** Address of the sample's result. */
export const at = `/dashboard?analysis=${ID}`;
export const page = <DashboardPage />;
export const shown = { ...sampleAnalysis, previewUrl: PICTURE, thumbnailUrl: PICTURE };

export const withResults = (analysisResults: AnalysisResults, part: Partial<Analysis> = {}): Analysis => ({
  ...shown,
  ...part,
  analysisResults,
});

export const one = (body: unknown, status?: number) => ({
  route: analysisRoutes.getAnalysis,
  path: `/api/analyses/${ID}`,
  body,
  status,
});

export const fixes = (body: FixList) => ({ route: fixRoutes.getFixes, path: `/api/analyses/${ID}/fixes`, body });

export const FILE_UNREADABLE =
  'This file is damaged or incomplete, so we could not open it. Export it again and upload the new copy.';
