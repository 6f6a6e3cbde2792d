import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { BankDetails } from '#profiles/rules/bank-details.ts';
import { api } from './api.ts';

export const bankDetailsQuery = queryOptions({
  queryKey: ['profiles', 'bankDetails'],
  queryFn: ({ signal }) => api('GET /users/bankDetails', { signal }),
});

export function useSaveBankDetails() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: BankDetails & { version: number }) => api('PUT /users/bankDetails', { body }),
    onSuccess: (saved) => queryClient.setQueryData(bankDetailsQuery.queryKey, saved),
    onError: () => queryClient.invalidateQueries({ queryKey: bankDetailsQuery.queryKey }),
  });
}
