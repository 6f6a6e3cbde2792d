import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { Loading, SkeletonCard } from '../states/skeleton.tsx';
import styles from './item-cards.module.css';

interface ItemCardsProps {
  label: string;
  /** The order says something. */
  ranked?: boolean;
  busy?: boolean;
  children: ReactNode;
}

/** A list of people or vacancies, each on a card of its own. */
export function ItemCards({ label, ranked = false, busy = false, children }: ItemCardsProps) {
  const List = ranked ? 'ol' : 'ul';
  return (
    <List className={styles.list} aria-label={label} aria-busy={busy}>
      {children}
    </List>
  );
}

/** As long as nothing is known yet. */
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
  /** At the right; on a phone below. */
  side: ReactNode;
  /** On a phone the side takes the whole width. */
  wideSide?: boolean;
  /** A click anywhere opens the link of the title. */
  whole?: boolean;
  children: ReactNode;
}

export function ItemCard({ picture, title, marks, side, wideSide = false, whole = false, children }: ItemCardProps) {
  return (
    <li className={classNames(styles.item, whole && styles.whole)}>
      {picture}
      <div className={styles.text}>
        <div className={styles.head}>
          <h2>{title}</h2>
          {marks}
        </div>
        {children}
      </div>
      <div className={classNames(styles.side, wideSide && styles.wideSide)}>{side}</div>
    </li>
  );
}
