import { eq } from 'drizzle-orm';
import { checkoutErrors } from '#checkout/errors.ts';
import { plansOnSale } from '#checkout/rules/plan-catalogue.ts';
import type { ServiceOrderItem } from '#checkout/rules/service-order-terms.ts';
import { serviceOrdersContract } from '#checkout/service-orders/contract.ts';
import { dateInSaoPaulo } from '#platform/calendar/business-days.ts';
import { platformErrors } from '#platform/errors/platform-errors.ts';
import { implement } from '#platform/http/implement.ts';
import { findCompanies } from '#workspaces/server/find-companies.ts';
import { workspaces } from '#workspaces/server/tables.ts';
import { cancelServiceOrder } from './cancel-service-order.ts';
import { listServiceOrders } from './find-service-orders.ts';
import { makeServiceOrder } from './make-service-order.ts';

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
