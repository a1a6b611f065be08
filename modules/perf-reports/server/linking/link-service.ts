import type { Analyses, AnalysisItem } from '#modules/core-analysis/api.ts';
import type { Clock } from '#platform/clock.ts';
import { AppError } from '#platform/contract/errors.ts';
import { type Ad, type AdList, type LinkKind, linkErrors } from '../../contract/creatives.ts';
import type { AdStore } from './ad-store.ts';
import { type Account, type AdTotals, accountOf } from './ads-of.ts';
import type { LinkStore, StoredLink } from './link-store.ts';
import { NameIndex } from './match-names.ts';

const MOST_ADS = 500;
const MOST_PROPOSALS = 3;
/** Of the unlinked ads with the most impressions: proposals are looked for among all creatives. */
const MOST_PROPOSED = 100;
const PAGE = 200;
/** Creatives that ads are matched with: the newest. */
const MOST_CREATIVES = 2_000;

type Creative = AnalysisItem & { readonly score: number };

/** An ad and the analysed creative it shows. */
export interface LinkedAd {
  readonly ad: AdTotals;
  readonly creative: Creative;
  readonly kind: LinkKind;
}

/** Null: it shows none of the analysed creatives. */
export type WantedLink = Pick<StoredLink, 'key' | 'analysisId'>;
export type Restored = 'restored' | 'as_it_was' | 'no_ad' | 'no_creative';

export interface LinkedAccount extends Account {
  readonly linked: readonly LinkedAd[];
}

/** Which ad shows which analysed creative. */
export class LinkService {
  constructor(
    private readonly deps: {
      ads: AdStore;
      links: LinkStore;
      analyses: Pick<Analyses, 'list' | 'find'>;
      clock: Clock;
      /** Called after a change of what is linked. */
      changed(owner: string): Promise<void>;
    },
  ) {}

  /** @param most ads, those with the most impressions first */
  async list(owner: string, most = MOST_ADS): Promise<AdList> {
    const [{ account, links, creatives }, rowsWithoutAd] = await Promise.all([
      this.read(owner),
      this.deps.ads.rowsWithoutAd(owner),
    ]);
    const linked = account.ads.filter((ad) => linkOf(ad, links, creatives)).length;
    return {
      ads: viewsOf(account.ads.slice(0, most), links, creatives),
      total: account.ads.length,
      linked,
      unlinked: account.ads.length - linked,
      rowsWithoutAd,
      clickKind: account.clickKind,
      conversionKind: account.conversionKind,
    };
  }

  /** @throws AppError `ad_not_found`, `creative_not_found` */
  async say(owner: string, key: string, analysisId: string | null): Promise<Ad> {
    const account = accountOf(await this.deps.ads.sums(owner));
    const ad = account.ads.find((one) => one.key === key);
    if (!ad) throw new AppError(linkErrors.ad_not_found);
    const creative = analysisId === null ? undefined : await this.deps.analyses.find(owner, analysisId);
    if (analysisId !== null && creative?.status !== 'completed') throw new AppError(linkErrors.creative_not_found);
    await this.deps.links.say(owner, [{ key, analysisId }], this.deps.clock.now());
    await this.linkFound(owner);
    await this.deps.changed(owner);
    const { links, creatives } = await this.read(owner);
    const [said] = viewsOf([ad], links, creatives);
    if (!said) throw new AppError(linkErrors.ad_not_found);
    return said;
  }

