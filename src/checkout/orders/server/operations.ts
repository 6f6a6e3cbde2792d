import { ordersContract } from '#checkout/orders/contract.ts';
import { implement } from '#platform/http/implement.ts';
import { makeBoletoDocument } from './boleto-document.ts';
import { cancelOrder, takeSandboxAction } from './end-order.ts';
import { findOrder } from './find-order.ts';
import { payService } from './pay-service.ts';
import { listOrders, listOwnServices, readOrder } from './read-orders.ts';
import { settleOrder } from './settle-order.ts';
import { startOrder } from './start-order.ts';

export const ordersOperations = implement(ordersContract, {
  'GET /orders': ({ query, context }) => listOrders(context, query.cursor),
  'GET /orders/services': ({ query, context }) => listOwnServices(context, query.cursor),
  'POST /orders': ({ body, context }) => startOrder(context, body),
  'GET /orders/{orderId}': ({ params, context }) => readOrder(context, params.orderId),
  'POST /orders/{orderId}/payment': async ({ params: { orderId }, body, context }) => {
    await payService(context, orderId, body.method);
    return readOrder(context, orderId);
  },
  'POST /orders/{orderId}/look': async ({ params: { orderId }, context }) => {
    // Whatever was settled meanwhile without paying its service order stands for it no more; the service order is read all the same.
    const order = await findOrder(context.database, context, orderId);
    if (order) await settleOrder(context, order.id);
    return readOrder(context, orderId);
  },
  'POST /orders/{orderId}/cancel': async ({ params: { orderId }, context }) => {
    await cancelOrder(context, orderId);
    return readOrder(context, orderId);
  },
  'POST /orders/{orderId}/sandboxAction': async ({ params: { orderId }, body, context }) => {
    await takeSandboxAction(context, orderId, body.action);
    return readOrder(context, orderId);
  },
  'GET /orders/{orderId}/boleto': ({ params, context }) => makeBoletoDocument(context, params.orderId),
});
