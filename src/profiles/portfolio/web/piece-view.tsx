import { useState } from 'react';
import { IconButton } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconDownload, IconExternalLink, IconFlag } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Pill } from '#ui/marks/pill.tsx';
import { pieceFilePath } from '#profiles/paths.ts';
import type { ShownPiece } from '#profiles/portfolio/schemas.ts';
import { PictureGrid } from './picture-grid.tsx';
import styles from './reading.module.css';

const ReportPiece = lazyPart(async () => (await import('./report-piece.tsx')).ReportPiece);
const Moderation = lazyPart(async () => (await import('./moderation.tsx')).Moderation);

interface PieceViewProps {
  piece: ShownPiece;
  memberId: string;
  level: 3 | 4;
}

/** One piece of a portfolio, as others read it. */
export function PieceView({ piece, memberId, level }: PieceViewProps) {
  const { t } = useTranslation('profiles/portfolio');
  const [isReporting, setReporting] = useState(false);
  const { title, text, link, pictures, document, isHidden, abilities } = piece;
  const Heading = level === 3 ? 'h3' : 'h4';
  return (
    <li className={styles.piece}>
      <div className={styles.head}>
        <Heading>{title}</Heading>
        {isHidden && <Pill tone="warning">{t('read.hidden')}</Pill>}
        {abilities.report && !abilities.moderate && (
          <IconButton size="sm" label={t('report.action', { title })} onClick={() => setReporting(true)}>
            <IconFlag size={16} aria-hidden="true" />
          </IconButton>
        )}
      </div>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {pictures.length > 0 && <PictureGrid memberId={memberId} title={title} pictures={pictures} />}
      {(link !== '' || document) && (
        <p className={styles.links}>
          {link !== '' && (
            <a href={link} target="_blank" rel="noopener noreferrer nofollow ugc">
              <IconExternalLink size={16} aria-hidden="true" /> {t('read.visit')}
            </a>
          )}
          {document && (
            <a href={pieceFilePath(memberId, document.fileId)} download={document.name}>
              <IconDownload size={16} aria-hidden="true" /> {t('read.document', { name: document.name })}
            </a>
          )}
        </p>
      )}
      {abilities.moderate && <Moderation piece={piece} memberId={memberId} />}
      {isReporting && <ReportPiece piece={piece} memberId={memberId} onClose={() => setReporting(false)} />}
    </li>
  );
}
