import { and, desc, eq, sql } from 'drizzle-orm';
import { applicationsErrors } from '#applications/errors.ts';
import { candidateHistory } from '#applications/rules/candidate-history.ts';
import { historyAsTold } from '#applications/rules/told-status.ts';
import { applicationHistory, applications } from '#applications/server/tables.ts';
import type { Database } from '#platform/db/connection.ts';

const SHOWN = 200;

/** The history of one's own application as its candidate may read it, newest first, without actors and the company's texts. */
export async function readHistory(database: Database, memberId: string, applicationId: string) {
  const own = and(eq(applications.id, applicationId), eq(applications.memberId, memberId));
  const { stage, state, toldStage } = applications;
  const [application] = await database.select({ stage, state, toldStage }).from(applications).where(own);
  if (!application) throw applicationsErrors.notFound();
  const { event, fromStage, toStage, detail, actorId, at, id } = applicationHistory;
  const isOwn = sql<boolean>`coalesce(${actorId} = ${memberId}, false)`;
  const stored = await database
    .select({ event, fromStage, toStage, detail, own: isOwn, at })
    .from(applicationHistory)
    .where(eq(applicationHistory.applicationId, applicationId))
    .orderBy(desc(at), desc(id))
    .limit(SHOWN);
  return {
    history: candidateHistory(historyAsTold(application, stored)).map(
      ({ detail: interview, at: moment, ...entry }) => ({
        ...entry,
        interview,
        at: moment.toISOString(),
      }),
    ),
  };
}
