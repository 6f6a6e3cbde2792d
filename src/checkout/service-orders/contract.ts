import { z } from 'zod';
import { checkoutErrors } from '#checkout/errors.ts';
import { checkoutHappenings } from '#checkout/happenings.ts';
import { planIds } from '#checkout/rules/plan-catalogue.ts';
import {
  DESCRIPTION_LENGTH,
  itemKinds,
  LEAST_PAYABLE_CENTS,
  serviceOrderStates,
  serviceOrderTypes,
} from '#checkout/rules/service-order-terms.ts';
import { defineContract, operation } from '#platform/contract/operation.ts';
import { cents, currency, moment, text } from '#platform/contract/schemas.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { approvalErrors } from '#second-approvals/errors.ts';
import { approvalHappenings } from '#second-approvals/happenings.ts';

const administrators = { roles: ['admin'] } as const;
const ofOrder = z.object({ serviceOrderId: z.uuid() });
const { notFound } = platformErrors;

export const serviceOrderView = z.object({
  serviceOrderId: z.uuid(),
  company: z.string(),
  type: z.enum(serviceOrderTypes),
  planId: z.enum(planIds).nullable(),
  description: z.string(),
  currency,
  cents,
  items: z.array(
    z.object({
      kind: z.enum(itemKinds),
      cents,
      units: z.int().optional(),
      number: z.int().optional(),
      count: z.int().optional(),
      from: z.iso.date().optional(),
      until: z.iso.date().optional(),
    }),
  ),
  state: z.enum(serviceOrderStates),
  /** A second administrator was asked to cancel it. */
  isAsked: z.boolean(),
  isOverdue: z.boolean(),
  /** After its due day it costs a late fee and interest; `cents` and `items` contain those of today. */
  isChargeable: z.boolean(),
  dueOn: z.iso.date(),
  createdAt: moment,
  endedAt: moment.nullable(),
});
export type ServiceOrderView = z.output<typeof serviceOrderView>;

const filter = z.object({
  state: z.enum(serviceOrderStates).optional(),
  /** Part of the company’s name. */
  search: text(120).default(''),
  cursor: z.uuid().optional(),
});

export const serviceOrdersContract = defineContract({
  'GET /serviceOrders': operation({
    summary: 'What companies were asked to pay for services and plans, newest first',
    access: administrators,
    query: filter,
    output: z.object({ orders: z.array(serviceOrderView), next: z.uuid().nullable() }),
  }),
  'GET /serviceOrders/companies': operation({
    summary: 'Companies by name or by their owner’s e-mail, to make an order for',
    access: administrators,
    query: z.object({ search: text(120).default('') }),
    output: z.object({
      companies: z.array(z.object({ workspaceId: z.uuid(), company: z.string(), owner: z.string() })),
    }),
  }),
  'POST /serviceOrders': operation({
    summary: 'Asks a company to pay for a service or to add credits, and mails the link to pay to its owner',
    access: administrators,
    changes: [checkoutHappenings.serviceOrdered],
    body: z
      .object({
        workspaceId: z.uuid(),
        type: z.enum(serviceOrderTypes),
        planId: z.enum(planIds).nullable(),
        currency,
        cents,
        description: text(DESCRIPTION_LENGTH, 1),
      })
      .superRefine((order, check) => {
        if (order.cents >= LEAST_PAYABLE_CENTS) return;
        check.addIssue({ code: 'custom', path: ['cents'], params: { code: checkoutErrors.amountTooSmall.code } });
      }),
    status: 201,
    output: z.object({ serviceOrderId: z.uuid() }),
    errors: [notFound, checkoutErrors.amountTooSmall, checkoutErrors.planNotOnSale],
  }),
  'POST /serviceOrders/{serviceOrderId}/cancel': operation({
    summary: 'Cancels an order that nobody has paid; what is paid all the same becomes credits',
    access: administrators,
    changes: [checkoutHappenings.serviceCanceled, approvalHappenings.asked],
    params: ofOrder,
    output: serviceOrderView,
    errors: [notFound, checkoutErrors.orderEnded, approvalErrors.alreadyAsked],
  }),
});
