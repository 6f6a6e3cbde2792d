import { asc } from 'drizzle-orm';
import { describeProblem } from '#platform/errors/describe-problem.ts';
import type { AnyJob } from '#platform/jobs/queue.ts';
import { isDue } from './due-connections.ts';
import { fetchProject } from './fetch-project.ts';
import { clockifyConnections } from './tables.ts';

const AT_ONCE = 40;
const TOGETHER = 4;

/** Every minute: projects whose hour has come are fetched, a few at the same time. */
export const fetchClockifyJob: AnyJob = {
  name: 'fetch-clockify',
  retryLimit: 0,
  retryDelaySeconds: 60,
  schedule: '* * * * *',
  run: async (_data, context) => {
    const { database, settings, now, log } = context;
    if (settings.clockifyUrl === null) return;
    const due = await database
      .select({ projectId: clockifyConnections.projectId })
      .from(clockifyConnections)
      .where(isDue(now))
      .orderBy(asc(clockifyConnections.nextFetchAt))
      .limit(AT_ONCE);
    for (let start = 0; start < due.length; start += TOGETHER)
      await Promise.all(
        due.slice(start, start + TOGETHER).map(({ projectId }) =>
          // One project's fault stops no other; its lease runs out, and it is tried again.
          fetchProject(context, projectId).catch((problem: unknown) =>
            log.error({ problem: describeProblem(problem) }, 'hours of a project could not be fetched'),
          ),
        ),
      );
  },
};
