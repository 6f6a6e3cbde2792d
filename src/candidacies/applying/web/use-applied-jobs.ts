import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { type JobAddress, jobKey } from '#jobs/rules/job-address.ts';
import { applicationsQuery } from '#candidacies/own/web/application-queries.ts';
import { jobQuery } from '#candidacies/applying/web/vacancy-query.ts';

/** The vacancies that the viewing member has applied to. The vacancy in the preview tells who is viewing. */
export function useAppliedJobs(shown: JobAddress | null): ReadonlySet<string> {
  const job = useQuery({ ...jobQuery(shown ?? { projectId: '', positionIndex: 0 }), enabled: shown !== null });
  const isMember = job.data?.viewer.role === 'squadMember';
  const own = useInfiniteQuery({ ...applicationsQuery, enabled: isMember });
  const applications = own.data?.pages.flatMap((page) => page.applications) ?? [];
  return new Set(applications.filter(({ stage }) => stage !== 'withdrawn').map(jobKey));
}
