import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Notice } from '#pipeline/moving/schemas.ts';
import { paramsOf, type Place } from '#pipeline/candidates/web/candidate-keys.ts';
import { refreshAll } from '#pipeline/candidates/web/pipeline-cache.ts';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { NoticeDialog } from './notice-dialog.tsx';
import { remainingQuery } from './rejection-queries.ts';
import { movingApi } from './moving-api.ts';
import { momentText } from './send-dates.ts';

interface TellRemainingProps {
  place: Place;
  company: string | null;
  onClose: () => void;
}

/** After a hire: asks what everybody who remains in the vacancy is told. Nobody remains, or nobody knows who: it closes by itself, and the board's note asks later. */
export function TellRemaining({ place, company, onClose }: TellRemainingProps) {
  const { t } = useTranslation('pipeline/moving/rejections');
  const queryClient = useQueryClient();
  const query = useQuery(remainingQuery(place));
  const { remaining: count, plainMessageAt } = query.data ?? { plainMessageAt: null };
  const isOver = query.isFetchedAfterMount && (count === 0 || (count === undefined && query.isError));
  useEffect(() => {
    if (isOver) onClose();
  }, [isOver, onClose]);
  if (count === undefined || count === 0) return null;

  async function send(notice: Notice): Promise<boolean> {
    try {
      const { candidates } = await movingApi('POST /myProjects/{projectId}/positions/{positionIndex}/rejection', {
        params: paramsOf(place),
        body: notice,
      });
      toast.success(t('form.remainingDone', { count: candidates }));
      return true;
    } catch (problem) {
      toast.error(t('form.failed'), { ...(isApiError(problem) && { description: problem.message }) });
      return false;
    } finally {
      refreshAll(queryClient, place);
    }
  }

  return (
    <NoticeDialog
      draftKey={`remaining:${place.projectId}:${place.position}`}
      title={t('form.remainingTitle', { count })}
      text={
        <>
          <p>{t('form.remainingText')}</p>
          {plainMessageAt !== null && (
            <p className="sub">{t('form.remainingLater', { date: momentText(plainMessageAt) })}</p>
          )}
        </>
      }
      confirmLabel={t('form.remainingAction', { count })}
      cancelLabel={t('form.notNow')}
      isDestructive
      company={company}
      form={query}
      onClose={onClose}
      onSend={send}
    />
  );
}
