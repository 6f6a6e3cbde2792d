import type { ReaderPartsSource } from '#jobs/web/reader-parts.ts';
import { readViewer } from '#ui/viewer.ts';

/** The parts for applying, and for the reader's applications, on the pages of vacancies. */
export const readerParts: ReaderPartsSource = {
  load: async () => {
    const [{ ApplyCard }, { NextStep }, { PendingIntent }, { AppliedJobs }] = await Promise.all([
      import('#applications/applying/web/apply-card.tsx'),
      import('#applications/applying/web/next-step.tsx'),
      import('#applications/web/pending-intent.tsx'),
      import('#applications/applying/web/applied-jobs.tsx'),
    ]);
    return { ApplyCard, NextStep, PendingIntent, AppliedJobs };
  },
  start: async (queryClient) => {
    if (readViewer(queryClient)?.userRole !== 'squadMember') return;
    const { applicationsQuery } = await import('#applications/own/web/application-queries.ts');
    await queryClient.prefetchInfiniteQuery(applicationsQuery);
  },
};
