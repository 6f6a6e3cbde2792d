import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { backofficeContract } from '#backoffice/contract.ts';
import { api } from '#backoffice/web/api.ts';
import type { OutputOf } from '#platform/contract/operation.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';

type Staff = OutputOf<(typeof backofficeContract)['GET /cms/staff']>;
export type StaffMember = Staff['people'][number];
export type OpenInvitation = Staff['invitations'][number];
export type Company = StaffMember['companies'][number];

export const staffQuery = queryOptions({
  queryKey: ['backoffice', 'staff'],
  queryFn: ({ signal }) => api('GET /cms/staff', { signal }),
});

export const companiesQuery = (search: string) =>
  queryOptions({
    queryKey: ['backoffice', 'companies', search],
    queryFn: ({ signal }) => api('GET /cms/companies', { query: { search }, signal }),
  });

/** A change of the staff: shows the result as a toast and reloads the lists. */
export function useStaffChange<Input>(change: (input: Input) => Promise<unknown>, said?: string) {
  const { t } = useTranslation('backoffice');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: () => {
      if (said) toast.success(said);
      return queryClient.invalidateQueries({ queryKey: staffQuery.queryKey });
    },
    onError: (error) => toast.error(t('staff.failed'), { description: error.message }),
  });
}
