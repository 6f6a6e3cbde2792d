import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { processApi } from './process-api.ts';
import { refreshCandidate } from '#pipeline/candidates/web/pipeline-cache.ts';
import { optionsQuery } from './interview-queries.ts';

interface Wish {
  times: readonly string[];
  timeZone: string;
  meetingLink: string;
  message: string;
  interviewerIds: string[];
}

/** Offers the selected times; reloads other people's times afterwards, even if the offer was refused. */
export function useOffer(applicationId: string, wish: Wish) {
  const { t } = useTranslation('pipeline/interviews');
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () =>
      processApi('POST /candidates/{applicationId}/interview', {
        params: { applicationId },
        body: { ...wish, times: [...wish.times], meetingLink: wish.meetingLink.trim() || null },
      }),
    onSuccess: () => void toast.success(t('offered'), { description: t('offeredText') }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: optionsQuery(applicationId).queryKey });
      refreshCandidate(queryClient, applicationId);
    },
  });
}
