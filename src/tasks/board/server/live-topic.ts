import { isUuid } from '#platform/contract/uuid.ts';
import type { Database } from '#platform/db/connection.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import type { TopicDefinition } from '#platform/events/topic-definition.ts';
import type { Gate } from '#platform/http/gate.ts';
import { hasPermission } from '#projects/server/policy.ts';
import { findProjectSpace } from './board-queries.ts';
import { BOARD_TOPIC } from './announce-tasks.ts';
import { presentCard, readCardRow } from './card-rows.ts';
import { requireReader } from './find-reader.ts';

/** Live changes of a board: a changed card, or one that left it. Who left the project follows none. */
export function boardLiveTopic(database: Database, gate: Gate): TopicDefinition {
  return {
    kind: BOARD_TOPIC,
    async authorise(request, projectId) {
      const session = await gate.findSession(request);
      if (!session) throw platformErrors.unauthenticated();
      if (session.role === 'recruiter') throw platformErrors.forbidden();
      const workspaceId = isUuid(projectId) ? await findProjectSpace(database, projectId) : null;
      if (workspaceId === null) throw platformErrors.notFound();
      const requested = session.role === 'squadOwner' ? { id: workspaceId, isRemembered: false } : undefined;
      const { reach, workspace } = await gate.findWorkspaceAccess(session, requested);
      const caller = { session, reach, workspace };
      const reader = await requireReader(database, caller, projectId);
      if (reader.part === 'company' && !hasPermission(caller, 'trackTasks')) throw platformErrors.forbidden();
      if (reader.part === 'professional' && !reader.works) throw platformErrors.notFound();
      return session;
    },
    async load(projectId, taskId) {
      if (!isUuid(taskId)) return { kind: 'board' as const };
      const row = await readCardRow(database, projectId, taskId);
      return row ? { kind: 'card' as const, card: presentCard(row) } : { kind: 'removed' as const, taskId };
    },
  };
}
