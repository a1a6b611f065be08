import { type ImplementedRoute, implement } from '#platform/module/define-server-module.ts';
import { requireUser } from '#platform/module/request-context.ts';
import { deviceRoutes } from './device-contract.ts';
import type { Devices } from './devices.ts';
import { accountSession, type SessionReply } from './session-reply.ts';

/** The handlers of `deviceRoutes`. */
export function createDeviceRoutes(deps: { devices: Devices; answers: SessionReply }): ImplementedRoute[] {
  const { devices, answers } = deps;
  return implement(deviceRoutes, {
    sessions: async (_input, rc) => ({ sessions: await devices.list(requireUser(rc).id, accountSession(rc)) }),
    endSession: async ({ params }, rc) => {
      await devices.end(requireUser(rc).id, params.id, rc);
      return params.id === rc.sessionId
        ? answers.leave('You are signed out.')
        : { message: 'That device is signed out.' };
    },
    endOtherSessions: async (_input, rc) => {
      const ended = await devices.endOthers(requireUser(rc).id, accountSession(rc), rc);
      const what = ended === 1 ? 'One other device is signed out.' : `${ended} other devices are signed out.`;
      return { message: ended === 0 ? 'No other device was signed in.' : what, ended };
    },
  });
}
