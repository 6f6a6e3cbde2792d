import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import type { Config } from '#platform/config.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { answerError } from '#platform/http/answer-error.ts';
import { boundBodies } from '#platform/http/body/bounded-body.ts';
import { closeSilentConnections } from '#platform/http/connections/close-silent-connections.ts';
import { compressAnswers } from '#platform/http/compress-answers.ts';
import { answerBadAddress, answerUnreadable } from '#platform/http/edge-errors.ts';
import { permissionsPolicy, securePages } from '#platform/http/page-security.ts';
import { limitConnections } from '#platform/http/connections/limit-connections.ts';
import { readBodies } from '#platform/http/body/read-body.ts';
import { prepareStopping } from '#platform/http/connections/stop-serving.ts';
import { lingerAfterAnswers } from '#platform/http/body/linger.ts';

/** For headers only; bodies have limits of their own (bounded-body.ts), and `REQUEST_MS` is the limit for everything. */
const HEADERS_MS = 20_000;
const REQUEST_MS = 320_000;
/** Longer than the idle time-out of proxies, so that they never write to a connection that closes. */
const KEEP_ALIVE_MS = 75_000;

const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** Sent with each of some twenty files of a first load. A worker has a policy of its own, which is why these files need one. */
const fileHeaders = {
  'content-security-policy': "default-src 'self'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** The HTTP server with its edges: ids, logs without personal data, headers, body parsing, errors. */
export async function createHttpServer(config: Config): Promise<FastifyInstance> {
  const app = fastify({
    trustProxy: trustProxyOption(config.trustProxy),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    // Requests during shutdown are answered here, in the product's format.
    return503OnClosing: false,
    frameworkErrors: answerBadAddress,
    clientErrorHandler: answerUnreadable,
    requestTimeout: REQUEST_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 1_000, requireHostHeader: false },
    routerOptions: { maxParamLength: 500, caseSensitive: true },
    logger: {
      level: config.logLevel,
      serializers: { req: (request) => ({ method: request.method }), res: (reply) => ({ status: reply.statusCode }) },
    },
  });
  closeSilentConnections(app);
  // Without this, Node.js answers other expectations itself.
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response));
  app.setErrorHandler(answerError);
  await app.register(cookie);
  await securePages(app, { isSecure: config.secureCookies });
  // Hooks of every request call back instead of being async: the promises of ten hooks are a tenth of a short call.
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply);
    done();
  });
  prepareStopping(app);
  if (config.rateLimits) {
    const isBehindProxy = config.trustProxy !== false;
    limitConnections(app, { most: config.connectionsPerAddress, isBehindProxy });
  }
  app.addHook('onRequest', ({ is404, method, headers, raw }, _reply, done) => {
    if (raw.httpVersion === '1.1' && headers.host === undefined) return done(platformErrors.brokenRequest());
    // Before its body is read.
    done(is404 && method !== 'GET' && method !== 'HEAD' ? platformErrors.notFound() : undefined);
  });
  compressAnswers(app);
  boundBodies(app);
  readBodies(app);
  lingerAfterAnswers(app);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
    done();
  });
  return app;
}

function setHeaders(request: FastifyRequest, reply: FastifyReply): void {
  // Nothing in a file of the build is executed as a page or framed, so it needs none of the page's headers.
  if (request.url.startsWith('/assets/')) return void reply.headers(fileHeaders);
  reply.header('x-request-id', request.id);
  // Data needs fewer headers than pages: nothing in it is executed, framed or sniffed.
  if (request.url.startsWith('/api/') && !request.url.startsWith('/api/docs')) return void reply.headers(dataHeaders);
  reply.header('permissions-policy', permissionsPolicy).helmet();
}

/** Fastify's trustProxy: the nearest hops, or the named networks. */
function trustProxyOption(trusted: Config['trustProxy']) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted;
}
