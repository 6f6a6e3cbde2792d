import { z } from 'zod';
import { contract } from '#application/contract.ts';
import { fileAnswer } from '#platform/contract/file-answer.ts';
import { isBinaryBody, type Operation } from '#platform/contract/operation.ts';

const errorAnswer = {
  description: 'Error: a stable code and a text in the language of the request',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
};

const keyParameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A new random text for each wish to change something. Send the call again under the same key when its answer was 503 or did not come: within a day it is done once, and a repeat gets the first answer. 409 platform.outcomeUnknown: it was written, at least in part, and the answer was lost; look before you try anew. 409 platform.stillRunning: come again. 422 platform.keyReused: the key belongs to another call.',
  schema: { type: 'string', pattern: '^[A-Za-z0-9_-]{8,128}$' },
};

function schemaOf(type: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...schema } = z.toJSONSchema(type, { io, unrepresentable: 'any', target: 'draft-2020-12' });
  return schema as { properties?: Record<string, object>; required?: string[] };
}

function parametersOf(place: 'path' | 'query', type: z.ZodType | undefined) {
  if (!type) return [];
  const { properties = {}, required = [] } = schemaOf(type, 'input');
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }));
}

function bodyOf(body: Operation['body']) {
  if (!body) return {};
  if (!isBinaryBody(body)) {
    return { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } } };
  }
  const content = body.mediaTypes.map((type) => [type, { schema: { type: 'string', format: 'binary' } }]);
  return { requestBody: { required: true, content: Object.fromEntries(content) } };
}

function answerOf({ output }: Operation) {
  if (output === fileAnswer) return { '*/*': { schema: { type: 'string', format: 'binary' } } };
  return { 'application/json': { schema: schemaOf(output, 'output') } };
}

function describeAccess({ access }: Operation): string {
  if (access === 'public') return 'Anyone.';
  const extra = [
    access.permission && `colleagues need the permission ${access.permission}`,
    access.ownerOnly && 'the owner of the workspace only',
    access.verified && 'with a confirmed e-mail address',
  ].filter(Boolean);
  return `Roles: ${access.roles.join(', ')}${extra.length > 0 ? `; ${extra.join('; ')}` : ''}.`;
}

function operationObject(key: string, definition: Operation) {
  const [method = '', path = ''] = key.split(' ');
  const status = String(definition.status ?? 200);
  const ok = {
    description: status === '302' ? 'Leads on' : 'Done',
    ...(status === '302' && { headers: { Location: { schema: { type: 'string' } } } }),
    ...(!['204', '302'].includes(status) && { content: answerOf(definition) }),
  };
  const declared = definition.errors ?? [];
  const statuses = new Set([
    ...declared.map((error) => String(error.status)),
    '422',
    ...(definition.access === 'public' ? [] : ['401', '403']),
    ...(definition.limit ? ['429'] : []),
  ]);
  return {
    operationId: `${method.toLowerCase()}${path.replace(/[^a-zA-Z0-9]+(\w?)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: definition.summary,
    description: `${describeAccess(definition)}${declared.length > 0 ? ` Errors: ${declared.map(({ code }) => code).join(', ')}.` : ''}`,
    tags: [path.split('/')[1] ?? 'api'],
    security: definition.access === 'public' ? [] : [{ session: [] }, { bearer: [] }],
    parameters: [
      ...parametersOf('path', definition.params),
      ...parametersOf('query', definition.query),
      ...(method === 'GET' || definition.access === 'public' ? [] : [keyParameter]),
    ],
    ...bodyOf(definition.body),
    responses: { [status]: ok, ...Object.fromEntries([...statuses].toSorted().map((code) => [code, errorAnswer])) },
  };
}

let description: object | undefined;

/** The OpenAPI 3.1 description of the whole contract; built once. */
export function openApiDescription(publicUrl: string): object {
  description ??= build(publicUrl);
  return description;
}

function build(publicUrl: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [key, definition] of Object.entries(contract)) {
    const [method = '', path = ''] = key.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationObject(key, definition) };
  }
  const problem = {
    type: 'object',
    required: ['path', 'code', 'message'],
    properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
  };
  const error = {
    type: 'object',
    required: ['code', 'message', 'requestId'],
    properties: {
      code: { type: 'string' },
      message: { type: 'string' },
      requestId: { type: 'string' },
      fields: { type: 'array', items: problem },
    },
  };
  return {
    openapi: '3.1.0',
    info: { title: 'Ponte', version: '1.0.0', description: 'Find, hire, manage and pay talent.' },
    servers: [{ url: `${publicUrl}/api` }],
    paths,
    components: {
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: 'ponte.session_token' },
        bearer: { type: 'http', scheme: 'bearer' },
      },
      schemas: { Error: { type: 'object', required: ['error'], properties: { error } } },
    },
  };
}
