import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { applicationsQuery } from '#applications/own/web/application-queries.ts';
import type { OwnApplication } from '#applications/web/api.ts';
import { readAnew, readAnewIfReading } from '#ui/live/read-anew.ts';
import { useLiveTopic } from '#ui/live/use-live-topic.ts';

/** Updates changed applications in place; one that is not in the list yet, or a gap, reloads the list. Returns how often something changed. */
export function useFollowApplications(memberId: string | undefined): number {
  const queryClient = useQueryClient();
  const [news, setNews] = useState(0);
  const { queryKey } = applicationsQuery;
  const readAgain = () => readAnew(queryClient, queryKey);
  useLiveTopic(`applications:${memberId}`, {
    enabled: memberId !== undefined,
    onGap: () => {
      readAgain();
      setNews((count) => count + 1);
    },
    onEvent: (data) => {
      setNews((count) => count + 1);
      const changed = data as OwnApplication;
      const known = queryClient
        .getQueryData(queryKey)
        ?.pages.some((page) => page.applications.some(({ id }) => id === changed.id));
      if (!known) return readAgain();
      queryClient.setQueryData(queryKey, (list) => {
        if (!list) return list;
        const replace = (one: OwnApplication) => (one.id === changed.id ? changed : one);
        return {
          ...list,
          pages: list.pages.map((page) => ({ ...page, applications: page.applications.map(replace) })),
        };
      });
      readAnewIfReading(queryClient, queryKey);
    },
  });
  return news;
}
