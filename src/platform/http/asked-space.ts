import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { problemsOf } from '#platform/http/body/parse-input.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { Session, WantedSpace } from '#platform/http/request-context.ts';

const id = z.preprocess((value) => (value === '' ? undefined : value), z.guid().toLowerCase().optional());
const headers = z.object({ workspaceid: id, viewas: id });

/** What a request says in its headers about the company space that it speaks for. */
export interface AskedSpace {
  workspaceId: string | undefined;
  /** The colleague through whose eyes its owner looks. */
  viewAs: string | undefined;
}

/** The headers that name a space or a colleague, parsed at the edge. Throws 422 when one cannot be an id. */
export function readAskedSpace(request: FastifyRequest): AskedSpace {
  const parsed = headers.safeParse(request.headers, { reportInput: true });
  if (!parsed.success) throw platformErrors.invalid({}, problemsOf('headers', parsed.error));
  return { workspaceId: parsed.data.workspaceid, viewAs: parsed.data.viewas };
}

/**
 * Each tab names its space in a header. A new tab does not know one yet: its first reads go to the space that the person chose last.
 * What changes something without naming a space goes to the own one.
 */
export function wantedSpace(request: FastifyRequest, asked: AskedSpace, session: Session): WantedSpace | undefined {
  if (asked.workspaceId) return { id: asked.workspaceId, isRemembered: false };
  const kept = request.method === 'GET' ? request.cookies[`workspace_${session.userId}`] : undefined;
  return kept ? { id: kept, isRemembered: true } : undefined;
}
