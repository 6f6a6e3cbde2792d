import type { FastifyRequest } from 'fastify';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { Gate } from '#platform/http/gate.ts';

/**
 * Who may subscribe to a company's candidates. Event streams carry no workspace header, so the workspace is found by the topic; callers
 * without access get 404.
 */
export async function authoriseTopic(gate: Gate, request: FastifyRequest, findWorkspace: () => Promise<string | null>) {
  const session = await gate.findSession(request);
  if (!session) throw platformErrors.unauthenticated();
  if (session.role === 'squadMember') throw platformErrors.forbidden();
  const workspaceId = await findWorkspace();
  if (workspaceId === null) throw platformErrors.notFound();
  const { reach } = await gate.findWorkspaceAccess(session, { id: workspaceId, isRemembered: false });
  if (!reach.every && !reach.workspaceIds.includes(workspaceId)) throw platformErrors.notFound();
  return session;
}
