import { Badge } from '#shell/ui/badge.tsx';
import { Card } from '#shell/ui/card.tsx';
import { DataTable } from '#shell/ui/display/data-table.tsx';
import { ShareBar } from '#shell/ui/display/share-bar.tsx';
import type { Carrier, Findings } from '../../../contract/findings.ts';
import { figureText, number } from '../../labels.ts';

/** A bar tells so many parts apart, the rest is one. */
const MOST_PARTS = 4;

/** Which ads the money went to, and what they brought. */
export function AdsThatCarry({ findings }: { findings: Findings }) {
  const { ads, adsTotal, rowsWithoutAd, currency } = findings;
  const hasSpend = ads.some(({ spend }) => spend !== null);
  const money = (value: number | null) => (value === null ? '–' : figureText({ unit: 'money', currency }, value));
  const what = hasSpend ? 'spend' : 'impressions';
  const top = ads.slice(0, MOST_PARTS);
  const rest = 1 - top.reduce((sum, { share }) => sum + share, 0);
  return (
    <section aria-labelledby="carried">
      <h2 id="carried" className="text-heading">
        Which ads carry it
      </h2>
      {ads.length === 0 ? (
        <p className="mt-2 text-small text-muted">
          This file has no column that names the ad, so nothing can be said of single ads. Export it by ad to see them.
        </p>
      ) : (
        <>
          <p className="mt-1 text-small text-muted">{shareText(findings, what)}</p>
          <Card className="mt-3 p-5">
            <ShareBar
              label={`Share of ${what} by ad`}
              parts={[
                ...top.map(({ key, name, share }) => ({ id: key, label: shortName(name), value: share })),
                ...(adsTotal > top.length && rest > 0.0005
                  ? [{ id: 'rest', label: `${number(adsTotal - top.length)} more`, value: rest }]
                  : []),
              ]}
            />
          </Card>
          <div className="mt-3">
            <DataTable
              caption={`Ads by their share of ${what}`}
              rows={ads}
              rowKey={(row) => row.key}
              sort={{ column: 'share', direction: 'descending' }}
              columns={[
                { id: 'ad', header: 'Ad', cell: (row) => <AdName ad={row} />, sortBy: (row) => row.name },
                {
                  id: 'share',
                  header: `Share of ${what}`,
                  numeric: true,
                  cell: (row) => `${(row.share * 100).toFixed(0)} %`,
                  sortBy: (row) => row.share,
                },
                ...(hasSpend
                  ? [
                      {
                        id: 'spend',
                        header: 'Spend',
                        numeric: true,
                        cell: (row: Carrier) => money(row.spend),
                        sortBy: (row: Carrier) => row.spend ?? -1,
                      },
                    ]
                  : []),
                {
                  id: 'impressions',
                  header: 'Impressions',
                  numeric: true,
                  cell: (row) => number(row.impressions),
                  sortBy: (row) => row.impressions,
                },
                {
                  id: 'rate',
                  header: 'Click rate, as counted',
                  numeric: true,
                  cell: (row) =>
                    row.clicks === null || row.impressions === 0
                      ? '–'
                      : `${((row.clicks / row.impressions) * 100).toFixed(2)} %`,
                },
                ...(ads.some(({ costPerConversion }) => costPerConversion !== null)
                  ? [
                      {
                        id: 'cost',
                        header: 'Cost per conversion',
                        numeric: true,
                        cell: (row: Carrier) => money(row.costPerConversion),
                        sortBy: (row: Carrier) => row.costPerConversion ?? Number.POSITIVE_INFINITY,
                      },
                    ]
                  : []),
              ]}
            />
          </div>
          <p className="mt-2 text-small text-muted">{footnote(findings)}</p>
        </>
      )}
      {ads.length > 0 && rowsWithoutAd > 0 ? (
        <p className="mt-1 text-small text-muted">
          {number(rowsWithoutAd)} {rowsWithoutAd === 1 ? 'row names' : 'rows name'} no ad and{' '}
          {rowsWithoutAd === 1 ? 'is' : 'are'} not in this list.
        </p>
      ) : null}
    </section>
  );
}

function AdName({ ad }: { ad: Carrier }) {
  return (
    <span className="[overflow-wrap:anywhere]">
      {ad.name}
      {ad.fileName !== null && ad.fileName !== ad.name ? <span className="text-muted"> · {ad.fileName}</span> : null}
      {ad.outlier ? (
        <>
          {' '}
          <Badge tone="warning">
            {ad.outlier.z > 0 ? 'Far above' : 'Far below'} the others ({Math.abs(ad.outlier.z).toFixed(1)} sd)
          </Badge>
        </>
      ) : null}
    </span>
  );
}

function shareText({ ads, adsTotal }: Findings, what: string): string {
  const [first] = ads;
  if (!first || adsTotal === 1) return `All ${what} went to one ad.`;
  let sum = 0;
  const half = ads.findIndex(({ share }) => {
    sum += share;
    return sum >= 0.5;
  });
  return half < 0
    ? `${number(adsTotal)} ads; the largest has ${(first.share * 100).toFixed(0)} % of the ${what}.`
    : `Half of the ${what} went to ${number(half + 1)} of ${number(adsTotal)} ads.`;
}

function footnote({ conversionKind, currency, ads }: Findings): string {
  const parts = ['Rates are as counted: ads shown in different places do not compare directly.'];
  if (ads.some(({ costPerConversion }) => costPerConversion !== null))
    parts.push(
      `Cost per conversion is of ${conversionKind ? `“${conversionKind}”` : 'all conversions'}${currency === null ? '' : ` in ${currency}`} alone, in rows that state conversions.`,
    );
  return parts.join(' ');
}

const shortName = (name: string): string => (name.length > 28 ? `${name.slice(0, 27)}…` : name);
