import { and, desc, eq } from 'drizzle-orm';
import { users } from '#accounts/server/tables.ts';
import type { CandidateSuggestion } from '#pipeline/candidates/suggestion-schemas.ts';
import type { Database } from '#platform/db/connection.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { candidateSuggestions, suggestionHistory } from './tables.ts';

export async function findSuggestion(database: Database, applicationId: string) {
  const [found] = await database
    .select({ suggestion: candidateSuggestions, by: { name: users.name, image: users.image } })
    .from(candidateSuggestions)
    .innerJoin(users, eq(users.id, candidateSuggestions.suggestedBy))
    .where(eq(candidateSuggestions.applicationId, applicationId));
  return found ?? null;
}

export type SuggestionRow = NonNullable<Awaited<ReturnType<typeof findSuggestion>>>;

/** Authors may change their comment; administrators may change those of people who left. */
export function mayChangeSuggestion(
  suggestedBy: string,
  { userId, role }: Pick<SignedInContext['session'], 'userId' | 'role'>,
): boolean {
  return role === 'admin' || (role === 'recruiter' && suggestedBy === userId);
}

export function presentSuggestion(
  { suggestion, by }: SuggestionRow,
  { session }: Pick<SignedInContext, 'session'>,
): CandidateSuggestion {
  return {
    comment: suggestion.comment,
    by,
    version: suggestion.version,
    suggestedAt: suggestion.suggestedAt.toISOString(),
    isNew: suggestion.lookedAt === null,
    mayChange: mayChangeSuggestion(suggestion.suggestedBy, session),
  };
}

export async function listSuggestionSteps(database: Database, applicationId: string) {
  const { id, event, comment, at } = suggestionHistory;
  const rows = await database
    .select({ id, event, comment, actor: { name: users.name, image: users.image }, at })
    .from(suggestionHistory)
    .innerJoin(users, eq(users.id, suggestionHistory.actorId))
    .where(eq(suggestionHistory.applicationId, applicationId))
    .orderBy(desc(at), desc(id))
    .limit(100);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Inserts the first suggestion; false when there is one already. */
export async function addSuggestion(
  transaction: Database,
  suggestion: { applicationId: string; suggestedBy: string; comment: string; suggestedAt: Date },
): Promise<boolean> {
  const added = await transaction.insert(candidateSuggestions).values(suggestion).onConflictDoNothing().returning();
  if (added.length === 0) return false;
  const { applicationId, suggestedBy: actorId, comment, suggestedAt: at } = suggestion;
  await transaction.insert(suggestionHistory).values({ applicationId, event: 'suggested', comment, actorId, at });
  return true;
}

/** Updates only the version that the caller saw, so that no row changes when a concurrent call was first. */
export const seenSuggestion = (applicationId: string, version: number) =>
  and(eq(candidateSuggestions.applicationId, applicationId), eq(candidateSuggestions.version, version));
