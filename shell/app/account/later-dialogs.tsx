import { type ComponentType, useState } from 'react';
import { lazyPart } from '../../sdk/lazy-part.tsx';

interface Opens {
  open: boolean;
}

/** Its code comes with the first opening, or before when a pointer or the focus is on its button; until then nothing is drawn. */
function onFirstOpening<P extends Opens>(load: () => Promise<ComponentType<P>>) {
  const Part = lazyPart(load);
  // biome-ignore lint/correctness/noComponentHookFactories: as lazyPart, called once for each dialog, at module level
  function Later(props: P) {
    const [asked, setAsked] = useState(props.open);
    if (props.open && !asked) setAsked(true);
    return asked ? <Part {...props} /> : null;
  }
  Later.preload = Part.preload;
  return Later;
}

export const ChangePassword = onFirstOpening(() => import('./change-password.tsx').then((m) => m.ChangePassword));
export const ChangeEmail = onFirstOpening(() => import('./change-email.tsx').then((m) => m.ChangeEmail));
export const SecondFactorSetup = onFirstOpening(() =>
  import('./second-factor-setup.tsx').then((m) => m.SecondFactorSetup),
);
export const PasswordDialog = onFirstOpening(() => import('./password-dialog.tsx').then((m) => m.PasswordDialog));
export const AddPasskey = onFirstOpening(() => import('./add-passkey.tsx').then((m) => m.AddPasskey));
export const RenamePasskey = onFirstOpening(() => import('./rename-passkey.tsx').then((m) => m.RenamePasskey));
export const RemovePasskey = onFirstOpening(() => import('./remove-passkey.tsx').then((m) => m.RemovePasskey));
export const CreateApiKey = onFirstOpening(() => import('./api-keys/create-api-key.tsx').then((m) => m.CreateApiKey));
export const RevokeApiKey = onFirstOpening(() => import('./api-keys/revoke-api-key.tsx').then((m) => m.RevokeApiKey));
export const SignOutEverywhere = onFirstOpening(() =>
  import('./sign-out-everywhere.tsx').then((m) => m.SignOutEverywhere),
);
export const DeleteAccount = onFirstOpening(() => import('./delete-account.tsx').then((m) => m.DeleteAccount));

/** Shown once a dialog before it has ended well, which takes longer than its code. */
export const RecoveryCodes = lazyPart(() => import('./recovery-codes.tsx').then((m) => m.RecoveryCodes));

/** For the button of a dialog: its code comes while the finger is still on the way. */
export function comesWith(...parts: readonly { preload(): Promise<void> }[]) {
  const fetchThem = () => {
    for (const part of parts) void part.preload();
  };
  return { onPointerEnter: fetchThem, onFocus: fetchThem };
}
