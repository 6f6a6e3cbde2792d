import type { ReactNode } from 'react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { jobKey } from '#jobs/rules/job-address.ts';
import { useViewer } from '#ui/viewer.ts';
import { applicationsQuery } from '#applications/own/web/application-queries.ts';

interface AppliedJobsProps {
  children: (applied: ReadonlySet<string>) => ReactNode;
}

/** Gives its content the vacancies that the viewing member has applied to. */
export function AppliedJobs({ children }: AppliedJobsProps) {
  const isMember = useViewer()?.userRole === 'squadMember';
  const own = useInfiniteQuery({ ...applicationsQuery, enabled: isMember });
  const applications = own.data?.pages.flatMap((page) => page.applications) ?? [];
  return children(new Set(applications.filter(({ stage }) => stage !== 'withdrawn').map(jobKey)));
}
