import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { accountPaths } from '#accounts/paths.ts';
import { frameOutline } from '#application/frame/frame-outline.ts';
import { createPageFinder, preloadTags, readPageFiles, sessionTag } from '#application/pages/page-files.ts';
import { outagePage } from '#application/pages/outage-page.ts';
import { serveTexts } from '#application/pages/serve-texts.ts';
import { isPlannedPath } from '#application/planned-pages.ts';
import { pageHead } from '#application/pages/page-head.ts';
import type { ServerParts } from '#application/product.ts';
import { behindBrandDoor } from '#platform/contract/brand.ts';
import { isDependencyFailure } from '#platform/errors/is-dependency-failure.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { retryAfterSeconds, languageOf } from '#platform/http/answer-error.ts';
import type { PageHead } from '#platform/capability/server-capability.ts';
import { missingPageMeta } from '#platform/http/page-meta.ts';
import { admitHosts, styleNonce } from '#platform/http/page-security.ts';

/** The browser's route of every address that no page has. */
const notFoundPath = '/$';
const builtFolder = join(import.meta.dirname, '..', '..', '..', 'dist', 'web');

/** Serves the built browser application: hashed assets cached for a year, the page for every other address, with the head for search engines. */
export async function servePages(
  app: FastifyInstance,
  { connection, config }: ServerParts,
  findSession: (request: FastifyRequest) => Promise<object | null>,
): Promise<void> {
  const indexFile = join(builtFolder, 'index.html');
  const template = existsSync(indexFile) ? readFileSync(indexFile, 'utf8') : '<!doctype html><title>Ponte</title>';
  const pageAt = createPageFinder(readPageFiles(builtFolder));
  const textsAddress = serveTexts(app, builtFolder);
  // The browser reads it before it asks for consent to statistics.
  const statistics = config.analyticsUrl ? ' data-statistics' : '';
  if (existsSync(builtFolder)) {
    // One route for each of some hundred hashed files would cost a third of a second at every start.
    await app.register(fastifyStatic, {
      root: join(builtFolder, 'assets'),
      prefix: '/assets/',
      index: false,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=31536000, immutable'),
    });
    await app.register(fastifyStatic, {
      root: builtFolder,
      index: false,
      wildcard: false,
      globIgnore: ['assets/**', '**/*.{gz,br}', 'page-files.json', 'texts.json'],
      preCompressed: true,
      decorateReply: false,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'public, max-age=3600'),
    });
  }
  // https://w3c.github.io/webappsec-change-password-url/: password managers lead people there.
  app.get('/.well-known/change-password', (_, reply) => reply.redirect(accountPaths.accountSecurity, 302));
  app.setNotFoundHandler(async (request, reply) => {
    const isPage =
      ['GET', 'HEAD'].includes(request.method) &&
      !request.url.startsWith('/api/') &&
      !request.url.startsWith('/assets/');
    if (!isPage) throw platformErrors.notFound();
    const { path, query } = addressOf(request);
    const language = languageOf(request);
    const asked = { database: connection.database, publicUrl: config.publicUrl, language, settings: config };
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8');
    const known = connection.heartbeat.isUp()
      ? await Promise.all([pageHead({ ...asked, path, query }), findSession(request)]).catch(noticeOutage)
      : null;
    // The notice of maintenance needs no data.
    const isNotice = path === accountPaths.maintenance;
    if (!known && !isNotice) {
      reply.status(503).header('retry-after', retryAfterSeconds());
      return reply.send(outagePage(language, styleNonce(reply.raw)));
    }
    const [head, session]: [PageHead, object | null] = known ?? [{ status: 200, html: '<title>Ponte</title>' }, null];
    const page = pageAt(path);
    const isMissing = page !== undefined && (page.path === notFoundPath || isPlannedPath(page.path));
    if (head.hosts) admitHosts(reply, head.hosts);
    const preloads = page
      ? preloadTags(session ? page.signedIn : page.visitor, (texts) => textsAddress(language, texts))
      : '';
    const asksSession = session ? sessionTag : '';
    const outline =
      session && page && page.frame !== 'bare'
        ? frameOutline(!page.isCalm && request.cookies.menuOpen !== 'false')
        : '';
    return reply.status(isMissing ? 404 : head.status).send(
      template
        .replace('<html lang="en"', `<html lang="${language === 'pt' ? 'pt-BR' : 'en'}"${statistics}`)
        // Functions, so that a dollar sign in a title is not read as a pattern.
        .replace(
          '<!--head-->',
          () =>
            `<meta property="csp-nonce" nonce="${styleNonce(reply.raw)}">` +
            (isMissing ? missing(language) : head.html) +
            asksSession,
        )
        // After the first script, because browsers fetch six at a time, in this order.
        .replace('</head>', () => `${preloads}</head>`)
        .replace('<!--outline-->', () => outline),
    );
  });
}

const missing = (language: Language) => missingPageMeta(translate(language, 'platform:notFound.title'));

/** Null when the database is away; throws anything else. */
function noticeOutage(problem: unknown): null {
  if (!isDependencyFailure(problem)) throw problem;
  return null;
}

function addressOf(request: FastifyRequest): { path: string; query: URLSearchParams } {
  try {
    const { pathname, searchParams } = new URL(request.url, 'http://localhost');
    // A door of the second brand leads to the same pages; the browser goes through it.
    return { path: decodeURIComponent(behindBrandDoor(pathname) ?? pathname), query: searchParams };
  } catch {
    return { path: '/', query: new URLSearchParams() };
  }
}
