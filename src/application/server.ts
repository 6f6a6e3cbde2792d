import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { accountPaths } from '#accounts/paths.ts';
import { findSession } from '#accounts/sessions/server/find-session.ts';
import { knownDevice } from '#accounts/sessions/server/known-device.ts';
import { operations } from '#application/operations.ts';
import { apiDocsPage } from '#application/api-docs/api-docs.ts';
import { openApiDescription } from '#application/api-docs/open-api.ts';
import { liveTopics } from '#application/live-topics.ts';
import type { ServerParts } from '#application/product.ts';
import { createReadiness } from '#application/readiness.ts';
import { serverCapabilities } from '#application/server-capabilities.ts';
import { servePages } from '#application/pages/serve-pages.ts';
import { isForCalendars } from '#applications/paths.ts';
import { isForMachines } from '#jobs/paths.ts';
import type { CallLimit } from '#platform/contract/operation.ts';
import { createLanguageModel } from '#platform/ai/language-model.ts';
import { createPageViewPort } from '#platform/analytics/page-view-port.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { serveEvents } from '#platform/events/serve-events.ts';
import { languageOf } from '#platform/http/answer-error.ts';
import { styleNonce } from '#platform/http/page-security.ts';
import { countCall } from '#platform/http/rate-limit.ts';
import { createHttpServer } from '#platform/http/server.ts';
import type { Services } from '#platform/http/request-context.ts';
import { readCall } from '#platform/http/read-call.ts';
import type { Gate } from '#platform/http/gate.ts';
import { serveOperations } from '#platform/http/serve-operations.ts';
import { clearUploads } from '#platform/http/body/spool-upload.ts';
import { findWorkspaceAccess } from '#workspaces/server/find-workspace-access.ts';

/** The whole product as one HTTP server: API, live updates, pages. */
export async function createServer(parts: ServerParts): Promise<FastifyInstance> {
  const { config, connection, listener, queue } = parts;
  const assertReady = createReadiness(connection);
  const app = await createHttpServer(config);
  const { database } = connection;
  const services: Services = {
    settings: config,
    sessionSecret: parts.sessionSecret,
    queue,
    files: parts.files,
    pageViews: config.analyticsUrl ? createPageViewPort(config.analyticsUrl, app.log) : null,
    languageModel: config.languageModel && createLanguageModel(config.languageModel, app.log),
    get demo() {
      return parts.demo();
    },
    ports: parts.ports,
  };

  if (config.maintenance) announceMaintenance(app);

  const gate: Gate = {
    database,
    services,
    rateLimits: config.rateLimits,
    uploadFolder: join(config.dataDirectory, 'uploads'),
    ownOrigin: (request) => `${request.protocol}://${request.host}`,
    findSession: (request, answer, expect) =>
      findSession(database, { ...services, call: readCall(request) }, answer, expect),
    knownDevice: (request, account) => knownDevice({ ...services, call: readCall(request) }, account),
    findWorkspaceAccess: (caller, requested, viewAs) => findWorkspaceAccess(database, caller, requested, viewAs),
  };
  await serveOperations(app, operations, gate);
  serveEvents(app, listener, liveTopics(database, gate), config.rateLimits ? config.eventStreamsPerSession : Infinity);
  await clearUploads(gate.uploadFolder);

  app.get('/api/health', async () => ({ status: 'up' }));
  app.get('/api/ready', async () => {
    await assertReady();
    return { status: 'ready' };
  });
  app.get('/api/openapi.json', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send(openApiDescription(config.publicUrl)),
  );
  app.get('/api/docs', async (request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .type('text/html; charset=utf-8')
      .send(apiDocsPage(languageOf(request), config.publicUrl, styleNonce(reply.raw))),
  );
  serveForMachines(app, parts);
  await servePages(app, parts, gate.findSession);
  return app;
}

const FEED_CALLS: CallLimit = { count: 120, seconds: 60 };

/** Feeds, site maps and preview images: public, with a rate limit. */
function serveForMachines(app: FastifyInstance, { config, connection: { database } }: ServerParts): void {
  void app.register(async (machines) => {
    if (config.rateLimits)
      machines.addHook('onRequest', (request) => countCall(database, 'machines', FEED_CALLS, { address: request.ip }));
    const place = { database, publicUrl: config.publicUrl };
    const listSitemapFiles = async () => {
      const lists = serverCapabilities.flatMap(({ listSitemapFiles: list }) => (list ? [list(place)] : []));
      return (await Promise.all(lists)).flat().toSorted();
    };
    for (const { serveForMachines: serve } of serverCapabilities) serve?.(machines, { ...place, listSitemapFiles });
  });
}

/** Announces maintenance to everyone; health checks go on answering. */
function announceMaintenance(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?')[0] ?? '/';
    if (
      path === '/api/health' ||
      path === '/api/ready' ||
      path === accountPaths.maintenance ||
      path.startsWith('/assets/')
    )
      return;
    reply.header('retry-after', '300');
    if (path.startsWith('/api/')) throw platformErrors.unavailable();
    // A redirect would answer a feed or an image with a page; crawlers come back after a 503.
    if (isForMachines(path) || isForCalendars(path)) throw platformErrors.unavailable();
    if (!path.includes('.')) return reply.redirect(accountPaths.maintenance);
  });
}
