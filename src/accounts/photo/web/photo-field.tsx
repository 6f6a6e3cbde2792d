import { useId, useRef, useState } from 'react';
import { PHOTO_MEDIA_TYPES } from '#accounts/photo/rules/photo-limits.ts';
import { Button } from '#ui/controls/button.tsx';
import { FieldError, FieldHelp } from '#ui/form/field-parts.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconCamera, IconTrash } from '#ui/icons/icons.ts';
import { Avatar } from '#ui/marks/avatar.tsx';
import { MeterBar } from '#ui/marks/meter.tsx';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import styles from './photo-field.module.css';
import { useSession } from '#accounts/sessions/web/session.ts';
import { photoProblem, usePhotoUpload } from './use-photo-upload.ts';
import { lazyPart } from '#ui/lazy-part.tsx';

// The cropper is loaded with the first chosen photo.
const PhotoCrop = lazyPart(async () => (await import('./photo-crop.tsx')).PhotoCrop);

/** The person's photo: show, choose, crop, upload with progress, remove. */
export function PhotoField() {
  const { t } = useTranslation('accounts/account');
  const session = useSession();
  const { preview, share, upload, remove, cancel } = usePhotoUpload();
  const [problem, setProblem] = useState<'type' | 'size' | 'unreadable' | null>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const [asked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const textId = useId();
  if (!session) return null;

  function choose(file: File | undefined) {
    if (!file) return;
    const found = photoProblem(file);
    setProblem(found);
    upload.reset();
    if (!found) setChosen(URL.createObjectURL(file));
  }

  function leaveCrop() {
    if (chosen) URL.revokeObjectURL(chosen);
    setChosen(null);
  }

  const refused = [upload.error, remove.error].find((error) => error && error.name !== 'AbortError');
  const error =
    problem === 'unreadable'
      ? t('accounts:errors.photoUnreadable')
      : problem
        ? t(`photo.problems.${problem}`)
        : refused?.message;
  return (
    <div className={styles.field} role="group" aria-label={t('photo.label')}>
      <Avatar name={session.displayName || session.email} image={preview ?? session.photo} size={80} />
      <div className={styles.side}>
        <b aria-hidden="true">{t('photo.label')}</b>
        <input
          ref={input}
          type="file"
          accept={PHOTO_MEDIA_TYPES.join(',')}
          hidden
          onChange={(event) => {
            choose(event.currentTarget.files?.[0]);
            event.currentTarget.value = '';
          }}
        />
        {upload.isPending ? (
          <div className={styles.progress} role="status">
            <MeterBar value={Math.round(share * 100)} label={t('photo.sending')} />
            <Button size="sm" onClick={cancel}>
              {t('photo.cancel')}
            </Button>
          </div>
        ) : (
          <div className={styles.actions}>
            <Button
              size="sm"
              icon={<IconCamera size={16} aria-hidden="true" />}
              aria-describedby={textId}
              onClick={() => input.current?.click()}
            >
              {t(session.photo ? 'photo.change' : 'photo.choose')}
            </Button>
            {session.photo && (
              <Button
                size="sm"
                variant="dangerQuiet"
                icon={<IconTrash size={16} aria-hidden="true" />}
                onClick={() => setAsked(true)}
              >
                {t('photo.remove')}
              </Button>
            )}
          </div>
        )}
        {error ? <FieldError id={textId}>{error}</FieldError> : <FieldHelp id={textId}>{t('photo.help')}</FieldHelp>}
      </div>
      {chosen && (
        <PhotoCrop
          address={chosen}
          onCancel={leaveCrop}
          onUnreadable={() => {
            leaveCrop();
            setProblem('unreadable');
          }}
          onCut={(photo) => {
            leaveCrop();
            upload.mutate(photo);
          }}
        />
      )}
      <ConfirmDialog
        opened={asked}
        onClose={() => setAsked(false)}
        title={t('photo.removeTitle')}
        confirmLabel={t('photo.removeConfirm')}
        destructive
        loading={remove.isPending}
        onConfirm={() => remove.mutate(undefined, { onSettled: () => setAsked(false) })}
      >
        {t('photo.removeText')}
      </ConfirmDialog>
    </div>
  );
}
