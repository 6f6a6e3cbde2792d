import { classNames } from '../class-names.ts';
import styles from './meter.module.css';

export type MeterTone = 'data' | 'success' | 'warning' | 'danger';

function shareOf(value: number, maximum: number): number {
  return maximum <= 0 ? 0 : Math.min(100, Math.max(0, (value / maximum) * 100));
}

export interface MeterBarProps {
  value: number;
  maximum?: number;
  tone?: MeterTone;
  /** What it measures, for screen readers. */
  label: string;
}

export function MeterBar({ value, maximum = 100, tone = 'data', label }: MeterBarProps) {
  return (
    <div
      className={classNames(styles.bar, styles[tone])}
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={Math.max(maximum, value)}
    >
      <i style={{ transform: `translateX(${shareOf(value, maximum) - 100}%)` }} />
    </div>
  );
}

/** One line of a list of shares: label, bar, percent. */
export function MeterRow({ label, value, tone }: { label: string; value: number; tone?: MeterTone }) {
  return (
    <div className={styles.row}>
      <span>{label}</span>
      <MeterBar value={value} label={label} {...(tone && { tone })} />
      <b>{Math.round(value)}%</b>
    </div>
  );
}
