import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { ANALYSIS_TOKENS, PLAN_IDS, PLANS } from '#flags/plans.ts';
import { appPaths } from '../app/app-paths.ts';
import { readLandingSample } from './landing-sample.ts';
import { PUBLIC_PAGES, type PublicPath } from './public-paths.ts';
import { renderPage } from './render-page.tsx';
import { OPEN } from './what-is-open.ts';

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

  it('names in the terms the plans with reports and with priority support, as the cards do', () => {
    expect(text(main('/terms'))).toContain(
      'The Quick Wins PDF report comes with Pro and Elite. We answer emails from Pro and Elite customers first.',
    );
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
    expect(text(main('/terms'))).toContain(
      `An image analysis uses ${ANALYSIS_TOKENS.image} token, a video analysis ${ANALYSIS_TOKENS.video} tokens.`,
    );
  });

  it('says what is not built yet instead of promising it', () => {
    const said = {
      '/terms': 'Paid plans cannot be bought in the product yet.',
      '/privacy': 'no payment data is collected',
    };
    for (const path of ['/terms', '/privacy'] as const) {
      expect(text(main(path)).includes(said[path])).toBe(!OPEN.payment);
    }
    expect(text(main('/privacy')).includes('are not in the product yet. Until they are')).toBe(!OPEN.removal);
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

  it('has one heading of the first level and one main part, which the skip link leads to', () => {
    expect(found(html[path], /<(h1)[ >]/g).length).toBeGreaterThanOrEqual(1);
    if (path === '/force-logout') return;
    expect(found(html[path], /<(h1)[ >]/g)).toHaveLength(1);
    expect(found(html[path], /<main id="([^"]+)"/g)).toEqual(['main']);
    expect(html[path]).toContain('href="#main"');
  });

  it('gives each id once', () => {
    const all = found(html[path], /\sid="([^"]+)"/g);
    expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([]);
  });

  it('has a page of its own in the build, with title and description', async () => {
    const page = await readFile(new URL(`../${PUBLIC_PAGES[path]}`, import.meta.url), 'utf8');
    expect(page).toContain(`<!--page:${path}-->`);
    expect(page).toContain('<!--site-head-->');
    expect(page).toMatch(/<title>[^<]*Adjudge[^<]*<\/title>/);
    expect(page).toMatch(/name="description"\s+content="[^"]{40,}"/);
  });
});

