import type { FastifyRequest } from 'fastify';
import { emptyReach } from '#platform/access/reach.ts';
import type { Gate, Standing } from '#platform/http/gate.ts';
import type { Answer, Caller, Session } from '#platform/http/request-context.ts';
import { requestedSpace, type SpaceHeaders } from '#platform/http/space-headers.ts';

/**
 * The caller's session and standing. They are read at the same time when this process has seen the session before; the standing counts
 * only if the session is still that person's, in that role.
 */
export async function findCaller(
  gate: Gate,
  request: FastifyRequest,
  asked: SpaceHeaders,
  answer: Answer,
): Promise<Standing & { session: Session | null }> {
  const findStanding = (caller: Caller) =>
    gate.findWorkspaceAccess(caller, requestedSpace(request, asked, caller), asked.viewAs);
  let expected: (Caller & { standing: Promise<Standing> }) | undefined;
  const session = await gate.findSession(request, answer, (caller) => {
    expected = { ...caller, standing: findStanding(caller) };
    expected.standing.catch(() => {});
  });
  if (!session) return { session, workspace: null, reach: emptyReach };
  const isExpected = expected?.userId === session.userId && expected.role === session.role;
  return { session, ...(await (isExpected ? expected!.standing : findStanding(session))) };
}
