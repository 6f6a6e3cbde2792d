import { TextInput } from '@mantine/core';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { pieceFilePath } from '#profiles/paths.ts';
import { moveWithin } from '#profiles/portfolio/rules/new-order.ts';
import { ALTERNATIVE_LENGTH } from '#profiles/portfolio/rules/portfolio-limits.ts';
import { IconArrowDown, IconArrowUp, IconTrash } from '#ui/icons/icons.ts';
import styles from './editor.module.css';

export interface PictureWords {
  fileId: string;
  alternative: string;
}

interface PictureFieldsProps {
  memberId: string;
  words: readonly PictureWords[];
  onWords: (words: PictureWords[]) => void;
  onRemove: (fileId: string) => void;
}

/** The pictures of a piece in their order, each with what it shows. */
export function PictureFields({ memberId, words, onWords, onRemove }: PictureFieldsProps) {
  const { t } = useTranslation('profiles/portfolio');
  const ids = words.map(({ fileId }) => fileId);
  const move = (fileId: string, places: number) =>
    onWords(moveWithin(ids, fileId, places).flatMap((id) => words.filter((one) => one.fileId === id)));
  if (words.length === 0) return null;
  return (
    <ol className={styles.pictures}>
      {words.map(({ fileId, alternative }, index) => (
        <li key={fileId} className={styles.picture}>
          <img
            className={styles.thumb}
            src={pieceFilePath(memberId, fileId, 'preview')}
            alt=""
            loading="lazy"
            width={72}
            height={54}
          />
          <TextInput
            label={t('editor.alternative', { number: index + 1 })}
            {...(index === 0 && { description: t('editor.alternativeHelp') })}
            value={alternative}
            maxLength={ALTERNATIVE_LENGTH}
            onChange={({ currentTarget: { value } }) =>
              onWords(words.map((one) => (one.fileId === fileId ? { fileId, alternative: value } : one)))
            }
          />
          <div className={styles.tools}>
            <IconButton
              size="sm"
              label={t('editor.pictureEarlier', { number: index + 1 })}
              disabled={index === 0}
              onClick={() => move(fileId, -1)}
            >
              <IconArrowUp size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              size="sm"
              label={t('editor.pictureLater', { number: index + 1 })}
              disabled={index === words.length - 1}
              onClick={() => move(fileId, 1)}
            >
              <IconArrowDown size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              size="sm"
              label={t('editor.removePicture', { number: index + 1 })}
              onClick={() => onRemove(fileId)}
            >
              <IconTrash size={18} aria-hidden="true" />
            </IconButton>
          </div>
        </li>
      ))}
    </ol>
  );
}
