import { and, eq, notInArray } from 'drizzle-orm';
import { applicationsErrors } from '#applications/errors.ts';
import { interviewers } from '#applications/interviews/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import { listCompanyPeople } from '#workspaces/people/server/list-company-people.ts';

interface InterviewerRequest {
  workspaceId: string;
  /** The colleague who chooses is always allowed as an interviewer. */
  actorId: string;
  requested: readonly string[];
}

/** The chosen interviewers, each once; by default the colleague who offers. Only people of the company may interview. */
export async function chooseInterviewers(
  transaction: Database,
  { workspaceId, actorId, requested }: InterviewerRequest,
) {
  const chosen = [...new Set(requested.length > 0 ? requested : [actorId])];
  if (chosen.every((id) => id === actorId)) return chosen;
  const people = await listCompanyPeople(transaction, workspaceId);
  const isKnown = (id: string) => id === actorId || people.some((person) => person.id === id);
  if (!chosen.every(isKnown)) throw applicationsErrors.interviewerUnknown();
  return chosen;
}

export async function setInterviewers(transaction: Database, interviewId: string, ids: readonly string[]) {
  await transaction
    .delete(interviewers)
    .where(and(eq(interviewers.interviewId, interviewId), notInArray(interviewers.userId, [...ids])));
  await transaction
    .insert(interviewers)
    .values(ids.map((userId) => ({ interviewId, userId })))
    .onConflictDoNothing();
}
