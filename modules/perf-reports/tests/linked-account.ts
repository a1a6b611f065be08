import { randomUUID } from 'node:crypto';
import type { TestApp, TestUser } from '#platform/testing/create-test-app.ts';

/** Rules whose responses the planted accounts vary. */
export const VARIED = ['T-01', 'T-03', 'C-01', 'C-06', 'S-01', 'L-01', 'M-01', 'B-01'] as const;

export interface PlantedCreative {
  readonly id: string;
  readonly fileName: string;
  readonly score: number;
  readonly features: Readonly<Record<string, number>>;
  /** Of the uploaded bytes; absent in uploads from before it was kept. */
  readonly md5?: string;
  /** What measured them; the usual one where absent. */
  readonly engineVersion?: string;
}

/** Completed analyses as the core keeps them, with features as given: what measuring would bring is not what is tested. */
export async function plantCreatives(
  app: TestApp,
  user: TestUser,
  creatives: readonly Omit<PlantedCreative, 'id'>[],
): Promise<PlantedCreative[]> {
  const planted: PlantedCreative[] = [];
  for (const [index, creative] of creatives.entries()) {
    const id = randomUUID();
    const at = new Date(app.clock.now().getTime() + index);
    await app.db('core_analysis.analyses').insert({
      id,
      user_id: user.id,
      file_name: creative.fileName,
      file_type: 'image',
      file_bytes: 1_000,
      goal: 'sales',
      sha256: id.replaceAll('-', '').padStart(64, '0'),
      md5: creative.md5 ?? null,
      plan: 'elite',
      tokens: 1,
      status: 'completed',
      stage: 'done',
      percent: 100,
      results: '{}',
      score: creative.score,
      created_at: at,
      updated_at: at,
      completed_at: at,
      end_announced_at: at,
    });
    await plantFeatures(app, user, id, creative.features, creative.engineVersion);
    planted.push({ ...creative, id });
  }
  return planted;
}

export async function plantFeatures(
  app: TestApp,
  user: TestUser,
  id: string,
  features: Readonly<Record<string, number>>,
  engineVersion = '2.24.0',
): Promise<void> {
  const list = Object.entries(features).map(([ruleId, response]) => ({
    ruleId,
    area: 'composition',
    state: 'measured',
    value: response,
    unit: '%',
    response,
    weight: 1,
    essential: 0,
  }));
  await app.db('core_analysis.features').insert({
    analysis_id: id,
    user_id: user.id,
    goal: 'sales',
    placement: 'feed',
    engine_version: engineVersion,
    rule_book_version: '2.24.0',
    features: JSON.stringify(list),
  });
}

/** Meta's export by ad and day. */
export function adDays(
  rows: readonly {
    ad: string;
    day: string;
    impressions: number;
    clicks: number;
    spend?: number;
    purchases?: number;
    campaign?: string;
  }[],
): string {
  const header = 'Day,Campaign name,Ad name,Impressions,Link clicks,Amount spent (EUR),Purchases';
  const lines = rows.map(
    ({ ad, day, impressions, clicks, spend = 10, purchases = 0, campaign = 'Spring' }) =>
      `${day},${campaign},"${ad}",${impressions},${clicks},${spend.toFixed(2)},${purchases}`,
  );
  return [header, ...lines, ''].join('\n');
}
