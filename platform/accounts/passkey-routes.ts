import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { requireUser } from '#platform/module/request-context.ts';
import { passkeyRoutes } from './passkey-contract.ts';
import type { Passkeys } from './passkeys.ts';
import type { SessionReply } from './session-reply.ts';
import type { SignIn } from './sign-in.ts';

/** The handlers of `passkeyRoutes`. */
export function createPasskeyRoutes(deps: {
  passkeys: Passkeys;
  signIn: SignIn;
  answers: SessionReply;
}): ImplementedRoute[] {
  const { passkeys, signIn, answers } = deps;
  return implement(passkeyRoutes, {
    passkeyLoginOptions: async () => ({ options: { ...(await passkeys.requestOptions()) } }),
    passkeyLogin: async ({ body }, rc) => {
      const userId = await passkeys.whoSigned(body.credential);
      return answers.enter(200, await signIn.withPasskey(userId, body.rememberMe === true, rc), rc);
    },
    passkeys: async (_input, rc) => ({ passkeys: await passkeys.list(requireUser(rc).id) }),
    passkeyOptions: async ({ body }, rc) => ({
      options: { ...(await passkeys.creationOptions(requireUser(rc), body.password, rc)) },
    }),
    addPasskey: ({ body }, rc) => passkeys.add(requireUser(rc), body, rc),
    renamePasskey: ({ params, body }, rc) => passkeys.rename(requireUser(rc).id, { ...params, ...body }, rc),
    removePasskey: async ({ params }, rc) => {
      await passkeys.remove(requireUser(rc).id, params.id, rc);
      return { message: 'That passkey no longer works. Delete it from your device too.' };
    },
  });
}
