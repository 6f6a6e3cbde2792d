import { inArray } from 'drizzle-orm';
import { endOfSlot } from '#applications/interviews/rules/interview-slots.ts';
import { remindersSentAtAgreement } from '#applications/interviews/rules/interview-reminders.ts';
import type { InterviewKind } from '#applications/rules/interview-terms.ts';
import { interviewBookings, interviewers, interviews, interviewSlots } from '#applications/interviews/server/tables.ts';
import { applications } from '#applications/server/tables.ts';
import { newId } from '#platform/db/columns.ts';
import type { Database } from '#platform/db/connection.ts';

export interface InterviewToBuild {
  applicationId: string;
  kind: InterviewKind;
  interviewerIds: readonly string[];
  startsAt: readonly Date[];
  /** Whether the first time is agreed; by default the candidate has yet to pick. */
  isAgreed?: boolean;
  meetingLink?: string;
}

/** Interviews that companies offered, some of them agreed. The caller ensures that nobody is in two at once. */
export async function buildInterviews(database: Database, toBuild: readonly InterviewToBuild[]): Promise<void> {
  if (toBuild.length === 0) return;
  const places = await database
    .select({ id: applications.id, workspaceId: applications.workspaceId, memberId: applications.memberId })
    .from(applications)
    .where(
      inArray(
        applications.id,
        toBuild.map(({ applicationId }) => applicationId),
      ),
    );
  const now = new Date();
  const built = toBuild.map((one) => ({
    id: newId(),
    one,
    place: places.find(({ id }) => id === one.applicationId)!,
    first: one.startsAt[0]!,
  }));
  const agreed = built.filter(({ one }) => one.isAgreed);
  await database.insert(interviews).values(
    built.map(({ id, one, first }) => ({
      id,
      applicationId: one.applicationId,
      kind: one.kind,
      timeZone: 'America/Sao_Paulo',
      meetingLink: one.meetingLink ?? null,
      offeredBy: one.interviewerIds[0] ?? null,
      ...(one.isAgreed && { state: 'confirmed' as const, sequence: 1, ...remindersSentAtAgreement(first, now) }),
    })),
  );
  await database.insert(interviewSlots).values(
    built.flatMap(({ id: interviewId, one, place: { workspaceId } }) =>
      one.startsAt.map((startsAt, index) => ({
        interviewId,
        workspaceId,
        round: 1,
        startsAt,
        confirmedAt: one.isAgreed && index === 0 ? now : null,
      })),
    ),
  );
  await database
    .insert(interviewers)
    .values(built.flatMap(({ id: interviewId, one }) => one.interviewerIds.map((userId) => ({ interviewId, userId }))));
  if (agreed.length === 0) return;
  await database.insert(interviewBookings).values(
    agreed.flatMap(({ id: interviewId, one, place, first: startsAt }) =>
      [place.memberId, ...one.interviewerIds].map((personId) => ({
        interviewId,
        personId,
        startsAt,
        endsAt: endOfSlot(startsAt),
      })),
    ),
  );
}
