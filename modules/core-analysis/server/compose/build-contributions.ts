import { assetPurposes } from '#platform/assets/asset-purpose.ts';
import { type Contribution, contribute } from '#platform/module/extension-point.ts';
import { opsAccountFacts, opsCommands } from '#platform/module/ops-command.ts';
import { personalData } from '#platform/module/personal-data.ts';
import { sessionExtras } from '#platform/module/platform-points.ts';
import { fileRemover } from '#platform/storage/orphaned-files.ts';
import { createAnalysisFacts } from '../analyses/account-facts.ts';
import { createAnalysisData } from '../analyses/analysis-data.ts';
import { ANALYSIS_FILES } from '../files/analysis-files.ts';
import { creativeAsset } from '../intake/creative-asset.ts';
import { analysisCommands } from '../ops/analysis-commands.ts';
import { OpsAnalysisStore } from '../ops/ops-analysis-store.ts';
import { purgeCommand } from '../ops/purge-command.ts';
import { AnalysisRetry } from '../steps/analysis-retry.ts';
import type { Services } from './build-services.ts';

/** What core-analysis adds to the platform's points. */
export function buildContributions(services: Services): Contribution[] {
  const { db, files, reports, onboarding, daily } = services;
  const report = async (owner: string, id: string) => (await reports.report(owner, id)).bytes;
  return [
    contribute(personalData, createAnalysisData({ ...services, report }), { ungated: true }),
    contribute(opsAccountFacts, createAnalysisFacts(db), { ungated: true }),
    ...[
      ...analysisCommands({ ...services, store: new OpsAnalysisStore(db), retry: new AnalysisRetry(services) }),
      purgeCommand(services),
    ].map((one) => contribute(opsCommands, one, { ungated: true })),
    contribute(assetPurposes, creativeAsset),
    contribute(
      fileRemover,
      { kind: ANALYSIS_FILES, remove: (owner, id) => files.removeOrphaned(owner, id) },
      { ungated: true },
    ),
    contribute(sessionExtras, {
      extras: async (user) => ({
        hasCompletedOnboarding: await onboarding.hasCompleted(user.id),
        dailyLeft: await daily.left(user),
      }),
    }),
  ];
}
