import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { readAnew } from '#ui/live/read-anew.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { choicesApi, type KindChoice, noticeChoicesQuery } from './notice-choices-api.ts';

interface Chosen {
  kind: KindChoice['kind'];
  /** Null: as in all other spaces. */
  choice: { inProduct: boolean; mail: KindChoice['mail'] } | null;
}

/** Chooses at once; a refusal rolls it back and shows why. */
export function useChooseNotices(workspaceId: string | null) {
  const { t } = useTranslation('notices/choices');
  const queryClient = useQueryClient();
  const { queryKey } = noticeChoicesQuery(workspaceId);
  return useMutation({
    scope: { id: 'notice-choices' },
    mutationFn: ({ kind, choice }: Chosen) =>
      choicesApi('PUT /noticeChoices/{kind}', { params: { kind }, body: { workspaceId, choice } }),
    onMutate: async ({ kind, choice }) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      if (choice)
        queryClient.setQueryData(
          queryKey,
          (now) =>
            now && {
              ...now,
              kinds: now.kinds.map((one) =>
                one.kind === kind
                  ? {
                      ...one,
                      mail: choice.mail,
                      inProduct: one.inProduct === null ? null : choice.inProduct,
                      isOwn: workspaceId !== null,
                    }
                  : one,
              ),
            },
        );
      return { before };
    },
    onError: (error, _choice, kept) => {
      queryClient.setQueryData(queryKey, kept?.before);
      toast.error(t('failed'), isApiError(error) ? { description: error.message } : {});
    },
    onSuccess: () => {
      readAnew(queryClient, ['account', 'noticeChoices']);
      readAnew(queryClient, ['notices']);
    },
  });
}
