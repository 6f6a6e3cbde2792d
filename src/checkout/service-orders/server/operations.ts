import { eq } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import { serviceOrdersPath } from '#checkout/paths.ts';
import { plansOnSale } from '#checkout/rules/plan-catalogue.ts';
import type { ServiceOrderItem } from '#checkout/rules/service-order-terms.ts';
import { serviceOrdersContract } from '#checkout/service-orders/contract.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { implement } from '#platform/http/implement.ts';
import type { SignedInContext } from '#platform/http/request-context.ts';
import { translate } from '#platform/i18n/translate.ts';
import type { Currency } from '#platform/money/currencies.ts';
import { moneyInWords } from '#platform/money/money-in-words.ts';
import { approvalErrors } from '#second-approvals/errors.ts';
import { countOutgoing, moveOutgoing } from '#second-approvals/server/count-outgoing.ts';
import type { ApprovalKind } from '#second-approvals/server/ports.ts';
import { requestApproval } from '#second-approvals/server/request-approval.ts';
import { findCompanies } from '#workspaces/server/find-companies.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { CANCEL_KIND, findServiceOrder, listServiceOrders, presentServiceOrder } from './find-service-orders.ts';
import { makeServiceOrder } from './make-service-order.ts';
import { endServiceOrder } from './pay-service-order.ts';
import { serviceOrders } from './tables.ts';
import { lockOpenOrder } from '#checkout/service-orders/server/find-service-orders.ts';

export const serviceOrdersOperations = implement(serviceOrdersContract, {
  'GET /serviceOrders': ({ query, context }) => listServiceOrders(context, query),
  'GET /serviceOrders/companies': async ({ query, context }) => ({
    companies: await findCompanies(context.database, query.search),
  }),
  'POST /serviceOrders': async ({ body: { cents, ...order }, context }) => {
    const { database, session, settings, now } = context;
    const [space] = await database
      .select({ closedAt: workspaces.closedAt })
      .from(workspaces)
      .where(eq(workspaces.id, order.workspaceId));
    if (!space || space.closedAt) throw platformErrors.notFound();
    const isCredits = order.type === 'credits';
    const mayName = isCredits ? [] : plansOnSale(dateInSaoPaulo(now));
    if (order.planId !== null && !mayName.some(({ planId }) => planId === order.planId))
      throw platformErrors.invalid({}, [{ path: 'planId', code: checkoutErrors.planNotOnSale.code }]);
    const items: ServiceOrderItem[] = [{ kind: isCredits ? 'credits' : 'service', cents }];
    const made = await database.transaction((transaction) =>
      makeServiceOrder(
        transaction,
        { ...order, createdBy: session.userId, items, cause: null, isMailed: true },
        { ...settings, now },
      ),
    );
    return made!;
  },
  'POST /serviceOrders/{serviceOrderId}/cancel': ({ params, context }) =>
    cancelServiceOrder(context, params.serviceOrderId),
});

/**
 * Cancels an open order or fine, which a company then does not pay: with what leaves that day above the limit a second administrator decides.
 * Payments that wait for it end within a minute; what is paid all the same becomes credits. Throws `checkout.orderEnded`,
 * `second-approvals.alreadyAsked`.
 */
async function cancelServiceOrder(context: SignedInContext, serviceOrderId: string) {
  const { database, session, settings, now } = context;
  await database.transaction(async (transaction) => {
    const order = await lockOpenOrder(transaction, eq(serviceOrders.id, serviceOrderId));
    const found = await findServiceOrder(transaction, serviceOrderId);
    if (!found) throw platformErrors.notFound();
    if (!order) throw checkoutErrors.orderEnded();
    const { cents, currency } = order;
    const { dailyLimitCents } = settings;
    const about = { aboutId: serviceOrderId, cents, currency, dailyLimitCents, now };
    const reasons = await countOutgoing(transaction, about);
    if (reasons.length === 0) {
      await endServiceOrder(transaction, order, { state: 'canceled', actorId: session.userId, now });
      return;
    }
    const details = { company: found.company, cents, currency };
    await requestApproval(transaction, {
      ...{ kind: CANCEL_KIND, words: cancelApproval, aboutId: serviceOrderId, details },
      ...{ askedBy: session.userId, reasons, now },
    });
  });
  const found = await findServiceOrder(database, serviceOrderId);
  return presentServiceOrder(found!, context);
}

/** An order that was paid while somebody decided is not canceled any more, and the request lapses. */
export const cancelApproval: ApprovalKind = {
  describe: ({ details: { company, cents, currency } }, language) => ({
    title: translate(language, 'checkout/service-orders:cancelApproval', {
      amount: moneyInWords(Number(cents), currency as Currency, language),
      company: String(company) || translate(language, 'checkout/service-orders:unnamed'),
    }),
    path: serviceOrdersPath,
  }),
  carryOut: async (transaction, { aboutId, decidedBy: actorId }, { now }) => {
    const order = await lockOpenOrder(transaction, eq(serviceOrders.id, aboutId));
    if (!order) throw approvalErrors.contentChanged();
    await moveOutgoing(transaction, aboutId, now);
    await endServiceOrder(transaction, order, { state: 'canceled', actorId, now });
  },
};
