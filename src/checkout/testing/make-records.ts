import { buildOrder, buildServiceOrder } from '#checkout/builders.ts';
import type { MakeRecords } from '#platform/testing/access-sample.ts';

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    orderId: string;
    serviceOrderId: string;
  }
}

/** An open boleto of the company, and a service that it was asked to pay. */
export const makeRecords: MakeRecords = async ({ database }, { workspaceId, ownerId }) => {
  const order = { workspaceId, ownerId, method: 'boleto', cents: 10_000, state: 'open', at: new Date() } as const;
  const { orderId } = await buildOrder(database, order);
  const service = { workspaceId, createdBy: ownerId, cents: 50_000, description: 'Screening' };
  return { orderId, serviceOrderId: await buildServiceOrder(database, service) };
};
