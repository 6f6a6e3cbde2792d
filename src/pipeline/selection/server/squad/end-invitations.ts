import { and, asc, eq, inArray, isNull, ne, notInArray, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { users } from '#accounts/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { invitationEndedMail } from '#pipeline/selection/server/squad/emails.ts';
import { inHouseInvitations } from '#pipeline/selection/server/squad/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { recordHappenings } from '#platform/happenings/record-happening.ts';
import type { Language } from '#platform/i18n/language.ts';
import { queueMails } from '#platform/mail/outbox.ts';
import type { EndedInvitations } from '#projects/server/ports.ts';
import { positions } from '#projects/server/tables.ts';

/**
 * Notifies the people whom a company named for a position that no longer recruits, in the transaction that ends it; once, however
 * often the position is opened and closed again. When it closed, candidates hear of the end of their application instead; when
 * somebody else was hired, nothing else tells them.
 */
export async function endInvitations(transaction: Database, ended: EndedInvitations): Promise<void> {
  const { actorId } = ended;
  const named = await listNamed(transaction, ended);
  if (named.length === 0) return;
  const happened = named.map(({ workspaceId, projectId, positionId, memberId }) => ({
    name: pipelineHappenings.invitationEnded,
    workspaceId,
    actorId,
    ids: { projectId, positionId, memberId },
  }));
  await recordHappenings(transaction, happened);
  const mails = named.map(({ email, language, brand, name, memberId, ...place }) =>
    invitationEndedMail(
      { email, language, name: name ?? '', ...(brand && { brand }) },
      { ...place, hasAccount: memberId !== null },
    ),
  );
  await queueMails(transaction, pipelineHappenings.invitationEnded, mails);
}

function listNamed(transaction: Database, { place, isFilled }: EndedInvitations) {
  const { id, projectId, positionIndex, workspaceId, title, companyName: company } = positions;
  const { email, applicationId, state, invitedBy } = inHouseInvitations;
  const isTold = sql`exists (select from happenings h
    where h.about @> array[${id}] and h.name = ${pipelineHappenings.invitationEnded.name})`;
  const inviter = alias(users, 'inviter');
  const at =
    'positionId' in place
      ? eq(id, place.positionId)
      : 'projectId' in place
        ? eq(projectId, place.projectId)
        : eq(workspaceId, place.workspaceId);
  const isPassedOver = and(ne(applications.stage, 'hired'), notInArray(applications.state, ['withdrawn', 'closed']));
  return (
    transaction
      .select({
        email,
        title,
        company,
        projectId,
        positionId: id,
        positionIndex,
        workspaceId,
        memberId: users.id,
        name: users.name,
        // An unknown address is told in the language in which the invitation was written.
        language: sql<Language>`coalesce(${users.language}, ${inviter.language}, 'pt')`,
        brand: users.brand,
      })
      .from(inHouseInvitations)
      .innerJoin(positions, eq(positions.id, inHouseInvitations.positionId))
      .leftJoin(applications, eq(applications.id, applicationId))
      .leftJoin(inviter, eq(inviter.id, invitedBy))
      // An account that has not proven to own the address says nothing about its reader.
      .leftJoin(users, and(eq(users.email, email), eq(users.emailVerified, true), isNull(users.deletedAt)))
      .where(
        and(
          at,
          sql`not ${isTold}`,
          inArray(state, ['sent', 'accepted']),
          isFilled ? or(isNull(applicationId), isPassedOver) : isNull(applicationId),
        ),
      )
      .orderBy(asc(inHouseInvitations.id))
  );
}
