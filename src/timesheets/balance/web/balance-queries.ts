import { queryOptions } from '@tanstack/react-query';
import type { OutputOf } from '#platform/contract/operation.ts';
import { createClient } from '#ui/client.ts';
import { hoursKey } from '#timesheets/hours/web/hours-queries.ts';
import type { professionalsContract } from '#timesheets/professionals/contract.ts';

const api = createClient<typeof professionalsContract>();

export type BalanceRow = OutputOf<
  (typeof professionalsContract)['GET /timeControlData/{projectId}']
>['professionals'][number];

/** Reads the balances of a project's people in a month `YYYY-MM`; without one, in the present month. */
export function projectBalanceQuery(projectId: string, month: string | undefined) {
  return queryOptions({
    queryKey: ['tasks', projectId, 'balance', month ?? 'now'],
    queryFn: ({ signal }) =>
      api('GET /timeControlData/{projectId}', {
        params: { projectId },
        query: month === undefined ? {} : { month },
        signal,
      }),
  });
}

/** The reader's own, read anew with their hours. */
export function ownBalanceQuery(memberId: string, month: string) {
  return queryOptions({
    queryKey: [...hoursKey, 'balance', month],
    queryFn: ({ signal }) =>
      api('GET /hourConsumption/{memberId}/{month}', { params: { memberId, month }, query: {}, signal }),
  });
}
