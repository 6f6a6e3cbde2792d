import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { TopicDefinition } from '#platform/events/topic-definition.ts';
import type { Gate } from '#platform/http/gate.ts';
import { listWorkspaceAccess } from '#workspaces/server/list-workspace-access.ts';
import { isTicketOf } from './queries.ts';

/** `ticket:<id>`: what whoever asked may see has changed. `desk:<id>`: what the team may see has. */
export function supportLiveTopics(database: Database, gate: Gate): TopicDefinition[] {
  const signedIn = async (request: Parameters<TopicDefinition['authorise']>[0]) => {
    const session = await gate.findSession(request);
    if (!session) throw platformErrors.unauthenticated();
    return session;
  };
  const load = async (supportId: string) => ({ supportId });
  return [
    {
      kind: 'ticket',
      async authorise(request, supportId) {
        const session = await signedIn(request);
        const owned = (await listWorkspaceAccess(database, session.userId)).filter(({ isOwner }) => isOwner);
        const spaceIds = owned.map(({ id }) => id);
        if (!(await isTicketOf(database, supportId, { userId: session.userId, spaceIds })))
          throw platformErrors.notFound();
        return session;
      },
      load,
    },
    {
      kind: 'desk',
      async authorise(request) {
        const session = await signedIn(request);
        if (session.role !== 'admin') throw platformErrors.notFound();
        return session;
      },
      load,
    },
  ];
}
