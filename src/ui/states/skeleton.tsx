import type { CSSProperties, ReactNode } from 'react';
import { useTranslation } from '#ui/i18n.ts';
import styles from './states.module.css';

export interface SkeletonProps {
  width?: number | string;
  height?: number;
  round?: boolean;
}

export function Skeleton({ width = '100%', height = 12, round = false }: SkeletonProps) {
  const style: CSSProperties = { width, height, ...(round && { borderRadius: 'var(--radius-full)' }) };
  return <span className={styles.skeleton} style={style} aria-hidden="true" />;
}

const WIDTHS = ['92%', '100%', '84%', '96%', '60%'];

export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        <Skeleton key={index} width={index === lines - 1 ? '56%' : (WIDTHS[index % WIDTHS.length] ?? '100%')} />
      ))}
    </span>
  );
}

/** A loading card with as many lines as fit its height in pixels, so that the page does not shift when the content arrives. */
export function SkeletonCard({ height }: { height: number }) {
  const lines = Math.max(2, Math.floor((height - 88) / 22));
  return (
    <span className={styles.outline} style={{ height }} aria-hidden="true">
      <Skeleton width="38%" height={18} />
      <SkeletonText lines={lines} />
    </span>
  );
}

/** Tells screen readers that its skeletons represent loading content. */
export function Loading({ label, children }: { label?: string; children: ReactNode }) {
  const { t } = useTranslation('platform');
  return (
    <div aria-busy="true">
      <span className="sr-only" role="status">
        {label ?? t('loading.label')}
      </span>
      {children}
    </div>
  );
}
