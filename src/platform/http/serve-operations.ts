import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Access, roles } from '#platform/access/access.ts';
import { decideAccess } from '#platform/access/decide-access.ts';
import { noReach, type Reach } from '#platform/access/reach.ts';
import { type FileAnswer, fileAnswer } from '#platform/contract/file-answer.ts';
import { isBinaryBody } from '#platform/contract/operation.ts';
import { redirectAnswer } from '#platform/contract/redirect-answer.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { languageOf } from '#platform/http/answer-error.ts';
import { answerOnce } from '#platform/http/answer-once.ts';
import { callKeyOf } from '#platform/http/call-key.ts';
import { downloadHeader } from '#platform/http/download-header.ts';
import type { BoundOperation } from '#platform/http/implement.ts';
import { parseInput } from '#platform/http/parse-input.ts';
import { countCall } from '#platform/http/rate-limit.ts';
import { speaksByToken } from '#platform/http/speaks-by-token.ts';
import type { Context, Session, WantedSpace, WorkspaceStanding } from '#platform/http/request-context.ts';

export interface Gate {
  database: Database;
  rateLimits: boolean;
  /** The addresses that browsers may call from; others' pages are refused for calls that change something. */
  ownOrigin: (request: FastifyRequest) => string;
  findSession: (request: FastifyRequest) => Promise<Session | null>;
  /** `wanted`: the workspace that the request names; `viewAs`: the colleague through whose eyes its owner looks. */
  findStanding: (
    session: Session,
    wanted: WantedSpace | undefined,
    viewAs?: string,
  ) => Promise<{ workspace: WorkspaceStanding | null; reach: Reach }>;
  /** A mark of the browser, when somebody has signed in there to the named account. */
  knownDevice: (request: FastifyRequest, account: string) => string | undefined;
}

const JSON_LIMIT_BYTES = 1024 * 1024;

/** Mounts every operation behind the gate: session, declared access, limits, input; then the use case; then the declared output. */
export function serveOperations(app: FastifyInstance, operations: readonly BoundOperation[], gate: Gate): void {
  for (const operation of operations) {
    const [method, path] = operation.key.split(' ') as [string, string];
    const body = operation.definition.body;
    app.route({
      method,
      url: `/api${path.replace(/\{(\w+)\}/g, ':$1')}`,
      bodyLimit: isBinaryBody(body) ? body.maximumBytes : JSON_LIMIT_BYTES,
      config: { binary: isBinaryBody(body) },
      handler: (request, reply) => answer(operation, gate, request, reply),
    });
  }
}

async function answer(
  { key, definition, handler }: BoundOperation,
  gate: Gate,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  refuseOtherSites(request, gate);
  const context = await contextOf(request, reply, gate);
  const decision = decideAccess(definition.access, context.session, context.workspace);
  if (decision === 'unauthenticated' && speaksByToken(request)) throw platformErrors.tokenExpired();
  if (decision !== 'allowed') throw platformErrors[decision]();
  if (context.workspace?.viewingAs && request.method !== 'GET' && !isOpenToAll(definition.access))
    throw platformErrors.readOnlyView();
  if (definition.limit && gate.rateLimits) {
    const field = definition.limit.perBodyField;
    const account = field ? (request.body as Record<string, unknown> | undefined)?.[field] : undefined;
    const caller = {
      address: request.ip,
      ...(typeof account === 'string' && { account: countedAccount(gate, request, account.slice(0, 320)) }),
    };
    await countCall(gate.database, key, definition.limit, caller);
  }
  const input = parseInput(definition, readBody(definition.body, request));
  const call = mayRepeat(definition) && context.session ? callKeyOf(request, context.session.userId) : null;
  const result = call
    ? await answerOnce(gate.database, call, async (database) =>
        handler({ ...input, context: { ...context, database } }),
      )
    : await handler({ ...input, context });
  if (reply.sent) return reply;
  reply.status(definition.status ?? 200);
  if (definition.status === 204) return reply.send();
  if (definition.status === 302) return reply.redirect(redirectAnswer.parse(result).location);
  if (definition.output === fileAnswer) return sendFile(reply, result as FileAnswer);
  return reply.send(definition.output.parse(result));
}

