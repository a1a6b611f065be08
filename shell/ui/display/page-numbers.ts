/**
 * Pages a pagination shows: the first, the last, the current and its
 * neighbours; null where some are left out. Never a gap of one page.
 * @param page 1 to `pages`
 */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  const near =
    page <= 3 ? [1, 2, 3, 4] : page >= pages - 2 ? [pages - 3, pages - 2, pages - 1] : [page - 1, page, page + 1];
  const shown = [...new Set([1, ...near, pages])].filter((each) => each >= 1 && each <= pages).sort((a, b) => a - b);
  return shown.flatMap((each, index) => {
    const before = shown[index - 1];
    const skipped = before === undefined ? 0 : each - before - 1;
    if (skipped === 1) return [each - 1, each];
    return skipped > 1 ? [null, each] : [each];
  });
}
