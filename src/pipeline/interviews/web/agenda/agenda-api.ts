import type { agendaContract } from '#pipeline/interviews/contract/agenda.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';

export const agendaApi = createClient<typeof agendaContract>();
export type OfferOptions = OutputOf<(typeof agendaContract)['GET /candidates/{applicationId}/interview/options']>;
export type AgendaFilters = OutputOf<(typeof agendaContract)['GET /interviews/filters']>;
