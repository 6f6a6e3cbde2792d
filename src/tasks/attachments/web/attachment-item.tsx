import { IconButton } from '#ui/controls/icon-button.tsx';
import { sizeText } from '#ui/files/size-text.ts';
import { useTranslation } from '#ui/i18n.ts';
import { IconDownload, IconFile, IconFileTypePdf, IconPhoto, IconTrash } from '#ui/icons/icons.ts';
import { personName } from '#ui/marks/person-name.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import type { Attachment } from '#tasks/attachments/contract.ts';
import { previewKind } from '#tasks/attachments/rules/preview-kind.ts';
import styles from './attachments.module.css';

interface AttachmentItemProps {
  attachment: Attachment;
  onShow: () => void;
  onDownload: () => void;
  onDelete: () => void;
}

const icons = { picture: IconPhoto, document: IconFileTypePdf };

/** One file: its name opens it where it can be shown, else it is downloaded. */
export function AttachmentItem({ attachment, onShow, onDownload, onDelete }: AttachmentItemProps) {
  const { t } = useTranslation('tasks/attachments');
  const { name, mediaType, sizeBytes, addedBy, addedAt, abilities } = attachment;
  const kind = previewKind(mediaType);
  const Icon = kind === null ? IconFile : icons[kind];
  return (
    <li>
      <Icon size={20} aria-hidden="true" />
      <span className={styles.name}>
        <button
          type="button"
          aria-label={t(kind === null ? 'download' : 'show', { name })}
          onClick={kind === null ? onDownload : onShow}
        >
          {name}
        </button>
        <span className="meta">
          {sizeText(sizeBytes)} · {personName(addedBy)} · <RelativeTime moment={addedAt} />
        </span>
      </span>
      {kind !== null && (
        <IconButton label={t('download', { name })} onClick={onDownload}>
          <IconDownload size={18} aria-hidden="true" />
        </IconButton>
      )}
      {abilities.delete && (
        <IconButton label={t('delete', { name })} onClick={onDelete}>
          <IconTrash size={18} aria-hidden="true" />
        </IconButton>
      )}
    </li>
  );
}
