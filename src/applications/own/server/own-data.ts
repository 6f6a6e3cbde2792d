import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { candidateHistory } from '#applications/rules/candidate-history.ts';
import { type CandidateStage, toCandidateStage } from '#applications/rules/stages.ts';
import { asTold, historyAsTold } from '#applications/rules/told-status.ts';
import { advanceApplication } from '#applications/advancing/server/advance-application.ts';
import { readDeclaration } from '#applications/declarations/server/declaration-text.ts';
import { deleteDeclarationsOf, listOwnDeclarations } from '#applications/declarations/server/queries.ts';
import { lockOpenApplications } from '#applications/server/queries.ts';
import { applicationHistory, applications } from '#applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Language } from '#platform/i18n/language.ts';
import { translate } from '#platform/i18n/translate.ts';
import { positions } from '#projects/server/tables.ts';

/**
 * A member's applications with their histories, for the export of the person's data, in the terms that the candidate reads. The company's
 * texts and internal decisions are not exported.
 */
export async function collectOwnApplications(
  database: Database,
  { id: memberId, language }: { id: string; language: Language },
) {
  const { id, stage, state, toldStage, createdAt } = applications;
  const rows = await database
    .select({
      id,
      position: positions.title,
      company: positions.companyName,
      status: { stage, state, toldStage },
      appliedAt: createdAt,
    })
    .from(applications)
    .innerJoin(positions, eq(positions.id, applications.positionId))
    .where(eq(applications.memberId, memberId))
    .orderBy(asc(createdAt));
  const { applicationId, event, fromStage, toStage, detail, reason, actorId, at } = applicationHistory;
  // The only text in this history that the member wrote.
  const said = sql<string | null>`case when ${event} = 'interviewRescheduleRequested' then ${reason} end`;
  const steps = await database
    .select({ applicationId, event, fromStage, toStage, detail, said, actorId, at })
    .from(applicationHistory)
    .innerJoin(applications, eq(applications.id, applicationId))
    .where(eq(applications.memberId, memberId))
    .orderBy(asc(at), asc(applicationHistory.id));
  const declarations = new Map(
    (await listOwnDeclarations(database, memberId)).map(({ declaration }) => [
      declaration.applicationId,
      readDeclaration(declaration),
    ]),
  );
  const byApplication = Map.groupBy(steps, (step) => step.applicationId);
  const words = (reached: CandidateStage) => translate(language, `applications:stage.${reached}`);
  return rows.map(({ id: key, status, ...row }) => ({
    ...row,
    stage: words(toCandidateStage(asTold(status).stage, asTold(status).state)),
    declaration: declarations.get(key) ?? null,
    history: historyAsTold(status, byApplication.get(key) ?? []).flatMap(({ said: saidThen, actorId: by, ...step }) =>
      candidateHistory([{ ...step, own: by === memberId }]).map(({ stage: reached, detail: interview, ...entry }) => ({
        ...entry,
        stage: reached && words(reached),
        interview,
        said: saidThen,
      })),
    ),
  }));
}

/** Withdraws the open applications. */
export async function withdrawOwnApplications(transaction: Database, memberId: string): Promise<void> {
  await advanceApplication(transaction, {
    applicationIds: await lockOpenApplications(transaction, eq(applications.memberId, memberId)),
    reach: { memberId },
    event: 'withdrawn',
    actorId: memberId,
  });
}

/** Erases declarations for affirmative vacancies and what companies wrote about the person. The bare record of each application remains. */
export async function eraseOwnApplications(transaction: Database, memberId: string): Promise<void> {
  await deleteDeclarationsOf(transaction, memberId);
  const ids = transaction.select({ id: applications.id }).from(applications).where(eq(applications.memberId, memberId));
  await transaction
    .update(applicationHistory)
    .set({ reason: null })
    .where(and(inArray(applicationHistory.applicationId, ids), isNotNull(applicationHistory.reason)));
}
