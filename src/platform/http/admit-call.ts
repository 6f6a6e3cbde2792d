import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Access, roles } from '#platform/access/access.ts';
import { decideAccess } from '#platform/access/decide-access.ts';
import { clock } from '#platform/calendar/clock.ts';
import { isBinaryBody, type Operation } from '#platform/contract/operation.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { languageOf } from '#platform/http/answer-error.ts';
import { findCaller } from '#platform/http/find-caller.ts';
import { readSpaceHeaders } from '#platform/http/space-headers.ts';
import { expectBody } from '#platform/http/body/bounded-body.ts';
import type { Gate } from '#platform/http/gate.ts';
import type { BoundOperation } from '#platform/http/implement.ts';
import { readCall } from '#platform/http/read-call.ts';
import { countCall } from '#platform/http/rate-limit.ts';
import { hasBody } from '#platform/http/body/read-body.ts';
import type { Answer, Context } from '#platform/http/request-context.ts';
import { usesBearerToken } from '#platform/http/uses-bearer-token.ts';

const JSON_BYTES = 1024 * 1024;
/** For signed-out callers: enough for every form available to them. */
const JSON_BYTES_OF_STRANGERS = 32 * 1024;
/** Tolerated body of an operation that expects none. */
const UNWANTED_BYTES = 4 * 1024;

/**
 * Decides before a byte of the body is read: headers, origin, session, declared access, limit per address, declared size and media
 * type. Returns the context of the call; throws the refusal.
 */
export async function admitCall(
  { key, definition }: BoundOperation,
  gate: Gate,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Context> {
  if (!definition.mailedPage) refuseOtherSites(request, gate);
  const context = await contextOf(request, reply, gate);
  const decision = decideAccess(definition.access, context.session, context.workspace);
  if (decision === 'unauthenticated' && usesBearerToken(request)) throw platformErrors.tokenExpired();
  if (decision !== 'allowed') throw platformErrors[decision]();
  if (context.workspace?.viewingAs && request.method !== 'GET' && !isOpenToAll(definition.access))
    throw platformErrors.readOnlyView();
  // Limits that also count by account are checked once the account has been parsed.
  if (definition.limit && !definition.limit.perBodyField && gate.rateLimits)
    await countCall(gate.database, key, definition.limit, { address: request.ip });
  boundBody(definition.body, request, context);
  return context;
}

/** Sets how much of the body will be read, and refuses at once what is declared as larger or of another type. */
function boundBody(body: Operation['body'], request: FastifyRequest, { session }: Context): void {
  if (isBinaryBody(body)) {
    const mediaType = mediaTypeOf(request);
    // An empty body is never valid JSON; another empty file is for its operation to judge.
    const isMissing = mediaType === 'application/json' && !hasBody(request);
    if (isMissing || !body.mediaTypes.includes(mediaType)) throw platformErrors.unsupportedMediaType();
    return expectBody(request, { maximumBytes: body.maximumBytes, isFile: true });
  }
  const ofJson = session ? JSON_BYTES : JSON_BYTES_OF_STRANGERS;
  expectBody(request, { maximumBytes: body ? ofJson : UNWANTED_BYTES, isFile: false });
}

/** The media type of the body without parameters; empty when there is none. */
export function mediaTypeOf(request: FastifyRequest): string {
  return request.headers['content-type']?.split(';')[0]?.trim().toLowerCase() ?? '';
}

async function contextOf(request: FastifyRequest, reply: FastifyReply, gate: Gate): Promise<Context> {
  const asked = readSpaceHeaders(request);
  const setCookie: Answer['setCookie'] = (name, value, options) => void reply.setCookie(name, value, options);
  const clearCookie: Answer['clearCookie'] = (name, options) => void reply.clearCookie(name, options);
  const answer = { setCookie, clearCookie };
  const { session, workspace, reach } = await findCaller(gate, request, asked, answer);
  if (workspace) reply.header('workspaceid', workspace.id);
  reply.header('cache-control', 'no-store');
  return {
    ...gate.services,
    session,
    workspace,
    reach,
    database: gate.database,
    language: languageOf(request),
    requestId: request.id,
    log: request.log,
    now: clock.now(),
    call: readCall(request),
    answer,
  };
}

/** Session and language only; nothing of a workspace. */
function isOpenToAll(access: Access): boolean {
  return access === 'public' || (access.roles.length === roles.length && !access.ownerOnly && !access.permission);
}

/** Another site's page may send our cookie along, but it cannot forge its origin. */
function refuseOtherSites(request: FastifyRequest, gate: Gate): void {
  if (request.method === 'GET' || usesBearerToken(request)) return;
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  if (site === 'same-origin' || site === 'none') return;
  if (site || (origin && origin !== gate.ownOrigin(request))) throw platformErrors.crossSite();
}
