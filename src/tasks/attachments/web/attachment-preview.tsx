import { Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconDownload } from '#ui/icons/icons.ts';
import { LoadError } from '#ui/states/error-state.tsx';
import { Skeleton } from '#ui/states/skeleton.tsx';
import '#ui/theme/full-styles.ts';
import type { Attachment } from '#tasks/attachments/contract.ts';
import { previewKind } from '#tasks/attachments/rules/preview-kind.ts';
import styles from './attachments.module.css';
import { readAttachment } from './use-attachments.ts';

interface AttachmentPreviewProps {
  attachment: Attachment;
  onDownload: () => void;
  onClose: () => void;
}

/** A picture or PDF of a task. Its bytes come by the reader's rights, as with a download. */
export function AttachmentPreview({ attachment, onDownload, onClose }: AttachmentPreviewProps) {
  const { t } = useTranslation('tasks/attachments');
  const { attachmentId, name } = attachment;
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['attachment bytes', attachmentId],
    queryFn: ({ signal }) => readAttachment(attachmentId, signal),
    gcTime: 0,
  });
  const address = useObjectAddress(data);
  return (
    <Modal
      opened
      onClose={onClose}
      size="min(1120px, 100vw)"
      title={<span className={styles.previewTitle}>{name}</span>}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <div className={styles.stage}>
        {error && !data ? (
          <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact level={2} />
        ) : address === null ? (
          <Skeleton width="100%" height={360} />
        ) : (
          <Shown attachment={attachment} address={address} />
        )}
      </div>
      <div className={styles.previewFoot}>
        <Button icon={<IconDownload size={18} aria-hidden="true" />} onClick={onDownload}>
          {t('downloadAction')}
        </Button>
      </div>
    </Modal>
  );
}

function Shown({ attachment: { name, mediaType }, address }: { attachment: Attachment; address: string }) {
  const { t } = useTranslation('tasks/attachments');
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <p role="alert">{t('broken')}</p>;
  if (previewKind(mediaType) === 'picture') return <img src={address} alt={name} onError={() => setBroken(true)} />;
  // Browsers of phones mostly have no reader of their own.
  return (
    <object data={address} type={mediaType} aria-label={name}>
      <p>{t('noReader')}</p>
    </object>
  );
}

/** An address of the bytes for as long as they are shown. */
function useObjectAddress(bytes: Blob | undefined): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (!bytes) return;
    const made = URL.createObjectURL(bytes);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [bytes]);
  return address;
}
