import { lazyPart } from '../../sdk/lazy-part.tsx';

/** Behind a button on every page. Its room is kept while it comes, so that the menu does not jump. */
export const AccountPanel = lazyPart(
  () => import('../frame/account-panel.tsx').then((module) => module.AccountPanel),
  <div className="min-h-40" />,
);

/** Its code comes with the first opening; before, nothing is drawn. */
export const MoreSheet = lazyPart<{ open: boolean; onClose(): void }>(() =>
  import('../frame/more-sheet.tsx').then((module) => module.MoreSheet),
);
