import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { v7 } from 'uuid';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { ErrorFactory } from '#platform/errors/define-errors.ts';
import { answerError } from '#platform/http/answer-error.ts';
import { chooseLanguage } from '#platform/i18n/language.ts';
import { translateError } from '#platform/i18n/translate.ts';

const LINGER_MS = 1_000;

/** Answers addresses that cannot be routed, before any hook has run. */
export function answerBadAddress(problem: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  const isTooLong = problem.code === 'FST_ERR_MAX_PARAM_LENGTH';
  reply.headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff', 'cache-control': 'no-store' });
  answerError(isTooLong ? platformErrors.addressTooLong() : platformErrors.brokenRequest(), request, reply);
}

const byParserCode: Record<string, ErrorFactory> = {
  HPE_HEADER_OVERFLOW: platformErrors.headersTooLarge,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: platformErrors.tooLarge,
  ERR_HTTP_REQUEST_TIMEOUT: platformErrors.tooSlow,
};

/** Answers what could not even be parsed as a request: no headers are known, so the answer is in the product's first language. */
export function answerUnreadable(problem: Error & { code?: string }, socket: Socket): void {
  // A client that has disconnected, or sent nothing at all, gets no answer.
  if (problem.code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) return void socket.destroy();
  const { code, status } = byParserCode[problem.code ?? ''] ?? platformErrors.brokenRequest;
  const requestId = v7();
  const message = translateError(chooseLanguage(undefined, undefined), code, {});
  const body = JSON.stringify({ error: { code, message, requestId } });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
  // A sender that is cut off at once might never read the answer.
  setTimeout(() => socket.destroy(), LINGER_MS).unref();
}
