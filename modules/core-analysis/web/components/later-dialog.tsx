import { lazyPart } from '#shell/sdk/lazy-part.tsx';

/** Behind a button. */
export const DeleteDialog = lazyPart(() => import('./delete-dialog.tsx').then((module) => module.DeleteDialog));
