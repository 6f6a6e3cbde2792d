import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tag.module.css';

export function Tag({ size = 'md', children }: { size?: 'md' | 'lg'; children: ReactNode }) {
  return <span className={classNames(styles.tag, size === 'lg' && styles.lg)}>{children}</span>;
}

export interface TagListProps {
  items: readonly string[];
  size?: 'md' | 'lg';
  /** Maximum shown, then "+3". */
  limit?: number;
}

export function TagList({ items, size, limit = items.length }: TagListProps) {
  const rest = items.slice(limit);
  return (
    <ul className={styles.list}>
      {items.slice(0, limit).map((item) => (
        <li key={item}>
          <Tag size={size}>{item}</Tag>
        </li>
      ))}
      {rest.length > 0 && (
        <li title={rest.join(', ')}>
          <Tag size={size}>+{rest.length}</Tag>
        </li>
      )}
    </ul>
  );
}
