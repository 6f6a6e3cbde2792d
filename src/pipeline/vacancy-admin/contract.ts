import { z } from 'zod';
import { applicationsErrors } from '#applications/errors.ts';
import { pipelineErrors } from '#pipeline/errors.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { pipelineHappenings } from '#pipeline/happenings.ts';
import { workspaceHappenings } from '#workspaces/happenings.ts';
import { projectHappenings } from '#projects/happenings.ts';
import { applicationsHappenings } from '#applications/happenings.ts';
import { done, text, version } from '#platform/contract/schemas.ts';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { projectErrors } from '#projects/errors.ts';
import { positionParams } from '#projects/schemas.ts';

const admin = { roles: ['admin'] } as const;
const talentTeam = { roles: ['admin', 'recruiter'] } as const;
const search = text(120, 2);

export const professional = z.object({
  memberId: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  jobTitle: z.string(),
  city: z.string(),
  /** Whether this person has applied or was suggested already. */
  isCandidate: z.boolean(),
});

export const client = z.object({
  ownerId: z.string(),
  company: z.string(),
  ownerName: z.string(),
  email: z.string(),
});

export const vacancyAdminContract = defineContract({
  'DELETE /myProjects/{projectId}/positions/{positionIndex}': operation({
    summary: 'Remove a vacancy for good; its candidates are told that the process ended',
    access: { roles: ['squadOwner', 'admin'], permission: 'editProject' },
    changes: [
      projectHappenings.vacancyRemoved,
      projectHappenings.statusChanged,
      applicationsHappenings.closed,
      applicationsHappenings.interviewCancelled,
      workspaceHappenings.vacancyRemoved,
    ],
    unverified: openToUnverified.ending,
    params: positionParams,
    query: z.object({ version: z.coerce.number<string>().int().min(1) }),
    output: done,
    errors: [projectErrors.positionNotFound, projectErrors.positionFilled, projectErrors.statusForbids],
  }),
  'GET /changeProjectOwner': operation({
    summary: 'Clients to move a project to, by company or owner’s name, id or e-mail',
    access: admin,
    query: z.object({ search }),
    output: z.object({ clients: z.array(client) }),
  }),
  'PUT /changeProjectOwner/{squadOwnerId}': operation({
    summary: 'Move a project with its vacancies and candidates to another client',
    access: admin,
    changes: [workspaceHappenings.projectMigratedHere, workspaceHappenings.projectMigratedAway],
    params: z.object({ squadOwnerId: z.uuid() }),
    body: z.object({ projectId: z.uuid(), version }),
    output: z.object({ version, company: z.string() }),
    errors: [projectErrors.notFound, projectErrors.clientNotFound, projectErrors.sameClient],
  }),
  'GET /opportunities/{projectId}/{positionIndex}/professionals': operation({
    summary:
      'Professionals to put forward for a vacancy, by name, id or e-mail; those who want to be found also by profession and skill',
    access: talentTeam,
    params: positionParams,
    query: z.object({ search }),
    output: z.object({ professionals: z.array(professional) }),
    errors: [applicationsErrors.notFound],
  }),
  'POST /opportunities/{projectId}/{positionIndex}/indicate': operation({
    summary: 'Put a professional forward for a vacancy, with the comment that the company reads',
    access: talentTeam,
    changes: [
      applicationsHappenings.suggested,
      pipelineHappenings.candidateSuggested,
      workspaceHappenings.professionalSuggested,
    ],
    params: positionParams,
    body: z.object({ memberId: z.uuid(), comment: text(FREE_TEXT_LENGTH, 1) }),
    output: z.object({ applicationId: z.string() }),
    status: 201,
    errors: [
      applicationsErrors.notFound,
      applicationsErrors.positionClosed,
      pipelineErrors.professionalNotFound,
      pipelineErrors.alreadyCandidate,
    ],
  }),
});
