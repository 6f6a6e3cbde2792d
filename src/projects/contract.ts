import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { projectHappenings } from '#projects/happenings.ts';
import {
  boundedCount,
  cursor,
  done,
  moment,
  optionalText,
  queryFlag,
  text,
  version,
} from '#platform/contract/schemas.ts';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { openToUnverified, recordsNothing } from '#platform/contract/stated-reasons.ts';
import { briefBody, campaign } from '#projects/briefs/schemas.ts';
import { projectErrors } from './errors.ts';
import { positionChanges, positionParams, projectBody, projectFacts, TITLE_LENGTH } from '#projects/schemas.ts';
import { projectStages } from './rules/status.ts';
import { projectSorts } from './rules/project-sorts.ts';
import * as terms from './rules/terms.ts';
import { briefSummary, briefView, postedProject, projectRow, projectView } from './view-schemas.ts';

const projectId = z.object({ projectId: z.uuid() });
const briefId = z.object({ briefId: z.uuid() });
const owner = { roles: ['squadOwner'], permission: 'createProject' } as const;
const poster = { roles: ['squadOwner', 'admin'], permission: 'createProject' } as const;
const editor = { roles: ['squadOwner', 'admin'], permission: 'editProject' } as const;
const readers = { roles: ['squadOwner', 'recruiter', 'admin'] } as const;
const edited = z.object({ version });

const projectChanges = { version, title: text(TITLE_LENGTH, 1), ...projectFacts };

