import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { applications } from '#applications/server/tables.ts';
import { inHouseInvitations, squadAnswers, squadDecisions } from '#pipeline/selection/server/squad/tables.ts';
import type { LeavingPerson } from '#platform/capability/own-data.ts';
import type { Database } from '#platform/db/connection.ts';
import { positions } from '#projects/server/tables.ts';

/** A person's answers when they were selected or brought along, for the export of their data. */
export function collectOwnAnswers(database: Database, memberId: string) {
  return database
    .select({
      position: positions.title,
      company: positions.companyName,
      answer: squadAnswers.answer,
      reason: squadAnswers.reason,
      at: squadAnswers.at,
    })
    .from(squadAnswers)
    .innerJoin(applications, eq(applications.id, squadAnswers.applicationId))
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .where(eq(applications.memberId, memberId))
    .orderBy(asc(squadAnswers.at));
}

/** The person's texts, and the address at which they were asked, are deleted with the account; an address that was never confirmed is somebody else's. */
export async function eraseAnswers(
  transaction: Database,
  { id: memberId, email, emailVerified }: Pick<LeavingPerson, 'id' | 'email' | 'emailVerified'>,
): Promise<void> {
  const own = transaction.select({ id: applications.id }).from(applications).where(eq(applications.memberId, memberId));
  await transaction.update(squadAnswers).set({ reason: null }).where(inArray(squadAnswers.applicationId, own));
  await transaction
    .delete(inHouseInvitations)
    .where(
      or(
        emailVerified ? eq(inHouseInvitations.email, email) : undefined,
        inArray(inHouseInvitations.applicationId, own),
      ),
    );
  // The reasons for disapproving a squad are given per person.
  const isOwn = sql`exists (select from ${applications} a where a.member_id = ${memberId} and a.id::text = said ->> 'applicationId')`;
  await transaction
    .update(squadDecisions)
    .set({
      reasons: sql`(select jsonb_agg(case when ${isOwn} then jsonb_set(said, '{reason}', '""') else said end order by place)
        from jsonb_array_elements(${squadDecisions.reasons}) with ordinality as each(said, place))`,
    })
    .where(sql`exists (select from jsonb_array_elements(${squadDecisions.reasons}) as said where ${isOwn})`);
}
