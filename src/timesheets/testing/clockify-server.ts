import Fastify, { type FastifyReply } from 'fastify';

export interface ClockifyUser {
  id: string;
  name: string;
  email: string;
}

export interface ClockifyEntry {
  id: string;
  userId: string;
  description: string;
  start: string;
  end: string | null;
  task?: string;
  projectId?: string;
  /** Left out, as answers from before Clockify knew kinds do. */
  type?: string;
}

/** Answers one call in place of the server's own answer. */
export interface OddAnswer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

export const WORKSPACE = { id: 'workspace1', name: 'Studio' };
export const PROJECT = { id: 'project1', name: 'Website' };

/**
 * A server that speaks what Clockify publishes of its API, on this machine. `users` and `entries` are what it holds; `odd` may answer a call in its
 * place; `pageLimit` makes pages shorter than asked for.
 */
export async function startClockifyServer() {
  const app = Fastify();
  const state = {
    key: 'a-key-of-an-admin',
    users: [] as ClockifyUser[],
    entries: [] as ClockifyEntry[],
    pageLimit: 1000,
    saysLastPage: false,
    /** Tells the address of each call. */
    calls: [] as string[],
    odd: (_path: string): OddAnswer | null => null,
  };
  const paged = (reply: FastifyReply, items: readonly unknown[], query: Record<string, string>) => {
    const size = Math.min(Number(query['page-size'] ?? 50), state.pageLimit);
    const start = (Number(query.page ?? 1) - 1) * size;
    if (state.saysLastPage) reply.header('Last-Page', String(start + size >= items.length));
    return reply.send(items.slice(start, start + size));
  };
  app.addHook('onRequest', async (request, reply) => {
    const [path = ''] = request.url.split('?');
    state.calls.push(request.url);
    const odd = state.odd(path);
    if (odd) {
      const { status = 200, headers = {}, body = '' } = odd;
      return reply
        .code(status)
        .headers({ 'content-type': 'application/json', ...headers })
        .send(body);
    }
    if (request.headers['x-api-key'] !== state.key)
      return reply.code(401).send({ message: 'Api key does not exist', code: 4003 });
    return undefined;
  });
  type Call = { Querystring: Record<string, string>; Params: Record<string, string> };
  app.get<Call>('/api/v1/workspaces', ({ query }, reply) => paged(reply, [WORKSPACE], query));
  app.get<Call>('/api/v1/workspaces/:workspace/projects', ({ query }, reply) => paged(reply, [PROJECT], query));
  app.get<Call>('/api/v1/workspaces/:workspace/users', ({ query }, reply) => paged(reply, state.users, query));
  app.get<Call>('/api/v1/workspaces/:workspace/user/:user/time-entries', ({ query, params }, reply) => {
    const found = state.entries
      .filter(({ userId }) => userId === params.user)
      .filter(({ start, projectId = PROJECT.id }) => start >= query.start! && projectId === query.project)
      .toSorted((one, other) => other.start.localeCompare(one.start));
    const shown = found.map(({ id, userId, description, start, end, task, type, projectId = PROJECT.id }) => ({
      ...{
        id,
        userId,
        description,
        type,
        projectId,
        workspaceId: WORKSPACE.id,
        billable: true,
        tags: [],
        isLocked: false,
      },
      task: task === undefined ? null : { id: `task-${task}`, name: task, projectId },
      timeInterval: { start, end, duration: end === null ? null : 'PT1H' },
    }));
    return paged(reply, shown, query);
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as { port: number };
  return { state, baseUrl: `http://127.0.0.1:${port}/api/v1`, close: () => app.close() };
}
