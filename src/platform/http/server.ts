import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, LogController } from 'fastify';
import { v7 } from 'uuid';
import type { Config } from '#platform/config.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { answerError } from '#platform/http/answer-error.ts';
import { closeSilentConnections } from '#platform/http/close-silent-connections.ts';

const dataHeaders = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** The HTTP server with its edges: ids, logs without personal data, headers, body parsing, errors. */
export async function createHttpServer(config: Config): Promise<FastifyInstance> {
  const app = fastify({
    trustProxy: config.trustProxy,
    genReqId: () => v7(),
    requestIdHeader: false,
    logController: new LogController({ disableRequestLogging: true }),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500, caseSensitive: true },
    logger: {
      level: config.logLevel,
      serializers: { req: (request) => ({ method: request.method }), res: (reply) => ({ status: reply.statusCode }) },
    },
  });
  closeSilentConnections(app);
  app.setErrorHandler(answerError);
  await app.register(cookie);
  await app.register(helmet, {
    global: false,
    contentSecurityPolicy: {
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        // Component libraries place floating parts by style attributes.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        connectSrc: ["'self'"],
        frameAncestors: ["'none'"],
        upgradeInsecureRequests: config.secureCookies ? [] : null,
      },
    },
    strictTransportSecurity: config.secureCookies,
    // Addresses of pages carry codes of mails and invitations: they are told to nobody.
    referrerPolicy: { policy: 'no-referrer' },
    crossOriginEmbedderPolicy: false,
    // The sign-in provider opens in a pop-up, and its tab notices when it is closed.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
  });
  acceptBodies(app);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
    // Data needs fewer words than pages: nothing in it is run, framed or sniffed.
    if (request.url.startsWith('/api/') && !request.url.startsWith('/api/docs')) return void reply.headers(dataHeaders);
    reply.helmet();
  });
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unmatched';
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
  return app;
}

function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') return done(null, undefined);
    // A file of JSON is read by its operation, which bounds its depth.
    if ((request.routeOptions.config as { binary?: boolean }).binary) return done(null, Buffer.from(body as string));
    try {
      done(null, parseJson(body as string));
    } catch {
      done(platformErrors.brokenJson());
    }
  });
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

/** Plain JSON; keys that would reach into prototypes are dropped. */
function parseJson(body: string): unknown {
  return JSON.parse(body, (key, value: unknown) => (key === '__proto__' ? undefined : value));
}
