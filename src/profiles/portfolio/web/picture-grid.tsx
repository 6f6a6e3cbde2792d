import { useState } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { pieceFilePath } from '#profiles/paths.ts';
import { PREVIEW_WIDTH } from '#profiles/portfolio/rules/portfolio-limits.ts';
import type { PicturesProps } from './pictures-props.ts';
import styles from './reading.module.css';

const Gallery = lazyPart(async () => (await import('./gallery.tsx')).Gallery);

/** The previews of a piece's pictures; each opens the gallery there. Their room is known before they load. */
export function PictureGrid({ memberId, title, pictures }: PicturesProps) {
  const { t } = useTranslation('profiles/portfolio');
  const [opened, setOpened] = useState<number | null>(null);
  const count = pictures.length;
  return (
    <>
      <ul className={styles.grid} data-count={Math.min(count, 3)}>
        {pictures.map(({ fileId, alternative, width, height }, index) => (
          <li key={fileId}>
            <button
              type="button"
              className={styles.thumb}
              aria-label={t('read.open', { number: index + 1, count, what: alternative || title })}
              onClick={() => setOpened(index)}
            >
              <img
                src={pieceFilePath(memberId, fileId, 'preview')}
                alt=""
                loading="lazy"
                decoding="async"
                width={Math.min(width, PREVIEW_WIDTH)}
                height={Math.round((height * Math.min(width, PREVIEW_WIDTH)) / width)}
              />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && (
        <Gallery memberId={memberId} title={title} pictures={pictures} first={opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