describe('head and foot of the public pages', () => {
  const framed = PATHS.filter((path) => path !== '/force-logout');

  it.each(framed)('%s leads to every section, to sign-in and to sign-up, in the bar and in the menu', (path) => {
    const header = found(html[path], /<header class="sticky(.*?)<\/header>/gs)[0] ?? '';
    for (const part of header.split('id="site-menu"')) {
      const links = found(part, /<a [^>]*?href="([^"]*)"/g);
      for (const anchor of ['how-it-works', 'features', 'pricing', 'testimonials'])
        expect(links).toContain(`/#${anchor}`);
      expect(links).toContain('/login');
      expect(links).toContain('/signup');
    }
  });

  it.each(framed)('%s has the links of the foot, and names what has no page yet without one', (path) => {
    const footer = found(html[path], /<footer[^>]*>(.*?)<\/footer>/gs)[0] ?? '';
    const links = new Map([...footer.matchAll(/<a href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map((m) => [m[1], m[2]]));
    expect([...links.keys()]).toEqual(expect.arrayContaining(['/faq', '/contact', '/about', '/terms', '/privacy']));
    expect(links.get('/faq')).toBe('Help Center');
    expect(found(footer, /<li[^>]*>([^<]+)<span[^>]*>Coming Soon<\/span><\/li>/g)).toEqual([
      'API',
      'Integrations',
      'Creator Resources',
    ]);
  });
});

describe('the landing page', () => {
  it('has its sections in the order of the specification', () => {
    expect(found(main('/'), /<section [^>]*?aria-label(?:ledby)?="([^"]+)"/g)).toEqual([
      'claim',
      'how-it-works-title',
      'workspace-title',
      'In figures',
      'try-title',
      'compliance-title',
      'features-title',
      'pricing-title',
      'why-upgrade-title',
      'before-after-title',
      'testimonials-title',
      'closing',
    ]);
  });

  it('is called at length for a visitor', async () => {
    expect(await readFile(new URL('../index.html', import.meta.url), 'utf8')).toContain(
      '<title>Adjudge: AI-powered content analysis for better performance and higher conversions</title>',
    );
  });

  it('begins at sign-up, and the way to the dashboard is marked for who is signed in', () => {
    expect(found(main('/'), /<a href="\/signup" (data-start)/g).length).toBeGreaterThanOrEqual(3);
  });

  it('carries from=landing in every link to the plan chooser', () => {
    const links = found(html['/'], /href="(\/subscribe[^"]*)"/g);
    expect(links).toHaveLength(6);
    for (const link of links) expect(link).toMatch(/\?plan=(starter|pro|elite)&amp;from=landing$/);
  });

  it('shows the four plans with the limits of the price sheet, Pro as Most Popular', () => {
    const cards = found(html['/'], /<article data-plan(.*?)<\/article>/gs).map((card) => text(`<p${card}`));
    expect(cards).toHaveLength(PLAN_IDS.length);
    PLAN_IDS.forEach((id, index) => {
      const { name, tokensPerPeriod, videoSeconds } = PLANS[id];
      expect(cards[index]).toContain(name);
      expect(cards[index]).toContain(`${tokensPerPeriod} tokens a month`);
      expect(cards[index]).toContain(`Video up to ${videoSeconds} s`);
      expect(cards[index]?.includes('Most Popular')).toBe(id === 'pro');
    });
  });

  it('says what is marketing copy and what is a sample', () => {
    const words = text(html['/']);
    expect(words).toContain('Sample quotes written by us.');
    expect(words).toContain('Illustration, not live activity');
    expect(words).toContain('A demo with sample data');
  });

  it('has the results of the demo in the page, for readers without JavaScript', () => {
    for (const id of ['before', 'coffee-before'] as const) {
      const result = main('/').split(`data-on="results ${id}"`)[1] ?? '';
      expect(text(result)).toContain(`${readLandingSample()?.[id].score} of 100`);
    }
  });
});

describe('what is hidden at first', () => {
  it('is only what a script shows later', () => {
    const hidden = PATHS.flatMap((path) => found(html[path], /<([^>]*? hidden=""[^>]*)>/g)).map(
      (tag) => /(?:id|data-[a-z-]+)="?[^"\s]*"?/.exec(tag)?.[0].replace(/="(true)?"$/, '') ?? tag,
    );
    expect([...new Set(hidden)].map((name) => name.replace(/="(.*)"/, '=$1')).sort()).toEqual([
      'data-choose=Elite',
      'data-choose=Free',
      'data-choose=Pro',
      'data-choose=Starter',
      'data-current',
      'data-fix',
      'data-keep',
      'data-own',
      'data-pending',
      'data-recommended',
      'data-test-mode',
      'id=contact-ready',
      'id=contact-sent',
      'id=payment-notice',
      'id=social-proof',
    ]);
  });
});

describe('the plan chooser', () => {
  it('leads a visitor through sign-up and back with the plan remembered', () => {
    for (const plan of ['starter', 'pro', 'elite']) {
      expect(main('/subscribe')).toContain(`href="/signup?next=%2Fsubscribe%3Fplan%3D${plan}"`);
    }
    expect(text(main('/subscribe'))).toContain('Choose Your Plan');
    expect(text(main('/subscribe'))).toMatch(
      /Why upgrade your plan\? More Analysis Power .* Professional Reports .* Priority Support/,
    );
  });
});
