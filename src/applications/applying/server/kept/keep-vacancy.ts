import { and, eq } from 'drizzle-orm';
import { lockCaller } from '#accounts/server/own-data/erase-account.ts';
import { applicationIntents } from '#applications/applying/server/kept/tables.ts';
import { readEligibility } from '#applications/applying/server/read-eligibility.ts';
import { applicationsErrors } from '#applications/errors.ts';
import type { PositionType } from '#applications/rules/application-intent.ts';
import { keptUntil } from '#applications/rules/kept-vacancies.ts';
import type { AdmissionLink } from '#jobs/vacancy/rules/admission-link.ts';
import type { Database } from '#platform/db/connection.ts';
import { announceWaiting } from '#platform/events/announce-waiting.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { positions } from '#projects/server/tables.ts';
import { dropKept, dropOldest, listKept, purgeKept } from './queries.ts';

interface VacancyKey {
  projectId: string;
  positionIndex: number;
}

/** The vacancies that the caller wanted to apply to, and what they still lack for it. */
export async function readKeptVacancies({ database, session, settings, now }: SignedInContext) {
  const applicant = { memberId: session.userId, minimumScore: settings.minimumProfileScore };
  const [kept, { missing }] = await Promise.all([
    listKept(database, session.userId, now),
    readEligibility(database, applicant, []),
  ]);
  return {
    kept: kept.map(({ link, keptAt, ...vacancy }) => ({
      ...vacancy,
      ...link,
      keptAt: keptAt.toISOString(),
      until: keptUntil(keptAt).toISOString(),
    })),
    missing,
  };
}

/** Keeps an open vacancy for the caller; the latest link counts. */
export async function keepVacancy(
  { database, session, now: keptAt }: SignedInContext,
  { projectId, positionIndex, positionType, ...link }: VacancyKey & Wish,
): Promise<void> {
  const memberId = session.userId;
  await database.transaction(async (transaction) => {
    await lockCaller(transaction, memberId);
    const positionId = await findVacancy(transaction, { projectId, positionIndex }, true);
    if (positionId === null) throw applicationsErrors.notFound();
    const values = { link, positionType, keptAt };
    await transaction
      .insert(applicationIntents)
      .values({ memberId, positionId, ...values })
      .onConflictDoUpdate({ target: [applicationIntents.memberId, applicationIntents.positionId], set: values });
    await dropOldest(transaction, memberId);
    await announceWaiting(transaction, { userIds: [memberId] });
  });
}
type Wish = AdmissionLink & { positionType: PositionType };

/** Keeps it no longer; repeated, nothing changes. */
export async function releaseVacancy({ database, session }: SignedInContext, key: VacancyKey): Promise<void> {
  await database.transaction(async (transaction) => {
    const positionId = await findVacancy(transaction, key, false);
    if (positionId === null) return;
    await dropKept(transaction, session.userId, positionId);
    await announceWaiting(transaction, { userIds: [session.userId] });
  });
}

async function findVacancy(database: Database, { projectId, positionIndex }: VacancyKey, mustBeOpen: boolean) {
  const isIt = and(eq(positions.projectId, projectId), eq(positions.positionIndex, positionIndex));
  const [found] = await database
    .select({ id: positions.id })
    .from(positions)
    .where(mustBeOpen ? and(isIt, eq(positions.state, 'open')) : isIt);
  return found?.id ?? null;
}

/** Once a day. */
export const purgeKeptVacanciesJob: AnyJob = {
  name: 'purge-kept-vacancies',
  retryLimit: 3,
  retryDelaySeconds: 300,
  schedule: '35 6 * * *',
  run: (_data, { database, now }) => purgeKept(database, now),
};
