import { Modal } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { ShareByLink } from '#ui/controls/share-by-link.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import type { ShareSubject } from '#projects/briefs/contract/shares.ts';
import { sharesApi, shareQuery } from './share-queries.ts';
import styles from './sharing.module.css';

/** Whether a brief or project can be read through a link, and the link. */
export function ShareModal({ subject, onClose }: { subject: ShareSubject; onClose: () => void }) {
  const { t } = useTranslation('projects/sharing');
  const queryClient = useQueryClient();
  const query = shareQuery(subject);
  const state = useQuery(query);
  const onError = (problem: Error) => toast.error(t('share.failed'), { description: problem.message });
  const make = useMutation({
    mutationFn: () => sharesApi('POST /briefShares/{kind}/{id}', { params: subject }),
    onSuccess: (share) => queryClient.setQueryData(query.queryKey, { share }),
    onError,
  });
  const revoke = useMutation({
    mutationFn: () => sharesApi('DELETE /briefShares/{kind}/{id}', { params: subject }),
    onSuccess: () => {
      queryClient.setQueryData(query.queryKey, { share: null });
      toast.success(t('share.revoked'));
    },
    onError,
  });
  const share = state.data?.share ?? null;
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('share.title')}
      closeButtonProps={{ 'aria-label': t('share.close') }}
    >
      <p className={styles.what}>{t('share.what')}</p>
      {state.isError ? (
        <LoadError error={state.error} onRetry={() => void state.refetch()} retrying={state.isFetching} compact />
      ) : (
        <ShareByLink
          share={share}
          words={{
            switch: t('share.switch'),
            state: t(share ? 'share.on' : 'share.off'),
            link: t('share.link'),
            open: t('share.open'),
            revoke: t('share.revoke'),
            revokeTitle: t('share.revokeTitle'),
            revokeText: t('share.revokeText'),
          }}
          isBusy={!state.data || make.isPending || revoke.isPending}
          isRevoking={revoke.isPending}
          make={make.mutate}
          revoke={() => revoke.mutateAsync()}
        />
      )}
    </Modal>
  );
}
