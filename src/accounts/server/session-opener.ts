import { createAuthEndpoint } from 'better-auth/api';
import { setSessionCookie } from 'better-auth/cookies';
import { z } from 'zod';

/**
 * Lets our use cases open a session for somebody who has proved who they are in a way that the library does not check itself
 * (sign-in provider, passkey, invitation), and hand out the cookie of one whose token is new. Never reachable from outside: the library's own routes are not mounted.
 */
export function sessionOpener() {
  return {
    id: 'session-opener',
    endpoints: {
      openSession: createAuthEndpoint(
        '/open-session',
        { method: 'POST', body: z.object({ userId: z.string() }), metadata: { SERVER_ONLY: true } },
        async (call) => {
          const { internalAdapter } = call.context;
          const user = await internalAdapter.findUserById(call.body.userId);
          if (!user) throw new Error('The person to sign in is not there.');
          const session = await internalAdapter.createSession(user.id);
          await setSessionCookie(call, { session, user });
          return call.json({ token: session.token });
        },
      ),
      holdSession: createAuthEndpoint(
        '/hold-session',
        { method: 'POST', body: z.object({ token: z.string() }), metadata: { SERVER_ONLY: true } },
        async (call) => {
          const found = await call.context.internalAdapter.findSession(call.body.token);
          if (!found) throw new Error('The session to hold is not there.');
          await setSessionCookie(call, found);
          return call.json({ done: true });
        },
      ),
    },
  };
}
