import { z } from 'zod';
import { currency, moment, version } from '#platform/contract/schemas.ts';
import * as professionalTerms from '#projects/professionals/rules/professional-terms.ts';
import { positionStates } from '#projects/rules/terms.ts';

export const vacancyLink = z.object({
  vacancyId: z.uuid(),
  positionIndex: z.int(),
  /** The address of the vacancy's page, with the id that records through which link somebody came. */
  path: z.string(),
});

const request = z.object({
  type: z.enum(['paymentBlock', 'deactivation', 'replacement']),
  supportId: z.uuid(),
  answerDueAt: moment,
});

export const professionalView = z.object({
  id: z.uuid(),
  memberId: z.uuid(),
  name: z.string(),
  image: z.string().nullable(),
  positionIndex: z.int(),
  positionTitle: z.string(),
  /** As agreed, otherwise the vacancy's. */
  monthlyHours: z.int().nullable(),
  /** As agreed, in cents; null without an agreement and for readers without `accessPayments`. */
  pay: z.object({ netHourly: z.int(), grossHourly: z.int(), currency }).nullable(),
  /** Still there, in a project that has not ended. */
  works: z.boolean(),
  state: z.enum(professionalTerms.professionalStates),
  paymentBlockedAt: moment.nullable(),
  hiredAt: moment,
  endedAt: moment.nullable(),
  version,
  /** Requests that the team has not settled yet. */
  requests: z.array(request),
  /** For the provider's staff only. */
  deactivation: z.object({ hoursOwed: z.boolean(), financeNote: z.string() }).nullable(),
  events: z.array(
    z.object({
      event: z.enum(professionalTerms.professionalEvents),
      /** A code of `replacementReasons`, or free text. */
      reason: z.string().nullable(),
      by: z.string().nullable(),
      at: moment,
    }),
  ),
  abilities: z.object({
    requestBlock: z.boolean(),
    requestDeactivation: z.boolean(),
    replace: z.boolean(),
    block: z.boolean(),
    unblock: z.boolean(),
    deactivate: z.boolean(),
  }),
});

const vacancyView = z.object({
  id: z.uuid(),
  kind: z.enum(professionalTerms.vacancyKinds),
  positionIndex: z.int(),
  positionState: z.enum(positionStates),
  path: z.string(),
  function: z.string(),
  monthlyHours: z.int(),
  /** Cents per hour; null for readers who may not see money. */
  value: z.object({ netHourly: z.int(), grossHourly: z.int(), currency }).nullable(),
  replaces: z.object({ name: z.string(), reason: z.enum(professionalTerms.replacementReasons) }).nullable(),
  isDropped: z.boolean(),
  createdAt: moment,
});

export const squad = z.object({
  professionals: z.array(professionalView),
  vacancies: z.array(vacancyView),
});

export const squadMember = z.object({
  professionalId: z.uuid(),
  memberId: z.uuid(),
  name: z.string(),
  image: z.string().nullable(),
  state: z.enum(professionalTerms.professionalStates),
  projectId: z.uuid(),
  projectTitle: z.string(),
  positionTitle: z.string(),
});
