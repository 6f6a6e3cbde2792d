import { applicationsErrors } from '#applications/errors.ts';
import { readManagement } from '#applications/applying/server/read-management.ts';
import { findOwnApplication } from '#applications/server/queries.ts';
import { type JobAddress, readEligibility } from '#applications/applying/server/read-eligibility.ts';
import { readOwnApplication } from '#applications/own/server/read-own-applications.ts';
import { findJob } from '#jobs/vacancy/server/find-job.ts';
import { presentVacancy } from '#jobs/vacancy/server/present-vacancy.ts';
import { isPubliclyKnown } from '#projects/rules/position-states.ts';
import type { Context } from '#platform/http/request-context.ts';

/**
 * A vacancy as everyone may see it. Members also get their own application and what is missing for applying; the vacancy's company and the
 * provider's staff also get it off the board, with the actions available to them.
 */
export async function readJob(
  {
    database,
    ports,
    session,
    reach,
    workspace,
  }: Pick<Context, 'database' | 'ports' | 'session' | 'reach' | 'workspace'>,
  { projectId, positionIndex }: JobAddress,
  minimumScore: number,
) {
  const job = await findJob(database, projectId, positionIndex);
  if (!job) throw applicationsErrors.notFound();
  const { position } = job;
  const own = session?.role === 'squadMember' ? await findOwnApplication(database, position.id, session.userId) : null;
  const management = await readManagement(database, { session, reach, workspace }, job);
  const available = position.state === 'open';
  const isNamed = isPubliclyKnown(position.state) || own !== null || management !== null;
  const eligibility =
    session?.role === 'squadMember'
      ? await readEligibility(database, { memberId: session.userId, minimumScore }, [{ projectId, positionIndex }])
      : null;
  const refusal = eligibility?.jobs[0]?.refusal;
  const apply = refusal === null || refusal === 'ineligible';
  return {
    projectId,
    positionIndex,
    available,
    isUnderReview: job.project.status === 'underReview',
    title: isNamed ? position.title : null,
    companyName: isNamed ? position.companyName : null,
    ended: position.state === 'filled' || position.state === 'closed' ? position.state : null,
    vacancy: available || management ? presentVacancy(job) : null,
    addition: job.additionId && job.additionKind ? { kind: job.additionKind, id: job.additionId } : null,
    viewer: { role: session?.role ?? null, emailVerified: session?.emailVerified ?? false },
    application: own && session ? await readOwnApplication({ database, ports }, session.userId, own.id) : null,
    eligibility: apply && eligibility ? { eligible: refusal === null, missing: eligibility.missing } : null,
    abilities: { apply },
    management,
  };
}
