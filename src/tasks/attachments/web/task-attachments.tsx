import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { FileDrop } from '#ui/files/file-drop.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { MeterBar } from '#ui/marks/meter.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import type { Attachment } from '#tasks/attachments/contract.ts';
import type { TaskPartProps } from '#tasks/board/web/task-parts.ts';
import { attachmentsQuery } from './attachments-api.ts';
import styles from './attachments.module.css';
import { AttachmentItem } from './attachment-item.tsx';
import { useAttachments } from './use-attachments.ts';

const AttachmentPreview = lazyPart(async () => (await import('./attachment-preview.tsx')).AttachmentPreview);

/** The files of a task (TSK-04). */
export function TaskAttachments({ task: { taskId }, board }: TaskPartProps) {
  const { t } = useTranslation('tasks/attachments');
  const { projectId } = board.project;
  const { data, error, refetch, isFetching } = useQuery(attachmentsQuery(projectId, taskId));
  const { uploads, remove, download } = useAttachments(projectId, taskId);
  const [shown, show] = useState<Attachment | null>(null);
  const { current } = uploads;
  // Who may add nothing to a task without files reads nothing of files.
  if (data && data.attachments.length === 0 && !data.abilities.add && !current) return null;
  return (
    <section className={styles.attachments} aria-labelledby="task-attachments">
      <h3 id="task-attachments">{t('title')}</h3>
      {!data &&
        (error ? (
          <LoadError error={error} onRetry={() => void refetch()} retrying={isFetching} compact level={2} />
        ) : (
          <Loading>
            <SkeletonText lines={2} />
          </Loading>
        ))}
      {data && data.attachments.length > 0 && (
        <ul>
          {data.attachments.map((attachment) => (
            <AttachmentItem
              key={attachment.attachmentId}
              attachment={attachment}
              onShow={() => show(attachment)}
              onDownload={() => download.mutate(attachment)}
              onDelete={() => remove.mutate(attachment)}
            />
          ))}
        </ul>
      )}
      {current && (
        <div className={styles.sending} role="status">
          <MeterBar value={current.percent} maximum={100} label={t('sending', current)} />
          <Button size="sm" variant="quiet" onClick={uploads.stop}>
            {t('stop')}
          </Button>
        </div>
      )}
      {data?.abilities.add && (
        <FileDrop
          label={t('add')}
          help={t('help')}
          disabled={current !== null}
          onFiles={(files) => void uploads.send(files)}
        />
      )}
      {shown && (
        <AttachmentPreview attachment={shown} onDownload={() => download.mutate(shown)} onClose={() => show(null)} />
      )}
    </section>
  );
}
