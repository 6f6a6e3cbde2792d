import type { CSSProperties, ReactNode } from 'react';
import styles from './meter.module.css';

export interface ScoreRingProps {
  value: number;
  maximum?: number;
  size?: number;
  /** Accessible label of the figure, for example "Profile score". */
  label: string;
  /** Small line under the figure: "of 100". */
  caption?: ReactNode;
}

export function ScoreRing({ value, maximum = 100, size = 112, label, caption }: ScoreRingProps) {
  const width = Math.max(4, size * 0.08);
  const radius = (size - width) / 2;
  const length = 2 * Math.PI * radius;
  const share = maximum <= 0 ? 0 : Math.min(1, Math.max(0, value / maximum));
  return (
    <div
      className={styles.ring}
      style={{ '--s': `${size}px` } as CSSProperties}
      role="img"
      aria-label={`${label}: ${value} / ${maximum}`}
    >
      <svg width={size} height={size} aria-hidden="true">
        <circle cx={size / 2} cy={size / 2} r={radius} strokeWidth={width} />
        {share > 0 && (
          <circle
            cx={size / 2}
            cy={size / 2}
            r={radius}
            strokeWidth={width}
            strokeDasharray={length}
            strokeDashoffset={length * (1 - share)}
          />
        )}
      </svg>
      <span className={styles.figure} aria-hidden="true">
        {value}
        {caption && <small>{caption}</small>}
      </span>
    </div>
  );
}
