import type { ReaderPartsSource } from '#jobs/web/reader-parts.ts';
import { readViewer } from '#ui/viewer.ts';

/** The parts for applying, and for the reader's applications, on the pages of vacancies. */
export const readerParts: ReaderPartsSource = {
  namespaces: ['candidacies'],
  load: async () => {
    const [{ ApplyCard }, { NextStep }, { PendingIntent }, { AppliedJobs }] = await Promise.all([
      import('#candidacies/applying/web/apply-card.tsx'),
      import('#candidacies/applying/web/next-step.tsx'),
      import('#candidacies/applications/web/pending-intent.tsx'),
      import('#candidacies/applying/web/applied-jobs.tsx'),
    ]);
    return { ApplyCard, NextStep, PendingIntent, AppliedJobs };
  },
  start: async (queryClient) => {
    if (readViewer(queryClient)?.userRole !== 'squadMember') return;
    const { applicationsQuery } = await import('#candidacies/own/web/application-queries.ts');
    await queryClient.prefetchInfiniteQuery(applicationsQuery);
  },
};
