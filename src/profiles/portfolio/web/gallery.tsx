import { Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconChevronLeft, IconChevronRight } from '#ui/icons/icons.ts';
import '#ui/theme/full-styles.ts';
import { pieceFilePath } from '#profiles/paths.ts';
import type { PicturesProps } from './pictures-props.ts';
import styles from './gallery.module.css';

interface GalleryProps extends PicturesProps {
  /** Where it opens. */
  first: number;
  onClose: () => void;
}

/** The pictures of a piece one by one, by buttons and by the arrow keys. */
export function Gallery({ memberId, title, pictures, first, onClose }: GalleryProps) {
  const { t } = useTranslation('profiles/portfolio');
  const [at, setAt] = useState(first);
  const [broken, setBroken] = useState<string | null>(null);
  const count = pictures.length;
  const { fileId, alternative, width, height } = pictures[at]!;
  const go = (by: number) => setAt((now) => (now + by + count) % count);

  useEffect(() => {
    const turn = ({ key }: KeyboardEvent) => {
      const by = key === 'ArrowLeft' ? -1 : key === 'ArrowRight' ? 1 : 0;
      if (by !== 0) setAt((now) => (now + by + count) % count);
    };
    window.addEventListener('keydown', turn);
    return () => window.removeEventListener('keydown', turn);
  }, [count]);

  return (
    <Modal
      opened
      onClose={onClose}
      size="min(1120px, 100vw)"
      title={title}
      closeButtonProps={{ 'aria-label': t('read.close') }}
    >
      <div className={styles.gallery}>
        <div className={styles.stage}>
          {broken === fileId ? (
            <p role="alert">{t('read.failed')}</p>
          ) : (
            <img
              key={fileId}
              src={pieceFilePath(memberId, fileId)}
              alt={alternative || t('read.picture', { number: at + 1, count, title })}
              width={width}
              height={height}
              onError={() => setBroken(fileId)}
            />
          )}
        </div>
        <div className={styles.foot}>
          <p className={styles.caption}>{alternative}</p>
          {count > 1 && (
            <div className={styles.turn}>
              <IconButton outlined label={t('read.previous')} onClick={() => go(-1)}>
                <IconChevronLeft size={18} aria-hidden="true" />
              </IconButton>
              <span className="num" role="status">
                {t('read.count', { number: at + 1, count })}
              </span>
              <IconButton outlined label={t('read.next')} onClick={() => go(1)}>
                <IconChevronRight size={18} aria-hidden="true" />
              </IconButton>
            </div>
          )}
        </div>
      </div>
    </Modal>
  );
}
