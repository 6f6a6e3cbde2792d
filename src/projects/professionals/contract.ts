import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { supportHappenings } from '#support/happenings.ts';
import { projectHappenings } from '#projects/happenings.ts';
import { cents, moment, text, version } from '#platform/contract/schemas.ts';
import { FREE_TEXT_LENGTH } from '#platform/contract/text-lengths.ts';
import { openToUnverified } from '#platform/contract/stated-reasons.ts';
import { projectErrors } from '#projects/errors.ts';
import { positionBody, positionChanges } from '#projects/schemas.ts';
import { squad, squadMember, vacancyLink } from './schemas.ts';
import { replacementReasons } from '#projects/professionals/rules/professional-terms.ts';
import { MAXIMUM_HOURLY_CENTS, MAXIMUM_MONTHLY_HOURS } from '#projects/rules/terms.ts';

const projectId = z.object({ projectId: z.uuid() });
const readers = { roles: ['squadOwner', 'recruiter', 'admin'] } as const;
const assigner = { roles: ['squadOwner', 'admin'], permission: 'assignProfessionals' } as const;
const administrator = { roles: ['admin'] } as const;
const professional = { professionalId: z.uuid() };
const reason = text(FREE_TEXT_LENGTH, 1);
const promised = z.object({ supportId: z.uuid(), answerDueAt: moment });
const refusals = [projectErrors.professionalNotFound, projectErrors.professionalEnded] as const;

const value = z
  .object({
    function: text(200, 1),
    /** Cents of the project's currency per hour. */
    netHourly: cents.min(1).max(MAXIMUM_HOURLY_CENTS),
    grossHourly: cents.min(1).max(MAXIMUM_HOURLY_CENTS),
    monthlyHours: z.int().min(1).max(MAXIMUM_MONTHLY_HOURS),
  })
  .refine(({ netHourly, grossHourly }) => netHourly <= grossHourly, { path: ['netHourly'] });

/** What the new vacancy says otherwise than the one it is a copy of; with it the vacancy must be complete. */
const changes = positionChanges.optional();

export const professionalsContract = defineContract({
  'POST /myProjects/{projectId}/positions': operation({
    summary: 'Adds a vacancy to a project in which nobody works yet',
    access: { roles: ['squadOwner', 'admin'], permission: 'editProject', verified: true },
    changes: [projectHappenings.vacancyAdded],
    params: projectId,
    body: positionBody,
    output: z.object({ id: z.uuid(), positionIndex: z.int() }),
    status: 201,
    errors: [
      projectErrors.notFound,
      projectErrors.statusForbids,
      projectErrors.tooManyPositions,
      projectErrors.planSuspended,
      projectErrors.freeJobsUsed,
    ],
  }),
  'GET /myProjects/{projectId}/professionals': operation({
    summary:
      'Everybody who was hired for a project, with what became of them, and its upsell and replacement vacancies',
    access: readers,
    params: projectId,
    output: squad,
    errors: [projectErrors.notFound],
  }),
  'GET /supports/getSquad': operation({
    summary: 'The professionals that work for a company now, over all its projects, latest hire first',
    access: readers,
    output: z.object({ professionals: z.array(squadMember) }),
  }),
  'POST /upsell/{projectId}': operation({
    summary:
      'Adds an upsell to a running project, or a replacement for one of its professionals; answers the new vacancy',
    access: { ...assigner, verified: true },
    changes: [projectHappenings.vacancyAdded],
    params: projectId,
    body: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('upsell'), value, changes }),
      z.object({
        kind: z.literal('replacement'),
        ...professional,
        reason: z.enum(replacementReasons),
        value,
        changes,
      }),
    ]),
    output: vacancyLink,
    status: 201,
    errors: [
      projectErrors.notFound,
      projectErrors.statusForbids,
      projectErrors.notUnderWay,
      projectErrors.tooManyPositions,
      projectErrors.alreadyInReplacement,
      projectErrors.planSuspended,
      projectErrors.freeJobsUsed,
      ...refusals,
    ],
  }),
  'GET /upsell/{projectId}': operation({
    summary: 'The upsell and replacement vacancies of a project',
    access: readers,
    params: projectId,
    output: squad.pick({ vacancies: true }),
    errors: [projectErrors.notFound],
  }),
  'POST /blockPayment': operation({
    summary: 'Asks the team to block the payments of a professional; nothing changes until they do',
    access: { roles: ['squadOwner'], permission: 'blockPayments' },
    changes: [projectHappenings.paymentBlockRequested, supportHappenings.opened],
    unverified: openToUnverified.help,
    body: z.object({ ...professional, reason }),
    output: promised,
    status: 201,
    errors: [...refusals, projectErrors.alreadyBlocked, projectErrors.alreadyRequested],
  }),
  'PUT /blockPayment': operation({
    summary: 'Blocks the payments of a professional, or lets them go on',
    access: administrator,
    changes: [projectHappenings.paymentBlocked, projectHappenings.paymentUnblocked],
    body: z.object({ ...professional, version, blocked: z.boolean(), note: reason }),
    output: z.object({ version }),
    errors: [...refusals],
  }),
  'POST /deactiveSquadMember': operation({
    summary: 'Asks the team to deactivate a professional; nothing changes until they do',
    access: { roles: ['squadOwner'], permission: 'turnOffProfessionals' },
    changes: [projectHappenings.deactivationRequested, projectHappenings.replacementBegun, supportHappenings.opened],
    unverified: openToUnverified.help,
    body: z.object({ ...professional, reason }),
    output: promised,
    status: 201,
    errors: [...refusals, projectErrors.alreadyRequested],
  }),
  'PUT /deactiveSquadMember': operation({
    summary: 'Deactivates a professional, stating whether hours are owed, with a note for finance',
    access: administrator,
    changes: [projectHappenings.deactivated],
    body: z.object({ ...professional, version, hoursOwed: z.boolean(), financeNote: reason }),
    output: z.object({ version }),
    errors: [...refusals],
  }),
});
