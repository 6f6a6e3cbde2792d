import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { Card, Section } from '#ui/page/card.tsx';
import { PieceView } from './piece-view.tsx';
import { portfolioQuery } from './portfolio-api.ts';
import styles from './reading.module.css';

export interface PortfolioPiecesProps {
  memberId: string;
  /** `section`: inside a panel or card. */
  frame?: 'card' | 'section';
}

/** A professional's portfolio, for whoever may read the profile; nothing while there are no pieces. */
export function PortfolioPieces({ memberId, frame = 'card' }: PortfolioPiecesProps) {
  const { t } = useTranslation('profiles/portfolio');
  const pieces = useQuery(portfolioQuery(memberId)).data?.pieces ?? [];
  if (pieces.length === 0) return null;
  const isCard = frame === 'card';
  const list = (
    <ul className={styles.pieces}>
      {pieces.map((piece) => (
        <PieceView key={piece.pieceId} piece={piece} memberId={memberId} level={isCard ? 3 : 4} />
      ))}
    </ul>
  );
  return (
    <div id="portfolio" className={styles.anchor}>
      {isCard ? (
        <Card title={t('title')}>{list}</Card>
      ) : (
        <Section title={t('title')} level={3}>
          {list}
        </Section>
      )}
    </div>
  );
}
