import { useQueryClient } from '@tanstack/react-query';
import type { Notice } from '#pipeline/moving/schemas.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import { candidatesKey } from '#pipeline/candidates/web/candidate-keys.ts';
import { isApiError, isStale } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { movingApi } from './moving-api.ts';
import { momentText } from './send-dates.ts';

/** Stops the message to a disqualified candidate, or writes another one. Each returns whether the server accepted. */
export function useNotice({ applicationId, name }: CandidateCard) {
  const { t } = useTranslation('pipeline/moving/rejections');
  const queryClient = useQueryClient();

  async function run(
    call: () => Promise<CandidateCard>,
    done: (card: CandidateCard) => void,
    onStale?: (problem: unknown) => void,
  ): Promise<boolean> {
    try {
      done(await call());
      return true;
    } catch (problem) {
      if (onStale && isStale(problem)) onStale(problem);
      else toast.error(t('form.failed'), { ...(isApiError(problem) && { description: problem.message }) });
      return false;
    } finally {
      void queryClient.invalidateQueries({ queryKey: candidatesKey });
      // The page may show the candidate on a board, in a list or alone.
      void queryClient.invalidateQueries({ queryKey: ['pipeline'] });
    }
  }

  const params = { applicationId };
  return {
    stop: () =>
      run(
        () => movingApi('DELETE /candidates/{applicationId}/rejection', { params }),
        ({ notice }) =>
          toast.success(
            t('notice.undone'),
            notice ? { description: t('notice.undoneText', { date: momentText(notice.sendAt) }) } : undefined,
          ),
      ),
    write: (body: Notice & { version: number }, onStale: (problem: unknown) => void) =>
      run(
        () => movingApi('PUT /candidates/{applicationId}/rejection', { params, body }),
        ({ notice }) =>
          notice
            ? toast.success(t('notice.written'), {
                description: t(notice.isOwn ? 'notice.own' : 'notice.plain', { date: momentText(notice.sendAt) }),
              })
            : toast.success(t('notice.sent', { name: personName(name) })),
        onStale,
      ),
  };
}
