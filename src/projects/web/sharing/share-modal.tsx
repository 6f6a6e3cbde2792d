import { Modal, Switch, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from '#platform/ui/i18n.ts';
import { ButtonLink } from '#platform/ui/controls/button.tsx';
import { CopyLinkButton } from '#platform/ui/controls/copy-link-button.tsx';
import { LoadError } from '#platform/ui/states/error-state.tsx';
import '#platform/ui/theme/full-styles.ts';
import { ConfirmDialog } from '#platform/ui/toasts/confirm-dialog.tsx';
import { toast } from '#platform/ui/toasts/toast-store.ts';
import type { ShareSubject } from '#projects/contract/shares.ts';
import { sharesApi, shareQuery } from './share-queries.ts';
import styles from './sharing.module.css';

/** Whether a brief or project may be read by a link, and by which. */
export function ShareModal({ subject, onClose }: { subject: ShareSubject; onClose: () => void }) {
  const { t } = useTranslation('projects/sharing');
  const queryClient = useQueryClient();
  const query = shareQuery(subject);
  const state = useQuery(query);
  const [asking, setAsking] = useState(false);
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
    onSettled: () => setAsking(false),
  });
  const share = state.data?.share ?? null;
  const address = share && window.location.origin + share.path;
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
        <Switch
          label={t('share.switch')}
          description={t(share ? 'share.on' : 'share.off')}
          checked={share !== null}
          disabled={!state.data || make.isPending || revoke.isPending}
          onChange={() => (share ? setAsking(true) : make.mutate())}
        />
      )}
      {address && (
        <div className={styles.link}>
          <TextInput
            readOnly
            label={t('share.link')}
            value={address}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyLinkButton address={address} variant="primary" />
          <ButtonLink to={share.path} target="_blank">
            {t('share.open')}
          </ButtonLink>
        </div>
      )}
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('share.revokeTitle')}
        confirmLabel={t('share.revoke')}
        destructive
        loading={revoke.isPending}
        onConfirm={() => revoke.mutate()}
      >
        {t('share.revokeText')}
      </ConfirmDialog>
    </Modal>
  );
}
