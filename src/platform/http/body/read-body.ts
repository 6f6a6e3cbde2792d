import { text } from 'node:stream/consumers';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { platformErrors } from '#platform/errors/platform-errors.ts';

/** Parses JSON and leaves files as streams; nothing else is read. Sizes are limited before, see bounded-body.ts. */
export function readBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', async (request: FastifyRequest, payload: NodeJS.ReadableStream) =>
    // A JSON file is read by its operation, which limits its depth.
    isFile(request) ? payload : parseJson(await text(payload)),
  );
  app.addContentTypeParser('*', async (request: FastifyRequest, payload: NodeJS.ReadableStream) => {
    if (isFile(request)) return payload;
    if (!hasBody(request)) return undefined;
    // An unexpected body is read and discarded: mail programs post a form to unsubscribe addresses (RFC 8058).
    if (!takesBody(request)) return void (await text(payload));
    throw platformErrors.unsupportedMediaType();
  });
}

interface RouteConfig {
  binary?: boolean;
  takesBody?: boolean;
}
const isFile = ({ routeOptions }: FastifyRequest) => (routeOptions.config as RouteConfig).binary === true;
const takesBody = ({ routeOptions }: FastifyRequest) => (routeOptions.config as RouteConfig).takesBody !== false;

/** Whether bytes follow the headers. */
export function hasBody({ headers }: FastifyRequest): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Parses plain JSON and drops keys that could pollute prototypes. */
function parseJson(body: string): unknown {
  if (body === '') return undefined;
  try {
    return JSON.parse(body, (key, value: unknown) => (key === '__proto__' ? undefined : value));
  } catch {
    throw platformErrors.brokenJson();
  }
}
