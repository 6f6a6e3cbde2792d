import type { applicationsContract } from '#applications/contract.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';

export const api = createClient<typeof applicationsContract>();

type Answer<Key extends keyof typeof applicationsContract> = OutputOf<(typeof applicationsContract)[Key]>;
/** A vacancy with the reader's relation to it, which the pages of jobs read and hand on. */
export type JobView = Answer<'GET /opportunities/{projectId}/{positionIndex}'>;
declare module '#jobs/rules/reader-relation.ts' {
  interface ReaderRelation extends Pick<JobView, 'application' | 'eligibility'> {}
}

export type OwnApplication = Answer<'GET /applications'>['applications'][number];
export type OwnInterview = NonNullable<OwnApplication['interview']>;
export type HistoryEntry = Answer<'GET /applications/{applicationId}/history'>['history'][number];
