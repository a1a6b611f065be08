import { AppError, ERRORS } from '#platform/contract/errors.ts';
import type { Findings } from '../../contract/findings.ts';
import type { LearningStore } from '../learning/learning-store.ts';
import type { AdStore } from '../linking/ad-store.ts';
import type { LinkService } from '../linking/link-service.ts';
import type { ReportRecord } from '../report-record.ts';
import type { ReportStore } from '../report-store.ts';
import { breakdownsOf, dividedBy } from './breakdowns-of.ts';
import { carriersOf } from './carriers-of.ts';
import type { DayStore, DayTerms } from './day-store.ts';
import { daysOf, rangeBefore, trendOf } from './trend-of.ts';

const MOST_ADS = 20;

/** What one report shows beyond its sums. */
export class FindingsService {
  constructor(
    private readonly deps: {
      reports: Pick<ReportStore, 'find'>;
      days: DayStore;
      ads: AdStore;
      links: Pick<LinkService, 'linked'>;
      learned: Pick<LearningStore, 'find'>;
    },
  ) {}

  /** @throws AppError `not_found`, also while the report is being read */
  async of(owner: string, id: string): Promise<Findings> {
    const { reports, days, ads, links, learned } = this.deps;
    const report = await reports.find(owner, id);
    if (report?.status !== 'completed') throw new AppError(ERRORS.not_found);
    const terms = termsOf(report);
    const [own, sums, rowsWithoutAd, groups, { linked }, state] = await Promise.all([
      days.ofReport(owner, id, terms),
      ads.sums(owner, id),
      ads.rowsWithoutAd(owner, id),
      ads.groupsWithoutAd(owner, id),
      links.linked(owner),
      learned.find(owner),
    ]);
    const range = rangeBefore(own);
    const [earlier, covered] = range
      ? await Promise.all([days.before(owner, id, range, terms), days.covered(owner, id, range)])
      : [[], []];
    const creatives = new Map(linked.map(({ ad, creative }) => [ad.key, creative]));
    const carriers = carriersOf(sums, { terms, creatives, outliers: state?.result?.ctr?.outliers ?? [] });
    const namesAds = sums.some(({ reportAnalysisId }) => reportAnalysisId === null);
    return {
      currency: terms.currency,
      clickKind: terms.clickKind,
      conversionKind: terms.conversionKind,
      days: daysOf(own),
      trend: trendOf(own, earlier, covered),
      ads: carriers.slice(0, MOST_ADS),
      adsTotal: carriers.length,
      rowsWithoutAd,
      breakdowns: namesAds ? breakdownsOf(sums, terms.clickKind, (ad) => creatives.get(ad.key)?.id ?? ad.name) : [],
      uncompared: namesAds ? [] : dividedBy([...groups, ...sums]),
    };
  }
}

/** Money in the currency with the most spend, conversions of the kind with the most. */
function termsOf({ result }: ReportRecord): DayTerms {
  const { figures = [], conversionKinds = [] } = result ?? {};
  return {
    clickKind: figures.some(({ name }) => name === 'link_clicks') ? 'link_clicks' : 'clicks',
    currency: figures.find(({ name }) => name === 'spend')?.currency ?? null,
    conversionKind: conversionKinds[0]?.kind ?? null,
    hasOtherKinds: conversionKinds.length > 1,
  };
}
