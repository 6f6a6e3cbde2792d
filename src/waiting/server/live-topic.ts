import type { Reach } from '#platform/access/reach.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { spaceWaitingTopic, teamWaitingTopic } from '#platform/events/announce-waiting.ts';
import type { TopicDefinition } from '#platform/events/topic-definition.ts';
import type { Gate } from '#platform/http/gate.ts';
import { listWorkspaceAccess } from '#workspaces/server/list-workspace-access.ts';

/** A list is read anew at most so often, however much happens in a company. */
const GATHER_MS = 1_000;

/**
 * `waiting:<userId>`: what waits for one person, only for that person. It joins the topics that the rooms announce anyway, so that no change names
 * every colleague. Administrators follow what concerns the team and themselves; what waits in all the companies they read every five minutes.
 */
export function waitingLiveTopic(database: Database, gate: Gate): TopicDefinition {
  const { rooms } = gate.services.ports;
  return {
    kind: 'waiting',
    gatherMs: GATHER_MS,
    async authorise(request, userId) {
      const session = await gate.findSession(request);
      if (!session) throw platformErrors.unauthenticated();
      if (session.userId !== userId) throw platformErrors.notFound();
      const { role } = session;
      const reach = await reachOf(database, gate, session);
      const spaces = reach.every ? [] : reach.workspaceIds.map(spaceWaitingTopic);
      const followed = rooms.flatMap(({ waiting }) => waiting?.follows({ userId, role, reach }) ?? []);
      return { ...session, alsoAt: [...spaces, ...(reach.every ? [teamWaitingTopic] : []), ...followed] };
    },
    load: async (userId) => ({ userId }),
  };
}

type Session = NonNullable<Awaited<ReturnType<Gate['findSession']>>>;

/** Event streams name no space, so companies follow all that they may enter. */
async function reachOf(database: Database, gate: Gate, session: Session): Promise<Reach> {
  if (session.role !== 'squadOwner') return (await gate.findWorkspaceAccess(session, undefined)).reach;
  const spaces = await listWorkspaceAccess(database, session.userId);
  return { workspaceIds: spaces.map(({ id }) => id) };
}
