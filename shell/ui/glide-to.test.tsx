import { describe, expect, it, vi } from 'vitest';
import { glideTo } from './glide-to.ts';

function page() {
  document.body.innerHTML = '<main><article>far away</article><button type="button">here</button></main>';
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(undefined);
  const stopped = vi.spyOn(Element.prototype, 'scrollTo').mockReturnValue(undefined);
  const find = (name: string) => document.querySelector(name) as HTMLElement;
  return { scrolled, stopped, article: find('article'), button: find('button') };
}

describe('a glide', () => {
  it('ends where the page is once the focus moves, and brings what has it into view', () => {
    const { scrolled, stopped, article, button } = page();
    glideTo(article, 'center');
    expect(scrolled.mock.calls).toEqual([[{ block: 'center', behavior: 'smooth' }]]);
    button.focus();
    expect(stopped.mock.contexts).toContain(document.documentElement);
    expect(stopped.mock.lastCall).toEqual([{ left: 0, top: 0, behavior: 'instant' }]);
    expect(scrolled.mock.contexts.at(-1)).toBe(button);
    expect(scrolled.mock.lastCall).toEqual([{ block: 'nearest', inline: 'nearest', behavior: 'instant' }]);
  });

  it('that came to rest leaves the focus alone', () => {
    const { scrolled, article, button } = page();
    glideTo(article);
    document.dispatchEvent(new Event('scrollend'));
    button.focus();
    expect(scrolled).toHaveBeenCalledTimes(1);
  });

  it('is none where less motion is asked for', () => {
    const { scrolled, article, button } = page();
    vi.stubGlobal('matchMedia', () => ({ matches: true }));
    glideTo(article);
    button.focus();
    expect(scrolled.mock.calls).toEqual([[{ block: 'start', behavior: 'instant' }]]);
  });
});
