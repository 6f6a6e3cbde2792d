import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Loading, SkeletonCard } from '../states/skeleton.tsx';
import styles from './item-cards.module.css';

interface ItemCardsProps {
  label: string;
  /** Whether the order matters. */
  ranked?: boolean;
  busy?: boolean;
  children: ReactNode;
}

/** A list of people or vacancies, one card each. */
export function ItemCards({ label, ranked = false, busy = false, children }: ItemCardsProps) {
  const List = ranked ? 'ol' : 'ul';
  return (
    <List className={styles.list} aria-label={label} aria-busy={busy}>
      {children}
    </List>
  );
}

/** Shown while loading. */
export function ItemCardsSkeleton({ height, count = 3 }: { height: number; count?: number }) {
  return (
    <Loading>
      <div className={styles.list}>
        {Array.from({ length: count }, (_, key) => (
          <SkeletonCard key={key} height={height} />
        ))}
      </div>
    </Loading>
  );
}

interface ItemCardProps {
  picture: ReactNode;
  /** Usually a link. */
  title: ReactNode;
  /** Beside the title. */
  marks?: ReactNode;
  /** What the list is ranked by: above the side, on a phone below the picture, where one decides. */
  rank?: ReactNode;
  /** On the right; below on a phone. */
  side: ReactNode;
  /** On a phone the side takes the full width. */
  wideSide?: boolean;
  /** A click anywhere opens the title's link. */
  whole?: boolean;
  children: ReactNode;
}

export function ItemCard({
  picture,
  title,
  marks,
  rank,
  side,
  wideSide = false,
  whole = false,
  children,
}: ItemCardProps) {
  return (
    <li className={classNames(styles.item, whole && styles.whole, rank !== undefined && styles.ranked)}>
      {picture}
      <div className={styles.text}>
        <div className={styles.head}>
          <h2>{title}</h2>
          {marks}
        </div>
        {children}
      </div>
      <div className={classNames(styles.side, wideSide && styles.wideSide)}>
        {rank === undefined ? (
          side
        ) : (
          <>
            <div className={styles.rank}>{rank}</div>
            <div className={styles.acts}>{side}</div>
          </>
        )}
      </div>
    </li>
  );
}
