import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import type { MessageSide } from '#conversations/rules/terms.ts';
import type { ThreadView } from '#conversations/contract/thread-schemas.ts';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { readAnew } from '#ui/live/read-anew.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { threadCalls, threadQuery } from './thread-calls.ts';
import { threadsKey } from './threads-query.ts';

/** A conversation and what can be done in it. What somebody looks at is marked as read. `news` changes when it should be read anew. */
export function useThread(side: MessageSide, applicationId: string, news: unknown) {
  const { t } = useTranslation('conversations/threads');
  const queryClient = useQueryClient();
  const calls = useMemo(() => threadCalls(side, applicationId), [side, applicationId]);
  const query = useQuery(threadQuery(calls));
  const show = (view: ThreadView) => {
    queryClient.setQueryData(calls.key, view);
    void queryClient.invalidateQueries({ queryKey: threadsKey });
  };
  const refresh = () => queryClient.invalidateQueries({ queryKey: calls.key });

  const readAgain = useEffectEvent(() => readAnew(queryClient, calls.key));
  useEffect(() => readAgain(), [news]);
  const { mutate: markRead } = useMutation({ mutationFn: () => calls.mark({ read: true }), onSuccess: show });
  const isUnread = query.data?.isUnread === true;
  useEffect(() => {
    const look = () => {
      if (isUnread && document.visibilityState === 'visible') markRead();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isUnread, markRead]);

  /** Changes the conversation; a failure is told, and changes nothing. */
  const { mutate: change, isPending: isChanging } = useMutation({
    mutationFn: (call: () => Promise<ThreadView>) => call(),
    onSuccess: show,
    onError: (problem) => toast.error(t('failed'), { ...(isApiError(problem) && { description: problem.message }) }),
  });
  return { calls, query, show, refresh, change, isChanging };
}
