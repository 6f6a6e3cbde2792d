import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { acceptedFiles } from '#platform/contract/file-types.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { sizeText } from '#ui/files/size-text.ts';
import { useTranslation } from '#ui/i18n.ts';
import { IconDownload, IconFile, IconTrash, IconUpload } from '#ui/icons/icons.ts';
import { MeterBar } from '#ui/marks/meter.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { useDownload } from '#ui/use-download.ts';
import type { CandidateView } from '#pipeline/candidates/view-schemas.ts';
import { candidateKey } from '#pipeline/candidates/web/candidate-keys.ts';
import { filesApi } from './files-api.ts';
import styles from './files.module.css';
import { useSendFile } from './use-send-file.ts';

/** The company's files about the open candidate. */
export function PanelFiles({ view }: { view: CandidateView }) {
  const { t } = useTranslation('pipeline/files');
  const queryClient = useQueryClient();
  const { applicationId } = view.card;
  const queryKey = [...candidateKey(applicationId), 'files'] as const;
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => filesApi('GET /candidates/{applicationId}/files', { params: { applicationId }, signal }),
  });
  const refresh = () => queryClient.invalidateQueries({ queryKey });
  const sending = useSendFile(applicationId, refresh);
  const field = useRef<HTMLInputElement>(null);
  const [leaving, leave] = useState<{ fileId: string; name: string } | null>(null);
  const download = useDownload(async ({ fileId, name }: { fileId: string; name: string }) => ({
    blob: await filesApi('GET /candidates/{applicationId}/files/{fileId}', { params: { applicationId, fileId } }),
    name,
  }));

  async function remove(fileId: string) {
    try {
      await filesApi('DELETE /candidates/{applicationId}/files/{fileId}', { params: { applicationId, fileId } });
      toast.success(t('deleted'));
    } catch (problem) {
      toast.error(t('failed'), { ...(isApiError(problem) && { description: problem.message }) });
    }
    leave(null);
    await refresh();
  }

  if (query.error && !query.data) return <LoadError error={query.error} onRetry={() => void query.refetch()} compact />;
  if (!query.data)
    return (
      <div className={styles.files}>
        <Loading>
          <SkeletonText lines={3} />
        </Loading>
      </div>
    );
  const { files } = query.data;
  return (
    <div className={styles.files}>
      {files.length === 0 && <p className="sub">{t('none')}</p>}
      <ul>
        {files.map((file) => (
          <li key={file.fileId}>
            <IconFile size={20} aria-hidden="true" />
            <span className={styles.name}>
              <b>{file.name}</b>
              <span className="meta">
                {sizeText(file.sizeBytes)}
                {file.addedBy !== null && ` · ${personName(file.addedBy)}`} · <RelativeTime moment={file.addedAt} />
              </span>
            </span>
            <IconButton label={t('download', { name: file.name })} onClick={() => download.mutate(file)}>
              <IconDownload size={18} aria-hidden="true" />
            </IconButton>
            {file.abilities.delete && (
              <IconButton label={t('delete', { name: file.name })} onClick={() => leave(file)}>
                <IconTrash size={18} aria-hidden="true" />
              </IconButton>
            )}
          </li>
        ))}
      </ul>
      {sending.current && (
        <div className={styles.sending} role="status">
          <MeterBar
            value={sending.current.percent}
            maximum={100}
            label={t('sending', { name: sending.current.name, percent: sending.current.percent })}
          />
          <Button size="sm" variant="quiet" onClick={sending.stop}>
            {t('stop')}
          </Button>
        </div>
      )}
      {view.abilities.comment && !sending.current && (
        <div>
          <input
            ref={field}
            type="file"
            className="sr-only"
            tabIndex={-1}
            aria-label={t('add')}
            accept={acceptedFiles}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = '';
              if (file) void sending.send([file]);
            }}
          />
          <Button icon={<IconUpload size={18} aria-hidden="true" />} onClick={() => field.current?.click()}>
            {t('add')}
          </Button>
          <p className={`meta ${styles.note}`}>{t('note')}</p>
        </div>
      )}
      {leaving && (
        <ConfirmDialog
          opened
          destructive
          onClose={() => leave(null)}
          title={t('deleteTitle', { name: leaving.name })}
          confirmLabel={t('deleteAction')}
          onConfirm={() => void remove(leaving.fileId)}
        >
          {t('deleteText')}
        </ConfirmDialog>
      )}
    </div>
  );
}