/** Files and redirections are no answers that could be kept; whoever is signed out is nobody whose key it could be. */
function mayRepeat({ access, output, status }: BoundOperation['definition']): boolean {
  return access !== 'public' && output !== fileAnswer && status !== 302;
}

function sendFile(reply: FastifyReply, { stream, mediaType, sizeBytes, downloadName, maximumAgeSeconds }: FileAnswer) {
  reply.type(mediaType).header('content-length', sizeBytes);
  if (downloadName) reply.header('content-disposition', downloadHeader(downloadName));
  if (maximumAgeSeconds) {
    // Shared caches keep it: nothing of the caller may be in its headers.
    reply.removeHeader('workspaceid');
    reply.header('cache-control', `public, max-age=${maximumAgeSeconds}, immutable`);
  }
  return reply.send(stream);
}

async function contextOf(request: FastifyRequest, reply: FastifyReply, gate: Gate): Promise<Context> {
  const session = await gate.findSession(request);
  const standing = session
    ? await gate.findStanding(session, wantedSpace(request, session), headerOf(request, 'viewas'))
    : { workspace: null, reach: noReach };
  if (standing.workspace) reply.header('workspaceid', standing.workspace.id);
  reply.header('cache-control', 'no-store');
  return {
    ...standing,
    session,
    database: gate.database,
    language: languageOf(request),
    requestId: request.id,
    log: request.log,
    now: new Date(),
    request,
    reply,
  };
}

/** Session and language: nothing of a workspace. */
function isOpenToAll(access: Access): boolean {
  return access === 'public' || (access.roles.length === roles.length && !access.ownerOnly && !access.permission);
}

/**
 * Each tab names its space in a header. A new tab does not know one yet: its first reads go to the space that the person chose last.
 * What changes something without naming a space goes to the own one.
 */
function wantedSpace(request: FastifyRequest, session: Session): WantedSpace | undefined {
  const named = headerOf(request, 'workspaceid');
  if (named) return { id: named, isRemembered: false };
  const kept = request.method === 'GET' ? request.cookies[`workspace_${session.userId}`] : undefined;
  return kept ? { id: kept, isRemembered: true } : undefined;
}

function headerOf(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** Attempts from a browser that the person has used are counted apart: who guesses elsewhere cannot lock the person out. */
function countedAccount(gate: Gate, request: FastifyRequest, account: string): string {
  const device = gate.knownDevice(request, account);
  return device === undefined ? account : `${account} ${device}`;
}

/** A page of another site may send our cookie along; it cannot forge where it comes from. */
function refuseOtherSites(request: FastifyRequest, gate: Gate): void {
  if (request.method === 'GET' || request.headers.authorization) return;
  const site = request.headers['sec-fetch-site'];
  const origin = request.headers.origin;
  if (site === 'same-origin' || site === 'none') return;
  if (site || (origin && origin !== gate.ownOrigin(request))) throw platformErrors.crossSite();
}

function readBody(definition: BoundOperation['definition']['body'], request: FastifyRequest) {
  const { params, query, body } = request;
  if (!definition) return { params, query, body: undefined };
  const mediaType = request.headers['content-type']?.split(';')[0]?.trim().toLowerCase();
  if (isBinaryBody(definition)) {
    if (!Buffer.isBuffer(body) || !definition.mediaTypes.includes(mediaType ?? ''))
      throw platformErrors.unsupportedMediaType();
    return { params, query, body: new Uint8Array(body) };
  }
  if (Buffer.isBuffer(body)) throw platformErrors.unsupportedMediaType();
  return { params, query, body };
}
