import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Violations of any impact on the page as it is now, one line each. */
export async function axeViolations(page: Page): Promise<string[]> {
  // What is still fading in has a contrast of its own.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Infinity);
    return Promise.allSettled(ending.map((animation) => animation.finished));
  });
  // Evaluated by the debugger's protocol, which a content security policy does not concern.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const results = await page.evaluate(
    (tags) =>
      (window as unknown as { axe: { run(context: Document, options: object): Promise<AxeResults> } }).axe.run(
        document,
        // Only of what is wrong is more than one place wanted.
        { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'], selectors: false },
      ),
    TAGS,
  );
  return results.violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.html.slice(0, 160)} | ${node.any[0]?.message ?? violation.help}`,
    ),
  );
}

/** Interactive boxes smaller than `least` CSS pixels on either side, as "12x20 text". Links inside a sentence are free (WCAG 2.5.8). */
export async function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((size) => {
    const all = [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, summary, [role="tab"]')];
    return all.flatMap((element) => {
      const label = element.closest('label') ?? element.parentElement?.querySelector('label[for]');
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      if (element.matches('.sr-only, [tabindex="-1"][type="file"]')) return [];
      if (element.matches('a') && getComputedStyle(element).display === 'inline') return [];
      const own = element.getBoundingClientRect();
      const whole = label && element.matches('input') ? label.getBoundingClientRect() : own;
      const after = getComputedStyle(element, '::after');
      const grown =
        after.position === 'absolute' && after.content !== 'none' ? -2 * Number.parseFloat(after.top || '0') : 0;
      const width = Math.max(own.width, whole.width) + Math.max(0, grown || 0);
      const height = Math.max(own.height, whole.height) + Math.max(0, grown || 0);
      return width + 0.5 < size || height + 0.5 < size
        ? [`${Math.round(width)}x${Math.round(height)} ${element.outerHTML.slice(0, 120)}`]
        : [];
    });
  }, least);
}

/** CSS pixels by which the page is wider than the window. */
export function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