  /**
   * Makes ads show what a list of links says they do, as if their owner had said so; where they do already nothing is written.
   * Whoever calls it marks what was learned as behind.
   * @returns what became of each, in the same order
   */
  async restore(owner: string, wanted: readonly WantedLink[]): Promise<Restored[]> {
    const { account, links, creatives } = await this.read(owner);
    const ads = new Map(account.ads.map((ad) => [ad.key, ad]));
    const unread = wanted.flatMap(({ analysisId }) =>
      analysisId !== null && !creatives.has(analysisId) ? [analysisId] : [],
    );
    const older = new Set<string>();
    for (const id of new Set(unread))
      if ((await this.deps.analyses.find(owner, id))?.status === 'completed') older.add(id);
    const said: WantedLink[] = [];
    const restored = wanted.map(({ key, analysisId }): Restored => {
      const ad = ads.get(key);
      if (!ad) return 'no_ad';
      if (analysisId !== null && !creatives.has(analysisId) && !older.has(analysisId)) return 'no_creative';
      const now = analysisId === null ? links.get(key)?.analysisId : linkOf(ad, links, creatives)?.creative.id;
      if (now === analysisId) return 'as_it_was';
      said.push({ key, analysisId });
      return 'restored';
    });
    await this.deps.links.say(owner, said, this.deps.clock.now());
    return restored;
  }

  /**
   * Links ads that show the very file of a creative, or whose names are those of creatives; says how many. Links to analyses that are
   * gone are dropped first. Whoever calls it marks what was learned as behind.
   */
  async linkFound(owner: string): Promise<number> {
    const { account, links, creatives } = await this.read(owner);
    const gone = [...links.values()].flatMap(({ analysisId }) =>
      analysisId !== null && !creatives.has(analysisId) ? [analysisId] : [],
    );
    const missing = await this.trulyGone(owner, gone);
    await this.deps.links.dropTo(owner, missing);
    const isGone = new Set(missing);
    const kept = new Map(
      [...links].filter(([, { kind, analysisId }]) => !FOUND_ANEW.has(kind) && !isGone.has(analysisId ?? '')),
    );
    const files = filesOf(creatives);
    const same = account.ads.flatMap(({ key, creativeId, reportAnalysisId }): StoredLink[] => {
      const file = files.get(creativeId?.toLowerCase() ?? '');
      const isSaid = kept.get(key)?.kind === 'owner' || reportAnalysisId !== null;
      return file && !isSaid ? [{ key, analysisId: file.id, kind: 'image_hash' }] : [];
    });
    for (const link of same) kept.set(link.key, link);
    const names = indexOf(creatives);
    const found = account.ads.flatMap((ad): StoredLink[] => {
      if (kept.has(ad.key) || ad.reportAnalysisId !== null) return [];
      const namesake = names.same(ad.name);
      return namesake ? [{ key: ad.key, analysisId: namesake.id, kind: 'file_name' }] : [];
    });
    const following = followingLinks(account.ads, [...kept.values(), ...found]);
    return this.deps.links.found(owner, { same, named: found, following }, this.deps.clock.now());
  }

  /** What is learned from: the account's sums, and its ads with their creatives. */
  async linked(owner: string): Promise<LinkedAccount> {
    const { account, links, creatives } = await this.read(owner);
    const linked = account.ads.flatMap((ad) => {
      const link = linkOf(ad, links, creatives);
      return link ? [{ ad, ...link }] : [];
    });
    return { ...account, linked };
  }

  private async read(owner: string) {
    const [sums, links, creatives] = await Promise.all([
      this.deps.ads.sums(owner),
      this.deps.links.list(owner),
      this.creatives(owner),
    ]);
    return { account: accountOf(sums), links: new Map(links.map((link) => [link.key, link])), creatives };
  }

  /** Completed analyses, the newest of each file first. */
  private async creatives(owner: string): Promise<Map<string, Creative>> {
    const found = new Map<string, Creative>();
    for (let after: string | undefined; found.size < MOST_CREATIVES; ) {
      const page = await this.deps.analyses.list(owner, { status: 'completed', limit: PAGE, ...(after && { after }) });
      for (const item of page.items)
        if (item.generalScore !== null) found.set(item.id, { ...item, score: item.generalScore });
      if (page.next === null) break;
      after = page.next;
    }
    return found;
  }

  /** Older than what was read is not gone. */
  private async trulyGone(owner: string, ids: readonly string[]): Promise<string[]> {
    const found = await Promise.all(ids.map((id) => this.deps.analyses.find(owner, id)));
    return ids.filter((_, index) => found[index] === undefined);
  }
}

