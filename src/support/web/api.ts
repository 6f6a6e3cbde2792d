import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';
import type { supportContract } from '#support/contract.ts';

export const api = createClient<typeof supportContract>();

export type TicketRow = OutputOf<(typeof supportContract)['GET /support']>['tickets'][number];
export type Ticket = OutputOf<(typeof supportContract)['GET /support/{supportId}']>;
