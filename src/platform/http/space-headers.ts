import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { problemsOf } from '#platform/http/body/parse-input.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { Caller, RequestedSpace } from '#platform/http/request-context.ts';

const id = z.preprocess((value) => (value === '' ? undefined : value), z.guid().toLowerCase().optional());
const headers = z.object({ workspaceid: id, viewas: id });

/** What the request's headers say about the company space. */
export interface SpaceHeaders {
  workspaceId: string | undefined;
  /** The colleague whose view the owner has taken. */
  viewAs: string | undefined;
}

const none: SpaceHeaders = { workspaceId: undefined, viewAs: undefined };

/** Parses the headers that name a space or a colleague. Throws 422 when one is not a valid id. */
export function readSpaceHeaders(request: FastifyRequest): SpaceHeaders {
  // Most calls of signed-out callers name neither.
  if (request.headers.workspaceid === undefined && request.headers.viewas === undefined) return none;
  const parsed = headers.safeParse(request.headers, { reportInput: true });
  if (!parsed.success) throw platformErrors.invalid({}, problemsOf('headers', parsed.error));
  return { workspaceId: parsed.data.workspaceid, viewAs: parsed.data.viewas };
}

/**
 * Each tab names its space in a header. A new tab does not know one yet: its first reads go to the space that the person chose
 * last. A change without a named space goes to the caller's own one.
 */
export function requestedSpace(
  request: FastifyRequest,
  asked: SpaceHeaders,
  { userId }: Caller,
): RequestedSpace | undefined {
  if (asked.workspaceId) return { id: asked.workspaceId, isRemembered: false };
  const stored = request.method === 'GET' ? request.cookies[`workspace_${userId}`] : undefined;
  return stored ? { id: stored, isRemembered: true } : undefined;
}
