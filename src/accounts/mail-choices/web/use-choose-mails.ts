import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { type MailChoice, mailChoicesApi, mailChoicesQuery } from './mail-choices-api.ts';

/** Switches a kind at once; a refusal rolls it back and shows why. */
export function useChooseMails() {
  const { t } = useTranslation('accounts/mail-choices');
  const queryClient = useQueryClient();
  const { queryKey } = mailChoicesQuery;
  return useMutation({
    scope: { id: 'mail-choices' },
    mutationFn: ({ kind, isOn }: Pick<MailChoice, 'kind' | 'isOn'>) =>
      mailChoicesApi('PUT /mailChoices/{kind}', { params: { kind }, body: { isOn } }),
    onMutate: async ({ kind, isOn }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(
        queryKey,
        (now) => now && { kinds: now.kinds.map((one) => (one.kind === kind ? { ...one, isOn } : one)) },
      );
      return { before };
    },
    onError: (error, _choice, kept) => {
      queryClient.setQueryData(queryKey, kept?.before);
      toast.error(t('failed'), isApiError(error) ? { description: error.message } : {});
    },
  });
}
