import { and, eq, sql } from 'drizzle-orm';
import type { FoundJob } from '#jobs/vacancy/server/find-job.ts';
import { isCandidate } from '#applications/server/is-candidate.ts';
import { applications } from '#applications/server/tables.ts';
import { wasFilled } from '#projects/rules/position-states.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Context } from '#platform/http/request-context.ts';
import { isTerminal } from '#projects/rules/status.ts';
import { positionAbilities } from '#projects/server/policy.ts';

/** Null for everybody except administrators, the company itself and its recruiters; a removed vacancy has no actions left. */
export async function readManagement(
  database: Database,
  { session, reach, workspace }: Pick<Context, 'session' | 'reach' | 'workspace'>,
  { position, project, company }: FoundJob,
) {
  const isAdmin = session?.role === 'admin';
  const isWithin = reach.every || reach.workspaceIds.includes(position.workspaceId);
  const isRecruiter = session?.role === 'recruiter' && isWithin;
  const isCompany = session?.role === 'squadOwner' && isWithin;
  if ((!isAdmin && !isRecruiter && !isCompany) || position.state === 'removed') return null;
  const { state, version } = position;
  const change = isAdmin && !isTerminal(project.status);
  return {
    state,
    version,
    client: company,
    project: { title: project.title, version: project.version },
    candidates: await database.$count(
      applications,
      and(eq(applications.positionId, position.id), isCandidate(sql`${applications}`)),
    ),
    abilities: {
      edit: isCompany ? positionAbilities({ session, workspace }, project.status, state).edit : change,
      hide: change && state === 'open',
      show: change && (state === 'hidden' || state === 'closed'),
      remove: change && !wasFilled(state),
      migrate: isAdmin,
      indicate: !isCompany && (state === 'open' || state === 'hidden'),
    },
  };
}