export const projectsContract = defineContract({
  'POST /project/post': operation({
    summary: 'Posts a project with its vacancies; with dryRun everything is checked and nothing written',
    access: { ...owner, verified: true },
    changes: [projectHappenings.posted],
    query: z.object({ dryRun: queryFlag.optional() }),
    body: projectBody,
    output: postedProject.extend({ dryRun: z.boolean() }),
    status: 201,
    errors: [projectErrors.alreadyPosted, projectErrors.planSuspended, projectErrors.freeJobsUsed],
  }),
  'PUT /project/put': operation({
    summary: 'Changes what a project says of itself',
    access: editor,
    changes: [projectHappenings.edited],
    unverified: openToUnverified.ending,
    body: z.object({ projectId: z.uuid(), ...projectChanges }),
    output: edited,
    errors: [projectErrors.notFound, projectErrors.statusForbids, projectErrors.currencyFixed],
  }),
  'PUT /projectUpdate/{projectId}': operation({
    summary: 'Changes what a project says of itself',
    access: editor,
    changes: [projectHappenings.edited],
    unverified: openToUnverified.ending,
    params: projectId,
    body: z.object(projectChanges),
    output: edited,
    errors: [projectErrors.notFound, projectErrors.statusForbids, projectErrors.currencyFixed],
  }),
  'PATCH /myProjects/{projectId}/status': operation({
    summary: 'Moves a project to another status along the table of legal moves; back and out only with a reason',
    access: editor,
    changes: [projectHappenings.statusChanged],
    unverified: openToUnverified.ending,
    params: projectId,
    body: z.object({ version, status: z.enum(terms.projectStatuses), reason: optionalText(FREE_TEXT_LENGTH) }),
    output: edited,
    errors: [
      projectErrors.notFound,
      projectErrors.illegalMove,
      projectErrors.needsOpenPosition,
      projectErrors.needsHired,
      projectErrors.needsNothingOpen,
    ],
  }),
  'PATCH /myProjects/{projectId}/positions/{positionIndex}': operation({
    summary: 'Edits, closes, hides or reopens a vacancy; fields that are left out stay as they are',
    // Reopening and new words are published at once.
    access: { ...editor, verified: true },
    changes: [
      projectHappenings.vacancyEdited,
      projectHappenings.vacancyHidden,
      projectHappenings.vacancyShown,
      projectHappenings.vacancyClosed,
      workspaceHappenings.vacancyEdited,
    ],
    params: positionParams,
    body: z.object({
      version,
      state: z.enum(['open', 'closed', 'hidden']).optional(),
      changes: positionChanges.optional(),
    }),
    output: edited,
    errors: [projectErrors.positionNotFound, projectErrors.positionFilled, projectErrors.statusForbids],
  }),
  'GET /myProjects': operation({
    summary: 'Projects within reach, latest change first, with counts per stage',
    access: readers,
    query: z.object({
      stage: z.enum(projectStages).optional(),
      /** Searches titles, including those of positions, and names of hired professionals. */
      search: text(100).optional(),
      sort: z.enum(projectSorts).optional(),
      direction: z.enum(['ascending', 'descending']).optional(),
      /** Only projects of this company, for callers who may access several. */
      squadOwnerId: z.uuid().optional(),
      cursor: cursor.optional(),
      limit: z.coerce.number<string>().int().min(1).max(100).optional(),
    }),
    errors: [projectErrors.clientNotFound],
    output: z.object({
      projects: z.array(projectRow),
      /** The company of `squadOwnerId`. */
      company: z.string().nullable(),
      nextCursor: z.string().nullable(),
      previousCursor: z.string().nullable(),
      counts: z.record(z.enum(['all', ...projectStages]), boundedCount),
      abilities: z.object({ post: z.boolean(), statistics: z.boolean() }),
    }),
  }),
  'GET /myProjects/{projectId}': operation({
    summary: 'One project with its vacancies and the history of its status',
    access: readers,
    params: projectId,
    output: projectView,
    errors: [projectErrors.notFound],
  }),
  'GET /myProjects/{projectId}/space': operation({
    summary: 'The other space of the caller that a project belongs to; null where there is none',
    access: { roles: ['squadOwner'] },
    params: projectId,
    output: z.object({ space: z.object({ workspaceId: z.uuid(), company: z.string() }).nullable() }),
  }),
  'POST /briefs': operation({
    summary: 'Begins a brief; administrators name the owner of the company for which they write it',
    access: poster,
    changes: recordsNothing.draft,
    unverified: openToUnverified.draft,
    body: briefBody.partial().extend({ campaign: campaign.optional(), squadOwnerId: z.uuid().optional() }),
    output: briefView,
    status: 201,
    errors: [projectErrors.tooManyDrafts, projectErrors.draftTooLarge, projectErrors.clientNotFound],
  }),
  'GET /briefs': operation({
    summary: 'Briefs that are not published yet, latest change first; for administrators, their own',
    access: poster,
    output: z.object({ briefs: z.array(briefSummary) }),
  }),
  'GET /briefs/{briefId}': operation({
    summary: 'One brief with its answers',
    access: poster,
    params: briefId,
    output: briefView,
    errors: [projectErrors.briefNotFound],
  }),
  'PATCH /briefs/{briefId}': operation({
    summary: 'Keeps what is being typed; half answers are welcome',
    access: poster,
    changes: recordsNothing.draft,
    unverified: openToUnverified.draft,
    params: briefId,
    body: briefBody.extend({ version }),
    output: z.object({ version, updatedAt: moment }),
    errors: [projectErrors.briefNotFound, projectErrors.alreadyPublished, projectErrors.draftTooLarge],
  }),
  'DELETE /briefs/{briefId}': operation({
    summary: 'Throws a brief away',
    access: poster,
    changes: recordsNothing.draft,
    unverified: openToUnverified.draft,
    params: briefId,
    output: done,
    errors: [projectErrors.briefNotFound],
  }),
  'POST /briefs/{briefId}/publish': operation({
    summary: 'Publishes a brief as a project; asked twice, it answers with the same project',
    access: { ...poster, verified: true },
    changes: [projectHappenings.posted],
    params: briefId,
    body: z.object({ version }),
    output: postedProject,
    status: 201,
    errors: [
      projectErrors.briefNotFound,
      projectErrors.briefIncomplete,
      projectErrors.planSuspended,
      projectErrors.freeJobsUsed,
    ],
  }),
});
