import { Readable } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FileAnswer, fileAnswer } from '#platform/contract/file-answer.ts';
import { isBinaryBody, type Upload } from '#platform/contract/operation.ts';
import { redirectAnswer } from '#platform/contract/redirect-answer.ts';
import { admitCall, mediaTypeOf } from '#platform/http/admit-call.ts';
import { runIdempotently } from '#platform/http/idempotency/run-idempotently.ts';
import { readIdempotencyKey } from '#platform/http/idempotency/idempotency-key.ts';
import { downloadHeader } from '#platform/http/download-header.ts';
import type { Gate } from '#platform/http/gate.ts';
import type { BoundOperation } from '#platform/http/implement.ts';
import { parseInput } from '#platform/http/body/parse-input.ts';
import { countCall } from '#platform/http/rate-limit.ts';
import { removeUpload, spoolUpload } from '#platform/http/body/spool-upload.ts';
import type { Context } from '#platform/http/request-context.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set once the gate has admitted the call. */
    admitted: Context | null;
  }
}

const MOUNTED_AT_ONCE = 30;

/** Mounts every operation behind the gate: session, declared access, limits, input; then the use case; then the declared output. */
export async function serveOperations(
  app: FastifyInstance,
  operations: readonly BoundOperation[],
  gate: Gate,
): Promise<void> {
  app.decorateRequest('admitted', null);
  for (const [index, operation] of operations.entries()) {
    // The start of the product goes on with its database meanwhile.
    if (index % MOUNTED_AT_ONCE === 0) await turn();
    const [method, path] = operation.key.split(' ') as [string, string];
    const url = `/api${path.replace(/\{(\w+)\}/g, ':$1')}`;
    const { mailedPage } = operation.definition;
    if (mailedPage)
      app.get(url, (request, reply) => reply.redirect(mailedPage(request.params as Record<string, string>), 302));
    app.route({
      method,
      url,
      config: { binary: isBinaryBody(operation.definition.body), takesBody: operation.definition.body !== undefined },
      onRequest: async (request, reply) => {
        request.admitted = await admitCall(operation, gate, request, reply);
      },
      handler: (request, reply) => answer(operation, gate, request, reply),
    });
  }
}

async function answer(operation: BoundOperation, gate: Gate, request: FastifyRequest, reply: FastifyReply) {
  const { definition } = operation;
  const handler = operation.handler as (call: object) => unknown;
  const input = await readInput(operation, gate, request);
  try {
    const upload = isBinaryBody(definition.body) ? (input.body as Upload) : undefined;
    const context = request.admitted!;
    const call =
      mayRepeat(definition) && context.session ? readIdempotencyKey(request, context.session.userId, upload) : null;
    const result = call
      ? await runIdempotently(gate.database, call, async (database) =>
          handler({ ...input, context: { ...context, database } }),
        )
      : await handler({ ...input, context });
    if (reply.sent) return reply;
    reply.status(definition.status ?? 200);
    if (definition.status === 204) return reply.send();
    if (definition.status === 302) return reply.redirect(redirectAnswer.parse(result).location);
    if (definition.output === fileAnswer) return sendFile(request, reply, result as FileAnswer);
    return reply.send(definition.output.parse(result));
  } finally {
    if (isBinaryBody(definition.body)) await removeUpload(input.body as Upload);
  }
}

/** The parsed input; an upload is in a file. */
async function readInput(operation: BoundOperation, gate: Gate, request: FastifyRequest) {
  const { definition } = operation;
  const { params, query, body } = request;
  let parsed: ReturnType<typeof parseInput>;
  try {
    parsed = parseInput(definition, { params, query, body });
  } catch (problem) {
    await countAccount(operation, gate, request);
    throw problem;
  }
  await countAccount(operation, gate, request, parsed.body);
  if (isBinaryBody(definition.body)) parsed.body = await spoolUpload(gate.uploadFolder, body, mediaTypeOf(request));
  return parsed;
}

/**
 * Limits by account count the account as parsed, so that every spelling counts as one; input that cannot be parsed counts by
 * network address alone.
 */
async function countAccount({ key, definition }: BoundOperation, gate: Gate, request: FastifyRequest, body?: unknown) {
  const field = definition.limit?.perBodyField;
  if (!definition.limit || !field || !gate.rateLimits) return;
  const account = (body as Record<string, unknown> | undefined)?.[field];
  await countCall(gate.database, key, definition.limit, {
    address: request.ip,
    ...(typeof account === 'string' && { account: countedAccount(gate, request, account) }),
  });
}

/** Files and redirects cannot be stored as answers, and signed-out callers have no identity to bind a key to. */
function mayRepeat({ access, output, status }: BoundOperation['definition']): boolean {
  return access !== 'public' && output !== fileAnswer && status !== 302;
}

function sendFile(request: FastifyRequest, reply: FastifyReply, file: FileAnswer) {
  const { stream, mediaType, sizeBytes, downloadName, maximumAgeSeconds, revision } = file;
  if (revision) {
    const tag = `"${revision}"`;
    reply.header('cache-control', 'private, no-cache').header('etag', tag);
    if (request.headers['if-none-match']?.includes(tag)) {
      if (stream instanceof Readable) stream.destroy();
      return reply.status(304).send();
    }
  }
  reply.type(mediaType).header('content-length', sizeBytes);
  if (downloadName) reply.header('content-disposition', downloadHeader(downloadName));
  if (maximumAgeSeconds) {
    // Shared caches may store it, so its headers must not contain anything about the caller.
    reply.removeHeader('workspaceid');
    reply.header('cache-control', `public, max-age=${maximumAgeSeconds}, immutable`);
  }
  return reply.send(stream);
}

/** Attempts from a browser that the person has used before are counted separately: guessing elsewhere cannot lock the person out. */
function countedAccount(gate: Gate, request: FastifyRequest, account: string): string {
  const device = gate.knownDevice(request, account);
  return device === undefined ? account : `${account} ${device}`;
}
