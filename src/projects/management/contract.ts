import { z } from 'zod';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { projectHappenings } from '#projects/happenings.ts';
import { calendarDate, cents, currency, text, version } from '#platform/contract/schemas.ts';
import { projectErrors } from '#projects/errors.ts';
import * as terms from '#projects/management/rules/management-terms.ts';
import { projectTypes } from '#projects/rules/terms.ts';
import { TITLE_LENGTH } from '#projects/schemas.ts';

const administrators = { roles: ['admin'] } as const;
const projectId = z.object({ projectId: z.uuid() });
const dateOrNone = calendarDate.nullable();

const managed = z.strictObject({
  title: text(TITLE_LENGTH, 1),
  type: z.enum(projectTypes).nullable(),
  phase: text(terms.PHASE_LENGTH),
  productType: text(terms.PRODUCT_TYPE_LENGTH),
  huntingOwnerId: z.uuid().nullable(),
  openedOn: dateOrNone,
  onboardingOn: dateOrNone,
  ongoingSince: dateOrNone,
  concludedOn: dateOrNone,
  /** Hundredths of a percent. */
  rate: z.int().min(0).max(terms.MAXIMUM_RATE).nullable(),
  /** Cents of the project's currency. */
  totalAmount: cents.nullable(),
  paymentType: z.enum(terms.paymentTypes).nullable(),
  installments: z.int().min(1).max(terms.MAXIMUM_INSTALLMENTS).nullable(),
});

const teamMember = z.object({ userId: z.uuid(), name: z.string() });

export const managementContract = defineContract({
  'GET /projectUpdate/{projectId}': operation({
    summary: 'What the team keeps of a project: general and financial facts, and who can be its hunting owner',
    access: administrators,
    params: projectId,
    output: managed.extend({ version, currency, team: z.array(teamMember) }),
    errors: [projectErrors.notFound],
  }),
  'PATCH /projectUpdate/{projectId}': operation({
    summary: 'Saves what the team keeps of a project',
    access: administrators,
    changes: [projectHappenings.managed],
    params: projectId,
    body: managed.extend({ version }),
    output: z.object({ version }),
    errors: [projectErrors.notFound, projectErrors.datesOutOfOrder, projectErrors.notOfTeam],
  }),
});

export type Management = z.output<typeof managed>;
