import type { FastifyReply, FastifyRequest } from 'fastify';
import { UnreadableTextError } from '#platform/encryption/encrypt-text.ts';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import { isDependencyFailure } from '#platform/errors/is-dependency-failure.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { ProductError } from '#platform/errors/product-error.ts';
import { chooseLanguage, LANGUAGE_COOKIE } from '#platform/i18n/language.ts';
import { translateError } from '#platform/i18n/translate.ts';

export function languageOf(request: FastifyRequest) {
  // Requests that could not be routed arrive without parsed cookies.
  return chooseLanguage(request.cookies?.[LANGUAGE_COOKIE], request.headers['accept-language']);
}

const byFastifyCode: Record<string, () => ProductError> = {
  FST_ERR_CTP_BODY_TOO_LARGE: platformErrors.tooLarge,
  FST_ERR_CTP_INVALID_MEDIA_TYPE: platformErrors.unsupportedMediaType,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: platformErrors.brokenJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: platformErrors.brokenJson,
};

function toProductError(problem: unknown): ProductError {
  if (problem instanceof ProductError) return problem;
  if (problem instanceof UnreadableTextError) return platformErrors.unavailable();
  if (isDependencyFailure(problem)) return platformErrors.unavailable();
  const { code, statusCode } = problem as { code?: string; statusCode?: number };
  const known = code ? byFastifyCode[code] : undefined;
  if (known) return known();
  if (statusCode && statusCode >= 400 && statusCode < 500) return platformErrors.invalid();
  return platformErrors.unexpected();
}

/** Randomised, because callers that were refused together would come back together. */
export function retryAfterSeconds(): number {
  return 1 + Math.floor(Math.random() * 3);
}

/** One format for every error: a stable code, a text in the caller's language, the request's id. */
export function answerError(problem: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const error = toProductError(problem);
  // What the product answers on purpose, as to come again in a moment, is no failure of it.
  if (error.status >= 500 && !(problem instanceof ProductError))
    request.log.error({ problem: describeProblem(problem) }, 'request failed');
  // An unread body is drained (see server.ts): if the connection were cut at once, its sender might never read the answer.
  if (!request.raw.complete) reply.removeHeader('connection');
  if (error.retryAfterSeconds) reply.header('retry-after', String(error.retryAfterSeconds));
  if (error.status === 503 && !reply.hasHeader('retry-after')) reply.header('retry-after', retryAfterSeconds());
  const language = languageOf(request);
  // Who changed something reads what was kept and where help is; what the product answers on purpose has words of its own.
  const isLostChange = error.status >= 500 && request.method !== 'GET' && !(problem instanceof ProductError);
  return reply.status(error.status).send({
    error: {
      code: error.code,
      message: isLostChange
        ? translateError(language, 'platform.changeFailed')
        : translateError(language, error.code, error.parameters),
      ...(error.fields && {
        fields: error.fields.map((field) => ({
          ...field,
          message:
            field.message ??
            translateError(language, field.code, field.code === error.code ? error.parameters : undefined),
        })),
      }),
      requestId: request.id,
    },
  });
}
