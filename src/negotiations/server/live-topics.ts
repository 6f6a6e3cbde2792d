import { findPlace } from '#negotiations/server/queries.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { Database } from '#platform/db/connection.ts';
import { announceAll } from '#platform/events/live-topics.ts';
import type { TopicDefinition } from '#platform/events/topic-definition.ts';
import type { Gate } from '#platform/http/gate.ts';
import { applications } from '#applications/server/tables.ts';
import { eq } from 'drizzle-orm';

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Announces a change to both sides' open pages; the announcement contains no figures. */
export function announceNegotiation(
  transaction: Database,
  { applicationId, memberId }: { applicationId: string; memberId: string },
): Promise<void> {
  const topics = [`negotiation:${applicationId}`, `ownNegotiations:${memberId}`];
  return announceAll(
    transaction,
    topics.map((topic) => ({ topic, id: applicationId })),
  );
}

const load = async (_topicId: string, applicationId: string) => ({ applicationId });

/** `negotiation:<applicationId>`: for people of the company who may negotiate. */
export function negotiationLiveTopic(database: Database, gate: Gate): TopicDefinition {
  return {
    kind: 'negotiation',
    async authorise(request, applicationId) {
      const session = await gate.findSession(request);
      if (!session) throw platformErrors.unauthenticated();
      if (session.role !== 'squadOwner' && session.role !== 'admin') throw platformErrors.forbidden();
      const [application] = idPattern.test(applicationId)
        ? await database
            .select({ workspaceId: applications.workspaceId })
            .from(applications)
            .where(eq(applications.id, applicationId))
        : [];
      if (!application) throw platformErrors.notFound();
      // Event streams carry no workspace header: the application names the workspace.
      const { reach, workspace } = await gate.findWorkspaceAccess(session, {
        id: application.workspaceId,
        isRemembered: false,
      });
      if (!(await findPlace(database, reach, applicationId))) throw platformErrors.notFound();
      const isAllowed = workspace?.isOwner === true || workspace?.permissions.includes('assignProfessionals') === true;
      if (session.role !== 'admin' && !isAllowed) throw platformErrors.forbidden();
      return session;
    },
    load,
  };
}

/** `ownNegotiations:<memberId>`: the member's own negotiations; only for that member. */
export function ownNegotiationsLiveTopic(gate: Gate): TopicDefinition {
  return {
    kind: 'ownNegotiations',
    async authorise(request, memberId) {
      const session = await gate.findSession(request);
      if (!session) throw platformErrors.unauthenticated();
      if (session.userId !== memberId) throw platformErrors.notFound();
      return session;
    },
    load,
  };
}
