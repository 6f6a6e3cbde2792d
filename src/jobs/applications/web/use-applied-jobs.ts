import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type JobAddress, jobKey } from '#jobs/board/web/board-search.ts';
import { applicationsQuery, jobQuery } from '#jobs/vacancy/web/job-queries.ts';

/** The vacancies that the member who looks has applied to. Who looks is said by the vacancy in the preview. */
export function useAppliedJobs(shown: JobAddress | null): ReadonlySet<string> {
  const job = useQuery({ ...jobQuery(shown ?? { projectId: '', positionIndex: 0 }), enabled: shown !== null });
  const isMember = job.data?.viewer.role === 'squadMember';
  const own = useInfiniteQuery({ ...applicationsQuery, enabled: isMember });
  const applications = own.data?.pages.flatMap((page) => page.applications) ?? [];
  return new Set(applications.filter(({ stage }) => stage !== 'withdrawn').map(jobKey));
}
