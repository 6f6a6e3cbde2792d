import { buildOrder } from '#checkout/builders.ts';
import type { MakeRecords } from '#platform/testing/access-sample.ts';

declare module '#platform/testing/access-sample.ts' {
  interface SampleRecords {
    orderId: string;
  }
}

/** An open boleto of the company. */
export const makeRecords: MakeRecords = async ({ database }, { workspaceId, ownerId }) => {
  const order = { workspaceId, ownerId, method: 'boleto', cents: 10_000, state: 'open', at: new Date() } as const;
  const { orderId } = await buildOrder(database, order);
  return { orderId };
};
