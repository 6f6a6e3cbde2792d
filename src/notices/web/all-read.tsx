import { useMutation } from '@tanstack/react-query';
import type { Notice } from '#notices/contract.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { useMarkNotices } from './use-mark-notices.ts';
import { api } from './notices-query.ts';

/** Marks everything up to the newest shown notice as read; what comes meanwhile stays unread. */
export function AllRead({ notices }: { notices: readonly Notice[] }) {
  const { t } = useTranslation('notices');
  const { markShown, onFailure } = useMarkNotices();
  const upTo = notices[0]?.id;
  const mark = useMutation({
    mutationFn: (id: string) => api('PUT /notices/allRead', { body: { upTo: id } }),
    onMutate: () => markShown(() => true, true),
    onError: onFailure,
  });
  if (upTo === undefined) return null;
  return (
    <Button
      size="sm"
      variant="quiet"
      disabled={notices.every(({ isRead }) => isRead)}
      loading={mark.isPending}
      onClick={() => mark.mutate(upTo)}
    >
      {t('allRead')}
    </Button>
  );
}
