import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ANALYSIS_TOKENS, PLAN_IDS, PLANS } from '#flags/plans.ts';
import { appPaths } from '../app/app-paths.ts';
import { PUBLIC_PAGES, type PublicPath } from './public-paths.ts';
import { renderPage } from './render-page.tsx';

const PATHS = Object.keys(PUBLIC_PAGES) as PublicPath[];
const SUPPORT_EMAIL = 'care@adjudge.example';
const html = Object.fromEntries(
  PATHS.map((path) => [path, renderPage(path, { supportEmail: SUPPORT_EMAIL })]),
) as Record<PublicPath, string>;

const text = (part: string) =>
  part
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const found = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].map((match) => match[1] ?? '');
const main = (path: PublicPath) => found(html[path], /<main[^>]*>(.*)<\/main>/gs)[0] ?? '';
const sections = (path: PublicPath) => found(main(path), /<section[^>]*><h2[^>]*>(.*?)<\/h2>/g).map(text);
const contents = (path: PublicPath) => found(main(path), /<li><a href="#[^>]*>(.*?)<\/a>/g).map(text);
const ids = (path: PublicPath) => new Set(found(html[path], /\sid="([^"]+)"/g));

describe('the legal pages', () => {
  it('have the sections in order, and the same in the table of contents', () => {
    expect(sections('/privacy')).toEqual([
      '1 Information We Collect',
      '2 How We Use Your Information',
      '3 Data Security and Protection',
      '4 Data Sharing Policy',
      '5 Contact Us',
    ]);
    expect(sections('/terms')).toEqual([
      '1 Service Description',
      '2 Accounts',
      '3 Plans and Billing',
      '4 Acceptable Use',
      '5 Intellectual Property',
      '6 Privacy and Security',
      '7 Limit of Liability',
      '8 Availability',
      '9 Termination',
      '10 Changes to Terms',
      '11 Contact',
    ]);
    for (const path of ['/privacy', '/terms'] as const) expect(contents(path)).toEqual(sections(path));
  });

  it.each([
    ['/terms', 'Terms of Service'],
    ['/privacy', 'Privacy Policy'],
  ] as const)('%s carries its title, its date and where to write', async (path, title) => {
    expect(await readFile(new URL(`../${PUBLIC_PAGES[path]}`, import.meta.url), 'utf8')).toContain(
      `<title>${title} · Adjudge</title>`,
    );
    expect(text(main(path))).toContain(`${title} Last updated December 20, 2024`);
    expect(html[path]).toContain(`href="mailto:${SUPPORT_EMAIL}"`);
    expect(html[path]).not.toContain('@adjudge.localhost');
  });

  it('names every price and allowance of the price sheet, and no other price', () => {
    const rows = found(html['/terms'], /<tr[^>]*>(<th scope="row".*?)<\/tr>/g).map(text);
    expect(rows).toEqual(
      PLAN_IDS.map((id) => {
        const { name, priceCents, tokensPerPeriod } = PLANS[id];
        return `${name} $${priceCents === 0 ? '0' : (priceCents / 100).toFixed(2)} ${tokensPerPeriod}`;
      }),
    );
    expect(found(text(main('/terms')), /(\$[\d.]*\d)/g)).toHaveLength(PLAN_IDS.length);
    expect(text(main('/terms'))).toContain(`An image analysis uses ${ANALYSIS_TOKENS.image} token.`);
  });

  it('says what is not built yet instead of promising it', () => {
    expect(text(main('/privacy'))).toContain('The automatic removal and the save option are not in the product yet.');
    expect(text(main('/terms'))).toContain('Paid plans cannot be bought in the product yet.');
  });
});

describe.each(PATHS)('the public page %s', (path) => {
  it('has no inline style, which the policy would drop', () => {
    expect(html[path]).not.toMatch(/\sstyle=|<style/);
  });

  it('links only to what is served', () => {
    const served = new Set<string>([...PATHS, ...appPaths]);
    const dead = found(html[path], /<a [^>]*?href="([^"]*)"/g)
      .map((href) => href.replaceAll('&amp;', '&'))
      .filter((href) => {
        if (href === `mailto:${SUPPORT_EMAIL}`) return false;
        const url = new URL(href, `https://adjudge.example${path}`);
        if (url.hostname !== 'adjudge.example' || !served.has(url.pathname)) return true;
        return url.hash !== '' && !ids(url.pathname as PublicPath).has(url.hash.slice(1));
      });
    expect(dead).toEqual([]);
  });

  it('names what has no page yet without a link', () => {
    expect(html[path]).toMatch(/<li[^>]*>Contact<span[^>]*>Coming Soon<\/span><\/li>/);
  });
});
