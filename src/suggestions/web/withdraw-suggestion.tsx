import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { pipelineApi, type Suggested } from './api.ts';
import { SUGGESTED_KEY } from './suggested/suggested-queries.ts';

type OwnApplication = NonNullable<Suggested['application']>;

interface WithdrawSuggestionProps {
  name: string;
  applicationId: string;
  suggestion: NonNullable<OwnApplication['suggestion']>;
}

/** Withdraws a suggestion at once; undo restores it with the same comment. */
export function WithdrawSuggestion({ name, applicationId, suggestion: { comment, version } }: WithdrawSuggestionProps) {
  const { t } = useTranslation('suggestions');
  const queryClient = useQueryClient();
  const params = { applicationId };
  const settle = () => queryClient.invalidateQueries({ queryKey: SUGGESTED_KEY });
  const fail = (error: Error) => void toast.error(t('suggest.failed'), { description: error.message });
  const again = () =>
    void pipelineApi('POST /candidates/{applicationId}/suggestion', { params, body: { comment } })
      .catch(fail)
      .then(settle);
  const takeBack = useMutation({
    mutationFn: () =>
      pipelineApi('DELETE /candidates/{applicationId}/suggestion', { params, query: { version: String(version) } }),
    onSuccess: () =>
      void toast.info(t('suggest.takenBack', { name }), { actions: [{ label: t('suggest.undo'), onClick: again }] }),
    onError: fail,
    onSettled: settle,
  });
  return (
    <Button
      size="sm"
      variant="quiet"
      loading={takeBack.isPending}
      aria-label={t('suggest.takeBackOf', { name })}
      onClick={() => takeBack.mutate()}
    >
      {t('suggest.takeBack')}
    </Button>
  );
}
