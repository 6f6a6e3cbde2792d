import type { applicationsContract } from '#jobs/applications/contract.ts';
import type { jobsContract } from '#jobs/contract.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#platform/ui/client.ts';

export const api = createClient<typeof jobsContract & typeof applicationsContract>();

type Answer<Key extends keyof typeof jobsContract> = OutputOf<(typeof jobsContract)[Key]>;
type OwnAnswer<Key extends keyof typeof applicationsContract> = OutputOf<(typeof applicationsContract)[Key]>;
export type JobView = Answer<'GET /opportunities/{projectId}/{positionIndex}'>;
export type Vacancy = NonNullable<JobView['vacancy']>;
export type BoardItem = Answer<'GET /opportunities'>['opportunities'][number];
export type OwnApplications = OwnAnswer<'GET /applications'>;
export type OwnApplication = OwnApplications['applications'][number];
export type SavedSearch = Answer<'GET /savedSearches'>['searches'][number];
export type SuitableJob = Answer<'GET /opportunities/suitable'>['opportunities'][number];
export type OwnInterview = NonNullable<OwnApplication['interview']>;
export type HistoryEntry = OwnAnswer<'GET /applications/{applicationId}/history'>['history'][number];
