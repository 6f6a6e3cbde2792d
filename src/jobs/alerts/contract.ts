import { z } from 'zod';
import { savedFilters, SEARCH_LENGTH } from '#jobs/board/filter-schemas.ts';
import { englishCeilings, experienceLevels } from '#jobs/board/rules/search-filters.ts';
import { jobsErrors } from '#jobs/errors.ts';
import { stopAlertsPath } from '#jobs/paths.ts';
import { alertFrequencies, MAXIMUM_SAVED_SEARCHES, SEARCH_NAME_LENGTH } from '#jobs/alerts/rules/saved-search.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { done, moment, text, version } from '#platform/contract/schemas.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';
import { stateCodes } from '#platform/brazil/states.ts';
import { areas, hiringModels, workModels } from '#projects/rules/terms.ts';

const member = { roles: ['squadMember'] } as const;
const searchId = z.object({ searchId: z.uuid() });
const stopCode = z.object({ code: z.string().min(1).max(100) });
const stopLimit = { count: 60, seconds: 600 };

/** The words and filters of a saved search; empty lists and null mean any. */
const criteria = z.object({ search: text(SEARCH_LENGTH), ...savedFilters });
const name = text(SEARCH_NAME_LENGTH, 1);
const frequency = z.enum(alertFrequencies);

const savedSearch = z.object({
  id: z.string(),
  name: z.string(),
  criteria: z.object({
    search: z.string(),
    area: z.array(z.enum(areas)),
    hiringModel: z.array(z.enum(hiringModels)),
    workModel: z.array(z.enum(workModels)),
    level: z.array(z.enum(experienceLevels)),
    city: z.string(),
    state: z.enum(stateCodes).nullable(),
    payFrom: z.int().nullable(),
    english: z.enum(englishCeilings).nullable(),
  }),
  frequency,
  paused: z.boolean(),
  createdAt: moment,
  version,
});

const stopped = z.object({ name: z.string(), paused: z.boolean() });

export const savedSearchesContract = defineContract({
  'GET /savedSearches': operation({
    summary: "The caller's saved searches of the job board, newest first",
    access: member,
    output: z.object({ searches: z.array(savedSearch), maximum: z.literal(MAXIMUM_SAVED_SEARCHES) }),
  }),
  'POST /savedSearches': operation({
    summary: 'Save a search; new vacancies that it finds come by e-mail',
    access: member,
    changes: recordsNothing.preference,
    unverified: openToUnverified.interest,
    body: z.object({ name, criteria, frequency }),
    output: savedSearch,
    status: 201,
    errors: [jobsErrors.searchAlreadySaved, jobsErrors.tooManySearches, jobsErrors.searchUnreadable],
  }),
  'PATCH /savedSearches/{searchId}': operation({
    summary: 'Rename, change or pause a saved search; fields that are left out stay as they are',
    access: member,
    changes: recordsNothing.preference,
    unverified: openToUnverified.interest,
    params: searchId,
    body: z.object({
      version,
      name: name.optional(),
      criteria: criteria.optional(),
      frequency: frequency.optional(),
      paused: z.boolean().optional(),
    }),
    output: savedSearch,
    errors: [jobsErrors.searchNotFound, jobsErrors.searchAlreadySaved, jobsErrors.searchUnreadable],
  }),
  'DELETE /savedSearches/{searchId}': operation({
    summary: 'Delete a saved search',
    access: member,
    changes: recordsNothing.preference,
    unverified: openToUnverified.interest,
    params: searchId,
    output: done,
    errors: [jobsErrors.searchNotFound],
  }),
  'POST /alertStops/{code}': operation({
    summary: 'End the e-mails of a saved search by the link in one of them (RFC 8058); the search is kept, paused',
    access: 'public',
    mailedPage: ({ code = '' }) => stopAlertsPath(code),
    changes: recordsNothing.preference,
    params: stopCode,
    output: stopped,
    errors: [jobsErrors.stopLinkInvalid],
    limit: stopLimit,
  }),
  'POST /alertStops/{code}/resume': operation({
    summary: 'Take that back',
    access: 'public',
    changes: recordsNothing.preference,
    params: stopCode,
    output: stopped,
    errors: [jobsErrors.stopLinkInvalid],
    limit: stopLimit,
  }),
});