/** Ads that show the same image or video as linked ones, by what their platform calls it; where those disagree, none follows. */
function followingLinks(ads: readonly AdTotals[], links: readonly StoredLink[]): StoredLink[] {
  const own = new Map(links.map((link) => [link.key, link.analysisId]));
  const shown = new Map<string, Set<string>>();
  const nameOf = ({ platform, creativeId }: AdTotals) =>
    creativeId === null ? undefined : `${platform} ${creativeId}`;
  for (const ad of ads) {
    const [name, analysis] = [nameOf(ad), own.get(ad.key)];
    if (name !== undefined && analysis) shown.set(name, (shown.get(name) ?? new Set()).add(analysis));
  }
  return ads.flatMap((ad): StoredLink[] => {
    const [analysisId, ...others] = shown.get(nameOf(ad) ?? '') ?? [];
    if (own.has(ad.key) || ad.reportAnalysisId !== null || analysisId === undefined || others.length > 0) return [];
    return [{ key: ad.key, analysisId, kind: 'creative_id' }];
  });
}

/** What is not stored for good: it follows from other links, or from the files there are. */
const FOUND_ANEW: ReadonlySet<LinkKind> = new Set(['creative_id', 'image_hash']);

/** The newest analysis of each file, by what Meta calls an image. */
function filesOf(creatives: ReadonlyMap<string, Creative>): Map<string, Creative> {
  const files = new Map<string, Creative>();
  for (const creative of creatives.values())
    if (creative.md5 !== null && !files.has(creative.md5)) files.set(creative.md5, creative);
  return files;
}

/** One name for each file: the newest analysis of it. */
function indexOf(creatives: ReadonlyMap<string, Creative>): NameIndex<Creative> {
  const byFile = new Map<string, Creative>();
  for (const creative of creatives.values()) if (!byFile.has(creative.sha256)) byFile.set(creative.sha256, creative);
  return new NameIndex([...byFile.values()].map((creative) => ({ of: creative, name: creative.fileName })));
}

function linkOf(
  ad: AdTotals,
  links: ReadonlyMap<string, StoredLink>,
  creatives: ReadonlyMap<string, Creative>,
): { creative: Creative; kind: LinkKind } | undefined {
  const link = links.get(ad.key);
  const kind: LinkKind = link?.kind ?? 'report';
  const creative = creatives.get(link ? (link.analysisId ?? '') : (ad.reportAnalysisId ?? ''));
  return creative && { creative, kind };
}

function viewsOf(
  ads: readonly AdTotals[],
  links: ReadonlyMap<string, StoredLink>,
  creatives: ReadonlyMap<string, Creative>,
): Ad[] {
  const names = indexOf(creatives);
  let left = MOST_PROPOSED;
  return ads.map((ad) => {
    const link = linkOf(ad, links, creatives);
    if (link) return view(ad, link, false, []);
    left -= 1;
    const isUnlinked = links.get(ad.key)?.analysisId === null;
    return view(ad, undefined, isUnlinked, left < 0 ? [] : names.likest(ad.name, MOST_PROPOSALS));
  });
}

function view(
  ad: AdTotals,
  link: { creative: Creative; kind: LinkKind } | undefined,
  isUnlinked: boolean,
  likest: readonly { of: Creative; likeness: number }[],
): Ad {
  const brief = ({ id, fileName, score }: Creative) => ({ analysisId: id, fileName, score: Math.round(score) });
  return {
    key: ad.key,
    platform: ad.platform,
    name: ad.name,
    campaign: ad.campaign,
    firstDay: ad.firstDay,
    lastDay: ad.lastDay,
    figures: { impressions: ad.impressions, clicks: ad.clicks, conversions: ad.conversions, spend: [...ad.spend] },
    link: link ? { ...brief(link.creative), kind: link.kind } : null,
    isUnlinked,
    proposals: likest.map(({ of, likeness }) => ({ ...brief(of), likeness: Math.round(likeness * 100) / 100 })),
  };
}
