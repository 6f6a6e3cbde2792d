import { and, eq, ne } from 'drizzle-orm';
import type { findJob } from '#jobs/server/queries.ts';
import { applications } from '#jobs/server/tables.ts';
import { isTaken } from '#projects/rules/position-states.ts';
import type { Database } from '#platform/db/connection.ts';
import type { Context } from '#platform/http/request-context.ts';
import { isTerminal } from '#projects/rules/status.ts';

type Job = NonNullable<Awaited<ReturnType<typeof findJob>>>;

/** Null for everybody but administrators and the recruiters of the company; of a removed vacancy nothing is left to be done. */
export async function readManagement(
  database: Database,
  { session, reach }: Pick<Context, 'session' | 'reach'>,
  { position, project, company }: Job,
) {
  const isAdmin = session?.role === 'admin';
  const isRecruiter =
    session?.role === 'recruiter' && (reach.every || reach.workspaceIds.includes(position.workspaceId));
  if ((!isAdmin && !isRecruiter) || position.state === 'removed') return null;
  const { state, version } = position;
  const change = isAdmin && !isTerminal(project.status);
  return {
    ...{ state, version, client: company, project: { title: project.title, version: project.version } },
    candidates: await database.$count(
      applications,
      and(eq(applications.positionId, position.id), ne(applications.state, 'withdrawn')),
    ),
    abilities: {
      edit: change,
      hide: change && state === 'open',
      show: change && (state === 'hidden' || state === 'closed'),
      remove: change && !isTaken(state),
      migrate: isAdmin,
      indicate: state === 'open' || state === 'hidden',
    },
  };
}
