import type { ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import { IconChevronLeft, IconChevronRight } from '#ui/icons/icons.ts';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import styles from '../page/controls.module.css';

export interface PagerProps {
  /** "1–20 of 1,000+" */
  text?: ReactNode;
  /** Absent at the ends. */
  onPrevious?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
}

/** For lists with a cursor: no page numbers, because the whole list is never counted. */
export function Pager({ text, onPrevious, onNext }: PagerProps) {
  const { t } = useTranslation('platform');
  return (
    <nav className={styles.pager} aria-label={t('pager.label')}>
      <span>{text}</span>
      <div>
        <IconButton outlined label={t('pager.previous')} disabled={!onPrevious} onClick={onPrevious}>
          <IconChevronLeft size={18} aria-hidden="true" />
        </IconButton>
        <IconButton outlined label={t('pager.next')} disabled={!onNext} onClick={onNext}>
          <IconChevronRight size={18} aria-hidden="true" />
        </IconButton>
      </div>
    </nav>
  );
}

export interface LoadMoreProps {
  text?: ReactNode;
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
}

export function LoadMore({ text, hasMore, loading, onMore }: LoadMoreProps) {
  const { t } = useTranslation('platform');
  return (
    <div className={styles.more}>
      {text && <span>{text}</span>}
      {hasMore && (
        <Button size="bar" loading={loading} onClick={onMore}>
          {t('pager.more')}
        </Button>
      )}
    </div>
  );
}
