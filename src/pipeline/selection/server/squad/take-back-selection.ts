import { mailReader } from '#accounts/server/mail-reader.ts';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { unselectedMail } from '#pipeline/selection/server/squad/emails.ts';
import { squadAnswers } from '#pipeline/selection/server/squad/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappenings } from '#platform/happenings/record-happening.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import { positions } from '#projects/server/tables.ts';

/**
 * Before selections of locked candidates are undone or replaced: notifies those who had accepted, or had been asked by email to accept. Their yes
 * was to that selection, so a new one asks them anew.
 */
export async function takeBackSelections(
  transaction: Database,
  { session }: SignedInContext,
  applicationIds: readonly string[],
): Promise<void> {
  const promised = await listPromised(transaction, applicationIds);
  if (promised.length === 0) return;
  const happened = promised.map(({ workspaceId, projectId, positionId, memberId }) => ({
    name: pipelineHappenings.selectionTakenBack,
    workspaceId,
    actorId: session.userId,
    ids: { projectId, positionId, memberId },
  }));
  await recordHappenings(transaction, happened);
  const mails = promised.map(({ id: applicationId, reader, title, company }) =>
    unselectedMail(reader, { applicationId, title, company }),
  );
  await queueMails(transaction, pipelineHappenings.selectionTakenBack, mails);
  const ids = promised.map(({ id }) => id);
  await transaction.delete(squadAnswers).where(inArray(squadAnswers.applicationId, ids));
}

/** The selected people among some candidates to whom the selection was a promise. */
function listPromised(transaction: Database, applicationIds: readonly string[]) {
  const { id, workspaceId, projectId, positionId, memberId, selectedAt } = applications;
  const isAsked = sql`exists (select from squad_decisions d
    where d.project_id = ${projectId} and d.decision = 'approved' and d.created_at >= ${selectedAt})`;
  return transaction
    .select({
      id,
      workspaceId,
      projectId,
      positionId,
      memberId,
      title: positions.title,
      company: positions.companyName,
      reader: mailReader,
    })
    .from(applications)
    .innerJoin(positions, eq(positions.id, positionId))
    .innerJoin(users, eq(users.id, memberId))
    .leftJoin(squadAnswers, eq(squadAnswers.applicationId, id))
    .where(
      and(
        inArray(id, [...applicationIds]),
        isNotNull(selectedAt),
        sql`(${squadAnswers.answer} = 'accepted' or ${isAsked})`,
      ),
    )
    .orderBy(id);
}
