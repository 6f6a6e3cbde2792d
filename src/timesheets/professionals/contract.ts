import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { cursor, text } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import * as schemas from './schemas.ts';

const company = { roles: ['squadOwner', 'admin'], permission: 'trackTasks' } as const;
const { notFound } = platformErrors;
const ofPerson = z.object({ projectId: z.uuid(), userId: z.uuid() });
const month = schemas.monthText.optional();

export const professionalsContract = defineContract({
  'GET /mySquads': operation({
    summary: 'The professionals of all projects of a company with their hours of a month, latest hire first',
    access: company,
    query: z.object({
      search: text(100).optional(),
      projectId: z.uuid().optional(),
      state: z.enum(['active', 'ended']).optional(),
      /** By default the present one. */
      month,
      cursor: cursor.optional(),
    }),
    output: z.object({
      month: schemas.monthText,
      professionals: z.array(schemas.squadRow),
      /** To filter by: those that have professionals, by title. */
      projects: z.array(z.object({ projectId: z.uuid(), title: z.string() })),
      nextCursor: z.string().nullable(),
    }),
  }),
  'GET /myFreelancers/{projectId}/{userId}': operation({
    summary: 'One professional of a project',
    access: company,
    params: ofPerson,
    output: schemas.professionalHead,
    errors: [notFound],
  }),
  'GET /myFreelancers/{projectId}/{userId}/finance': operation({
    summary: 'What the hours of a professional in a project come to, by month, latest first, at most 120',
    access: { ...company, permission: 'accessPayments' },
    params: ofPerson,
    output: z.object({ months: z.array(schemas.financeMonth) }),
    errors: [notFound],
  }),
  'GET /hourConsumption/{memberId}/{month}': operation({
    summary: 'The hours of a person in a month by day, with sums; professionals read their own',
    access: { roles: ['squadOwner', 'squadMember', 'admin'], permission: 'trackTasks' },
    params: z.object({ memberId: z.uuid(), month: schemas.monthText }),
    query: z.object({ projectId: z.uuid().optional() }),
    output: schemas.workedMonth,
    errors: [notFound],
  }),
  'GET /timeControlData/{projectId}': operation({
    summary: 'The planned and consumed hours of a project, and its professionals’ balance of a month',
    access: company,
    params: z.object({ projectId: z.uuid() }),
    query: z.object({ month }),
    output: schemas.timeControl,
    errors: [notFound],
  }),
});
