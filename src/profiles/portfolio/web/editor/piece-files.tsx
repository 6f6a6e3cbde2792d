import { useId, useRef } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { FieldError, FieldHelp } from '#ui/form/field-parts.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconFileText, IconTrash, IconUpload } from '#ui/icons/icons.ts';
import { MeterBar } from '#ui/marks/meter.tsx';
import { ACCEPTED_FILES, MAXIMUM_PICTURES } from '#profiles/portfolio/rules/portfolio-limits.ts';
import type { OwnPiece } from '#profiles/portfolio/schemas.ts';
import styles from './editor.module.css';
import { PictureFields, type PictureWords } from './picture-fields.tsx';
import { type PieceUpload, usePieceUploads } from './use-piece-uploads.ts';

interface PieceFilesProps {
  piece: OwnPiece;
  memberId: string;
  words: readonly PictureWords[];
  onWords: (words: PictureWords[]) => void;
  onPiece: (piece: OwnPiece) => void;
  onRemove: (fileId: string) => void;
}

/** Pictures or the PDF of a piece: choose, upload with progress, describe, put in order, remove. */
export function PieceFiles({ piece, memberId, words, onWords, onPiece, onRemove }: PieceFilesProps) {
  const { t } = useTranslation('profiles/portfolio');
  const titleId = useId();
  const field = useRef<HTMLInputElement>(null);
  const uploading = usePieceUploads(piece.pieceId, onPiece);
  const { document, pictures } = piece;
  const isFull = document !== null || pictures.length >= MAXIMUM_PICTURES;
  return (
    <div className={styles.files} role="group" aria-labelledby={titleId}>
      <b id={titleId}>{t('editor.files')}</b>
      <FieldHelp>{t('editor.filesHelp', { count: MAXIMUM_PICTURES })}</FieldHelp>
      <PictureFields memberId={memberId} words={words} onWords={onWords} onRemove={onRemove} />
      {document && (
        <div className={styles.file}>
          <IconFileText size={20} aria-hidden="true" />
          <span className={styles.about}>{document.name}</span>
          <IconButton
            size="sm"
            label={t('editor.removeDocument', { name: document.name })}
            onClick={() => onRemove(document.fileId)}
          >
            <IconTrash size={18} aria-hidden="true" />
          </IconButton>
        </div>
      )}
      {uploading.uploads.map((upload) => (
        <UploadRow
          key={upload.id}
          upload={upload}
          onRetry={() => uploading.retry(upload)}
          onStop={() => uploading.stop(upload.id)}
        />
      ))}
      {!isFull && (
        <div>
          <input
            ref={field}
            type="file"
            multiple
            hidden
            aria-label={t('editor.choose')}
            accept={ACCEPTED_FILES}
            onChange={(event) => {
              uploading.add([...(event.currentTarget.files ?? [])]);
              event.currentTarget.value = '';
            }}
          />
          <Button icon={<IconUpload size={18} aria-hidden="true" />} onClick={() => field.current?.click()}>
            {t('editor.choose')}
          </Button>
        </div>
      )}
    </div>
  );
}

function UploadRow({ upload, onRetry, onStop }: { upload: PieceUpload; onRetry: () => void; onStop: () => void }) {
  const { t } = useTranslation('profiles/portfolio');
  const { file, percent, problem } = upload;
  if (problem !== null)
    return (
      <div className={styles.upload} role="alert">
        <FieldError>{t('editor.notSent', { name: file.name, why: problem })}</FieldError>
        <Button size="sm" onClick={onRetry}>
          {t('editor.retry')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onStop}>
          {t('editor.dismiss')}
        </Button>
      </div>
    );
  return (
    <div className={styles.upload} role="status">
      <div className={styles.about}>
        <p className="meta">{t('editor.sending', { name: file.name, percent })}</p>
        <MeterBar value={percent} label={t('editor.sending', { name: file.name, percent })} />
      </div>
      <Button size="sm" variant="quiet" onClick={onStop}>
        {t('editor.stop')}
      </Button>
    </div>
  );
}
