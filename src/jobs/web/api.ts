import type { z } from 'zod';
import type { jobsContract } from '#jobs/contract.ts';
import type { VacancyCall, vacancyView } from '#jobs/view-schemas.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';

export const api = createClient<typeof jobsContract & VacancyCall>();

type Answer<Key extends keyof typeof jobsContract> = OutputOf<(typeof jobsContract)[Key]>;
/** The data of a vacancy's page, for its reader. */
export type JobView = OutputOf<VacancyCall['GET /opportunities/{projectId}/{positionIndex}']>;
export type Vacancy = z.output<typeof vacancyView>;
export type BoardItem = Answer<'GET /opportunities'>['opportunities'][number];
export type SavedSearch = Answer<'GET /savedSearches'>['searches'][number];
export type SuitableJob = Answer<'GET /opportunities/suitable'>['opportunities'][number];
