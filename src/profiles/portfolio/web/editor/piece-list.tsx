import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { ConfirmDialog } from '#ui/toasts/confirm-dialog.tsx';
import { moveWithin } from '#profiles/portfolio/rules/new-order.ts';
import type { OwnPiece } from '#profiles/portfolio/schemas.ts';
import styles from './editor.module.css';
import { useOrderPieces, useRemovePiece } from './own-portfolio.ts';
import { PieceRow } from './piece-row.tsx';

interface PieceListProps {
  pieces: readonly OwnPiece[];
  memberId: string;
  onEdit: (pieceId: string) => void;
}

/** The own pieces, put in order by dragging or by buttons. */
export function PieceList({ pieces, memberId, onEdit }: PieceListProps) {
  const { t } = useTranslation('profiles/portfolio');
  const order = useOrderPieces();
  const remove = useRemovePiece();
  const [leaving, leave] = useState<OwnPiece | null>(null);
  const [said, say] = useState('');
  const ids = pieces.map(({ pieceId }) => pieceId);

  function move(pieceId: string, places: number) {
    const next = moveWithin(ids, pieceId, places);
    if (next.join() === ids.join()) return;
    order.mutate(next);
    const title = pieces.find((piece) => piece.pieceId === pieceId)?.title ?? '';
    say(t('own.moved', { title, place: next.indexOf(pieceId) + 1, count: ids.length }));
  }

  return (
    <>
      <ul className={styles.rows}>
        {pieces.map((piece, index) => (
          <PieceRow
            key={piece.pieceId}
            piece={piece}
            memberId={memberId}
            isFirst={index === 0}
            isLast={index === pieces.length - 1}
            onMove={(places) => move(piece.pieceId, places)}
            onTake={(taken) => move(taken, index - ids.indexOf(taken))}
            onEdit={() => onEdit(piece.pieceId)}
            onRemove={() => leave(piece)}
          />
        ))}
      </ul>
      <p className="sr-only" role="status">
        {said}
      </p>
      {leaving && (
        <ConfirmDialog
          opened
          destructive
          onClose={() => leave(null)}
          title={t('own.removeTitle', { title: leaving.title })}
          confirmLabel={t('own.removeConfirm')}
          loading={remove.isPending}
          onConfirm={() => remove.mutate(leaving.pieceId, { onSettled: () => leave(null) })}
        >
          {t('own.removeText')}
        </ConfirmDialog>
      )}
    </>
  );
}
