import { useState } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import {
  IconArrowDown,
  IconArrowUp,
  IconFileText,
  IconGripVertical,
  IconPencil,
  IconPhoto,
  IconTrash,
} from '#ui/icons/icons.ts';
import { Pill } from '#ui/marks/pill.tsx';
import { pieceFilePath } from '#profiles/paths.ts';
import type { OwnPiece } from '#profiles/portfolio/schemas.ts';
import styles from './editor.module.css';
import { usePieceDragging } from './use-piece-dragging.ts';

interface PieceRowProps {
  piece: OwnPiece;
  memberId: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (places: number) => void;
  /** Another piece was dropped here. */
  onTake: (pieceId: string) => void;
  onEdit: () => void;
  onRemove: () => void;
}

/** One of the own pieces in the list. */
export function PieceRow({ piece, memberId, isFirst, isLast, onMove, onTake, onEdit, onRemove }: PieceRowProps) {
  const { t } = useTranslation('profiles/portfolio');
  const [isOver, setOver] = useState(false);
  const place = usePieceDragging(piece.pieceId, { onOver: setOver, onTake });
  const { title, pictures, document, link, hidden } = piece;
  const facts = [
    pictures.length > 0 && t('own.pictures', { count: pictures.length }),
    document?.name,
    link !== '' && new URL(link).hostname.replace(/^www\./, ''),
  ].filter(Boolean);
  return (
    <li ref={place} className={styles.row} data-over={isOver || undefined}>
      <IconGripVertical size={18} aria-hidden="true" className={styles.grip} />
      <Thumb piece={piece} memberId={memberId} />
      <div className={styles.about}>
        <h3>{title}</h3>
        {facts.length > 0 && <p className="meta">{facts.join(' · ')}</p>}
        {hidden && (
          <div className={styles.hidden}>
            <Pill tone="warning">{t('own.hidden')}</Pill>
            <p>{hidden.reason === '' ? t('own.hiddenText') : t('own.hiddenReason', { reason: hidden.reason })}</p>
          </div>
        )}
      </div>
      <div className={styles.tools}>
        <IconButton size="sm" label={t('own.moveUp', { title })} disabled={isFirst} onClick={() => onMove(-1)}>
          <IconArrowUp size={18} aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={t('own.moveDown', { title })} disabled={isLast} onClick={() => onMove(1)}>
          <IconArrowDown size={18} aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={t('own.edit', { title })} onClick={onEdit}>
          <IconPencil size={18} aria-hidden="true" />
        </IconButton>
        <IconButton size="sm" label={t('own.remove', { title })} onClick={onRemove}>
          <IconTrash size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

function Thumb({ piece: { pictures, document }, memberId }: Pick<PieceRowProps, 'piece' | 'memberId'>) {
  const [first] = pictures;
  if (first)
    return (
      <img
        className={styles.thumb}
        src={pieceFilePath(memberId, first.fileId, 'preview')}
        alt=""
        loading="lazy"
        width={72}
        height={54}
      />
    );
  const Icon = document ? IconFileText : IconPhoto;
  return (
    <span className={styles.thumb}>
      <Icon size={22} aria-hidden="true" />
    </span>
  );
}
