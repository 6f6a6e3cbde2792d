import { useRef } from 'react';
import { acceptedFiles } from '#platform/contract/file-types.ts';
import { isApiError } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { sizeText } from '#ui/files/size-text.ts';
import { useUploads } from '#ui/files/use-uploads.ts';
import { useTranslation } from '#ui/i18n.ts';
import { IconDownload, IconFile, IconUpload } from '#ui/icons/icons.ts';
import { MeterBar } from '#ui/marks/meter.tsx';
import { personName } from '#ui/marks/person-name.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { toast } from '#ui/toasts/toast-store.ts';
import { useDownload } from '#ui/use-download.ts';
import { api, type Ticket } from './api.ts';
import styles from './support.module.css';

/** The files of a ticket, and where one adds another. */
export function TicketFiles({ ticket, onAdded }: { ticket: Ticket; onAdded: () => Promise<void> }) {
  const { t } = useTranslation('support');
  const field = useRef<HTMLInputElement>(null);
  const sending = useUploads({
    path: `/support/${ticket.id}/files`,
    tooLarge: (name) => toast.error(t('page.tooLarge', { name })),
    onFailed: (_, problem) =>
      toast.error(t('page.failed'), { ...(isApiError(problem) && { description: problem.message }) }),
    onAdded: () => void toast.success(t('page.added')),
    onSettled: onAdded,
  });
  const download = useDownload(async ({ fileId, name }: { fileId: string; name: string }) => ({
    blob: await api('GET /support/{supportId}/files/{fileId}', { params: { supportId: ticket.id, fileId } }),
    name,
  }));
  if (ticket.files.length === 0 && !ticket.abilities.write) return null;
  return (
    <section className={styles.files} aria-label={t('page.files')}>
      <ul>
        {ticket.files.map((file) => (
          <li key={file.fileId}>
            <IconFile size={20} aria-hidden="true" />
            <span>
              <b>{file.name}</b>
              <span className="meta">
                {sizeText(file.sizeBytes)} · {file.isTeam ? t('page.team') : personName(file.addedBy)} ·{' '}
                <RelativeTime moment={file.addedAt} />
              </span>
            </span>
            <IconButton label={t('page.download', { name: file.name })} onClick={() => download.mutate(file)}>
              <IconDownload size={18} aria-hidden="true" />
            </IconButton>
          </li>
        ))}
      </ul>
      {sending.current && (
        <div role="status">
          <MeterBar
            value={sending.current.percent}
            maximum={100}
            label={t('page.sending', { name: sending.current.name, percent: sending.current.percent })}
          />
          <Button size="sm" variant="quiet" onClick={sending.stop}>
            {t('page.stop')}
          </Button>
        </div>
      )}
      {ticket.abilities.write && !sending.current && (
        <div>
          <input
            ref={field}
            type="file"
            className="sr-only"
            tabIndex={-1}
            aria-label={t('page.attach')}
            accept={acceptedFiles}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              event.currentTarget.value = '';
              if (file) void sending.send([file]);
            }}
          />
          <Button icon={<IconUpload size={18} aria-hidden="true" />} onClick={() => field.current?.click()}>
            {t('page.attach')}
          </Button>
        </div>
      )}
    </section>
  );
}
