import type { z } from 'zod';
import type { jobsContract } from '#jobs/contract.ts';
import type { VacancyCall, vacancyPage, vacancyView } from '#jobs/view-schemas.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#platform/ui/client.ts';

export const api = createClient<typeof jobsContract & VacancyCall>();

type Answer<Key extends keyof typeof jobsContract> = OutputOf<(typeof jobsContract)[Key]>;
export type JobView = z.output<typeof vacancyPage>;
export type Vacancy = z.output<typeof vacancyView>;
export type BoardItem = Answer<'GET /opportunities'>['opportunities'][number];
export type SavedSearch = Answer<'GET /savedSearches'>['searches'][number];
export type SuitableJob = Answer<'GET /opportunities/suitable'>['opportunities'][number];
