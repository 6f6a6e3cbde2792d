import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconPlus } from '#ui/icons/icons.ts';
import { lazyPart } from '#ui/lazy-part.tsx';
import { Card } from '#ui/page/card.tsx';
import { LoadError } from '#ui/states/error-state.tsx';
import { Loading, SkeletonText } from '#ui/states/skeleton.tsx';
import { MAXIMUM_PIECES } from '#profiles/portfolio/rules/portfolio-limits.ts';
import { ownPortfolioQuery } from '../portfolio-api.ts';
import styles from './editor.module.css';
import { PieceList } from './piece-list.tsx';

const PieceEditor = lazyPart(async () => (await import('./piece-editor.tsx')).PieceEditor);

/** The own portfolio: its pieces in order, with a way to add, edit and remove each. */
export function PortfolioCard({ memberId }: { memberId: string }) {
  const { t } = useTranslation('profiles/portfolio');
  const { data, error, refetch } = useQuery(ownPortfolioQuery);
  const [edited, edit] = useState<string | null>(null);
  if (!data)
    return (
      <Card title={t('title')}>
        {error ? (
          <LoadError error={error} onRetry={() => void refetch()} compact />
        ) : (
          <Loading>
            <SkeletonText lines={3} />
          </Loading>
        )}
      </Card>
    );
  const { pieces, isExpected, abilities } = data;
  const isEmpty = pieces.length === 0;
  return (
    <>
      <Card title={t('title')}>
        <div className={styles.card}>
          {isEmpty && <p className="sub">{t(isExpected ? 'own.expected' : 'own.optional')}</p>}
          {!isEmpty && <PieceList pieces={pieces} memberId={memberId} onEdit={edit} />}
          {abilities.add ? (
            <div>
              <Button
                size="sm"
                variant={isEmpty && isExpected ? 'primary' : 'default'}
                icon={<IconPlus size={16} aria-hidden="true" />}
                onClick={() => edit('new')}
              >
                {t(isEmpty && !isExpected ? 'own.addPortfolio' : 'own.add')}
              </Button>
            </div>
          ) : (
            <p className="meta">{t('own.full', { count: MAXIMUM_PIECES })}</p>
          )}
        </div>
      </Card>
      {edited !== null && (
        <PieceEditor
          // A new piece gets a form of its own once it exists.
          key={edited}
          memberId={memberId}
          piece={pieces.find(({ pieceId }) => pieceId === edited) ?? null}
          onMade={edit}
          onClose={() => edit(null)}
        />
      )}
    </>
  );
}
