import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { analysisRoutes } from '#modules/core-analysis/contract/routes.ts';
import { useApi } from '#shell/sdk/api-context.tsx';
import { failureText } from '#shell/sdk/failure-text.ts';
import { routeKey } from '#shell/sdk/route-query.ts';
import { Badge } from '#shell/ui/badge.tsx';
import { Card } from '#shell/ui/card.tsx';
import { Select } from '#shell/ui/select.tsx';
import { toast } from '#shell/ui/toast-store.ts';
import { type Ad, type AdList, creativeRoutes } from '../../contract/creatives.ts';
import { insightRoutes } from '../../contract/insights.ts';
import { number } from '../labels.ts';

const NONE = 'none';
const HOW = {
  owner: 'Linked by you',
  image_hash: 'Same file',
  file_name: 'Same name',
  creative_id: 'Same image or video',
  report: 'Chosen with the report',
} as const;
/** The route by its address: a page of one module loads no contract of another. */
const LIST = {
  module: 'core-analysis',
  name: 'listAnalyses',
  method: 'GET',
  path: '/api/analyses',
} as unknown as (typeof analysisRoutes)['listAnalyses'];

/** Each ad with the creative it shows, to correct where the names did not tell. */
export function AdLinks({ list }: { list: AdList }) {
  const api = useApi();
  const analyses = useQuery({ queryKey: routeKey(LIST), queryFn: () => api.call(LIST, {}) });
  const creatives = (analyses.data ?? []).filter(({ status }) => status === 'completed');
  const shown =
    list.ads.length < list.total ? `The ${number(list.ads.length)} with the most impressions are shown. ` : '';
  return (
    <section aria-labelledby="ad-links">
      <h2 id="ad-links" className="text-heading">
        Your ads and their creatives
      </h2>
      <p className="mt-1 max-w-[42rem] text-small text-muted">
        {number(list.linked)} of {number(list.total)} ads are linked. {shown}
        {list.rowsWithoutAd > 0
          ? `${number(list.rowsWithoutAd)} rows name no ad: they count in sums, and nothing is learned from them.`
          : ''}
      </p>
      <ul className="mt-4 grid gap-3">
        {list.ads.map((ad) => (
          <AdRow
            key={ad.key}
            ad={ad}
            clickLabel={list.clickKind === 'link_clicks' ? 'link clicks' : 'clicks'}
            creatives={creatives.map(({ id, fileName }) => ({ id, label: fileName }))}
          />
        ))}
      </ul>
    </section>
  );
}

interface Option {
  readonly id: string;
  readonly label: string;
}

function AdRow({ ad, clickLabel, creatives }: { ad: Ad; clickLabel: string; creatives: readonly Option[] }) {
  const api = useApi();
  const client = useQueryClient();
  const link = useMutation({
    mutationFn: (id: string) =>
      api.call(creativeRoutes.linkAd, { params: { key: ad.key }, body: { analysisId: id === NONE ? null : id } }),
    async onSuccess() {
      await Promise.all([
        client.invalidateQueries({ queryKey: routeKey(creativeRoutes.listAds) }),
        client.invalidateQueries({ queryKey: routeKey(insightRoutes.getInsights) }),
      ]);
    },
    onError: (error) =>
      toast({ title: 'Link Failed', text: failureText(error, 'The ad could not be linked'), tone: 'danger' }),
  });
  const first = ad.proposals.map(({ analysisId, fileName, likeness }) => ({
    id: analysisId,
    label: `${fileName} (name ${Math.round(likeness * 100)} % alike)`,
  }));
  const known = new Set(first.map(({ id }) => id));
  const current =
    ad.link && !creatives.some(({ id }) => id === ad.link?.analysisId)
      ? [{ id: ad.link.analysisId, label: ad.link.fileName }]
      : [];
  const { impressions, clicks } = ad.figures;
  const facts = [
    `${number(impressions)} impressions`,
    clicks === null ? null : `${number(clicks)} ${clickLabel}`,
    clicks === null || impressions === 0 ? null : `${((clicks / impressions) * 100).toFixed(2)} % click rate`,
  ].filter((fact) => fact !== null);
  return (
    <li>
      <Card className="grid gap-3 p-4 md:grid-cols-[minmax(0,1fr)_minmax(0,20rem)] md:items-center">
        <div className="min-w-0">
          <p className="font-medium [overflow-wrap:anywhere]">{ad.name}</p>
          <p className="mt-0.5 text-small text-muted [overflow-wrap:anywhere]">
            {[ad.campaign, ...facts].filter((part) => part !== null).join(' · ')}
          </p>
          {ad.link ? (
            <p className="mt-2">
              <Badge tone="success">{HOW[ad.link.kind]}</Badge>
            </p>
          ) : null}
        </div>
        <Select
          label={`Creative of ${ad.name}`}
          inline="bare"
          className="w-full [&>div]:w-full"
          options={[
            { id: NONE, label: ad.link ? 'Unlink' : 'Not linked' },
            ...current,
            ...first,
            ...creatives.filter(({ id }) => !known.has(id)),
          ]}
          value={ad.link?.analysisId ?? NONE}
          onChange={(id) => link.mutate(id)}
        />
      </Card>
    </li>
  );
}
