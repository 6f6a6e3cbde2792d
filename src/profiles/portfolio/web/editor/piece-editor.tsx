import { TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { fieldErrors, isApiError, isStale } from '#ui/api-error.ts';
import { Button } from '#ui/controls/button.tsx';
import { CountedTextarea } from '#ui/form/counted-textarea.tsx';
import { StaleNotice } from '#ui/form/edited/stale-notice.tsx';
import type { SeenRecord } from '#ui/form/edited/typed-record.ts';
import { useDraft } from '#ui/form/use-draft.ts';
import { readTyped, useEdited } from '#ui/form/edited/use-edited.ts';
import { useTranslation } from '#ui/i18n.ts';
import { Alert } from '#ui/states/alert.tsx';
import '#ui/theme/full-styles.ts';
import { toast } from '#ui/toasts/toast-store.ts';
import { TypedDialog } from '#ui/overlays/typed-dialog.tsx';
import { PIECE_TEXT_LENGTH, TITLE_LENGTH } from '#profiles/portfolio/rules/portfolio-limits.ts';
import type { OwnPiece } from '#profiles/portfolio/schemas.ts';
import { PROFILE_LIMITS } from '#profiles/rules/profile-limits.ts';
import { ownPortfolioQuery, portfolioApi } from '../portfolio-api.ts';
import styles from './editor.module.css';
import { useOwnPortfolioCache } from './own-portfolio.ts';
import type { PictureWords } from './picture-fields.tsx';
import { PieceFiles } from './piece-files.tsx';

interface PieceEditorProps {
  memberId: string;
  /** Null: a new one. */
  piece: OwnPiece | null;
  /** A new piece exists: its files can follow. */
  onMade: (pieceId: string) => void;
  onClose: () => void;
}

interface Words {
  title: string;
  text: string;
  link: string;
  pictures: PictureWords[];
}

function seenOf(piece: OwnPiece | null): SeenRecord<Words> {
  if (!piece) return { version: 0, fields: { title: '', text: '', link: '', pictures: [] } };
  const { version, title, text, link } = piece;
  return { version, fields: { title, text, link, pictures: withTyped(piece, []) } };
}

/** The pictures of a piece with what was typed of them, in the order that was typed; others follow. */
function withTyped({ pictures }: OwnPiece, typed: readonly PictureWords[]): PictureWords[] {
  const kept = typed.filter(({ fileId }) => pictures.some((one) => one.fileId === fileId));
  const added = pictures.filter(({ fileId }) => !kept.some((one) => one.fileId === fileId));
  return [...kept, ...added.map(({ fileId, alternative }) => ({ fileId, alternative }))];
}

/** The words and files of one piece, above the page. What is typed survives a failed call, a close and a reload. */
export function PieceEditor({ memberId, piece, onMade, onClose }: PieceEditorProps) {
  const { t } = useTranslation('profiles/portfolio');
  const draftKey = `portfolio-${piece?.pieceId ?? 'new'}`;
  const [restored] = useState(() => readTyped<Words>(draftKey));
  const edited = useEdited(seenOf(piece), restored);
  const { pictures: typedPictures, ...words } = edited.fields;
  const pictures = piece ? withTyped(piece, typedPictures) : [];
  const { clearDraft } = useDraft(draftKey, edited.record);
  const { keepPiece, readAnew } = useOwnPortfolioCache();
  const save = useMutation({
    mutationFn: () =>
      piece
        ? portfolioApi('PUT /users/portfolio/{pieceId}', {
            params: { pieceId: piece.pieceId },
            body: { version: edited.version, ...words, pictures },
          })
        : portfolioApi('POST /users/portfolio', { body: words }),
    onSuccess: async (saved) => {
      clearDraft();
      edited.forget();
      keepPiece(saved);
      if (piece) {
        toast.success(t('editor.saved'));
        onClose();
      } else onMade(saved.pieceId);
      await readAnew();
    },
  });
  const removal = useMutation({
    mutationFn: ({ pieceId, fileId }: { pieceId: string; fileId: string }) =>
      portfolioApi('DELETE /users/portfolio/{pieceId}/files/{fileId}', { params: { pieceId, fileId } }),
    onSuccess: keepFiles,
    onError: (error) => toast.error(t('own.failed'), isApiError(error) ? { description: error.message } : {}),
  });

  /** Keeps the words and the order that are being typed of the pictures that are there still. */
  function keepFiles(changed: OwnPiece) {
    keepPiece(changed);
    // One's own picture is no conflict with what one types.
    if (changed.version === edited.version + 1) edited.keepOn(seenOf(changed));
  }

  const problems = fieldErrors(save.error);
  const isReady = words.title.trim() !== '' && words.text.length <= PIECE_TEXT_LENGTH;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isReady && !save.isPending) save.mutate();
  }
  function discard() {
    clearDraft();
    onClose();
  }
  const { change } = edited;

  return (
    <TypedDialog
      // Its form keeps a draft by itself.
      draft={null}
      size={720}
      onClose={onClose}
      title={t(piece ? 'editor.editTitle' : 'editor.addTitle')}
      closeButtonProps={{ 'aria-label': t('editor.close') }}
    >
      <form noValidate className={styles.form} onSubmit={submit}>
        <StaleNotice
          edited={edited}
          saving={save}
          queryKey={ownPortfolioQuery.queryKey}
          nameOf={(name) => t(name === 'pictures' ? 'editor.files' : `editor.${name}`)}
          textOf={(name, values) =>
            name === 'pictures' ? values.pictures.map(({ alternative }) => alternative).join('\n') : null
          }
        />
        {save.error && !isStale(save.error) && Object.keys(problems).length === 0 && (
          <Alert tone="danger" live title={t('own.failed')}>
            {isApiError(save.error) && <p>{save.error.message}</p>}
          </Alert>
        )}
        <TextInput
          label={t('editor.title')}
          withAsterisk
          data-autofocus
          maxLength={TITLE_LENGTH}
          value={words.title}
          error={problems['title'] ?? null}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <CountedTextarea
          label={t('editor.text')}
          description={t('editor.textHelp')}
          maximum={PIECE_TEXT_LENGTH}
          value={words.text}
          onChange={(text) => change({ text })}
        />
        <TextInput
          label={t('editor.link')}
          description={t('editor.linkHelp')}
          type="url"
          inputMode="url"
          maxLength={PROFILE_LIMITS.webAddress}
          value={words.link}
          error={problems['link'] ?? null}
          onChange={(event) => change({ link: event.currentTarget.value })}
        />
        {piece && (
          <PieceFiles
            piece={piece}
            memberId={memberId}
            words={pictures}
            onWords={(next) => change({ pictures: next })}
            onPiece={keepFiles}
            onRemove={(fileId) => removal.mutate({ pieceId: piece.pieceId, fileId })}
          />
        )}
        <div className={styles.foot} data-foot>
          <Button onClick={discard}>{t('editor.cancel')}</Button>
          <Button type="submit" variant="primary" loading={save.isPending} disabled={!isReady}>
            {t(piece ? 'editor.save' : 'editor.saveFirst')}
          </Button>
        </div>
      </form>
    </TypedDialog>
  );
}
