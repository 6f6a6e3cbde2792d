import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Notice } from '#notices/contract.ts';
import { isApiError } from '#ui/api-error.ts';
import { useTranslation } from '#ui/i18n.ts';
import { readAnew } from '#ui/live/read-anew.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { api, noticeCountQuery } from './notices-query.ts';

type Pages = InfiniteData<{ notices: Notice[]; next: string | null }>;

/** Marks notices at once, everywhere they are shown; the server's word follows. */
export function useMarkNotices() {
  const { t } = useTranslation('notices');
  const queryClient = useQueryClient();
  const onFailure = (error: Error) => {
    readAnew(queryClient, ['notices']);
    toast.error(t('failed'), isApiError(error) ? { description: error.message } : {});
  };
  const markShown = (concerns: (notice: Notice) => boolean, isRead: boolean) => {
    let changed = 0;
    const counted = new Set<string>();
    queryClient.setQueriesData<Pages>({ queryKey: ['notices', 'list'] }, (data) => {
      if (!data) return data;
      const mark = (notice: Notice) => {
        if (!concerns(notice) || notice.isRead === isRead) return notice;
        if (!counted.has(notice.id)) changed += isRead ? -1 : 1;
        counted.add(notice.id);
        return { ...notice, isRead };
      };
      return { ...data, pages: data.pages.map((page) => ({ ...page, notices: page.notices.map(mark) })) };
    });
    queryClient.setQueryData(
      noticeCountQuery.queryKey,
      (now) => now && { ...now, count: now.more ? now.count : Math.max(0, now.count + changed) },
    );
  };
  const mark = useMutation({
    mutationFn: ({ ids, isRead }: { ids: string[]; isRead: boolean }) =>
      api('PUT /notices/read', { body: { ids, isRead } }),
    onMutate: ({ ids, isRead }) => markShown(({ id }) => ids.includes(id), isRead),
    onError: onFailure,
  });
  return { mark, markShown, onFailure };
}
