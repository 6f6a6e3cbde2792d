import { and, asc, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import { applicationsErrors } from '#applications/errors.ts';
import { toSearchQuery } from '#jobs/board/rules/search-words.ts';
import { findCandidatesAmong, suggestMember } from '#applications/advancing/server/manage-applications.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { findPosition } from '#pipeline/candidates/server/position-queries.ts';
import { addSuggestion } from '#pipeline/evaluation/server/suggestions/queries.ts';
import { notifyOwnerOfSuggestion } from '#pipeline/evaluation/server/suggestions/notify-owner-of-suggestion.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { profiles } from '#profiles/server/tables.ts';
import { recordAudit } from '#workspaces/server/record-audit.ts';
import { matchesPerson } from '#pipeline/candidates/server/search-people.ts';

const SHOWN = 20;

interface VacancyKey {
  projectId: string;
  positionIndex: number;
}

const isProfessional = and(
  eq(users.role, 'squadMember'),
  eq(users.navigationStage, 'squadMember-profile'),
  isNull(users.deletedAt),
);

/** Professionals by name, id or e-mail; those who want to be found also by profession, skill and place. */
export async function findProfessionals(context: SignedInContext, key: VacancyKey, search: string) {
  const { database, reach } = context;
  const position = await findPosition(database, reach, key);
  if (!position) throw applicationsErrors.notFound();
  const query = toSearchQuery(search);
  const listed = database
    .select({ id: profiles.memberId })
    .from(profiles)
    .where(sql`${profiles.listedAt} is not null and ${profiles.search} @@ to_tsquery('public.vacancy', ${query})`)
    .limit(SHOWN);
  const people = await database
    .select({
      memberId: users.id,
      name: users.name,
      image: users.image,
      jobTitle: sql<string>`coalesce(${profiles.jobTitle}, '')`,
      city: sql<string>`coalesce(${profiles.city}, '')`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.memberId, users.id))
    .where(and(isProfessional, or(matchesPerson(search), query === null ? undefined : inArray(users.id, listed))))
    .orderBy(asc(users.name), asc(users.id))
    .limit(SHOWN);
  const ids = people.map(({ memberId }) => memberId);
  const candidates = await findCandidatesAmong(database, position.positionId, ids);
  return { professionals: people.map((one) => ({ ...one, isCandidate: candidates.has(one.memberId) })) };
}

/** Suggests a professional: a new candidate with the talent team's comment. The professional and the company's owner are notified. */
export function indicateProfessional(
  context: SignedInContext,
  key: VacancyKey,
  { memberId, comment }: { memberId: string; comment: string },
) {
  const { database, reach, session, now } = context;
  return database.transaction(async (transaction) => {
    const position = await findPosition(transaction, reach, key);
    if (!position) throw applicationsErrors.notFound();
    const [person] = await transaction
      .select({ name: users.name })
      .from(users)
      .where(and(eq(users.id, memberId), isProfessional))
      .for('share');
    if (!person) throw pipelineErrors.professionalNotFound();
    const actor = { actorId: session.userId };
    const applicationId = await suggestMember(transaction, { ...key, ...actor, memberId, now });
    if (applicationId === null) throw pipelineErrors.alreadyCandidate({ name: person.name });
    const { workspaceId, title } = position;
    await addSuggestion(transaction, { applicationId, suggestedBy: session.userId, comment, suggestedAt: now });
    await recordAudit(transaction, {
      workspaceId,
      actorId: session.userId,
      action: 'professionalSuggested',
      subject: person.name,
      details: { ...key, title, userId: memberId },
    });
    await notifyOwnerOfSuggestion(transaction, context, {
      position,
      applicationId,
      comment,
      memberId,
      candidate: person.name,
    });
    return { applicationId };
  });
}
