import { useTranslation } from '#ui/i18n.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import styles from './waiting.module.css';

/** Until when it can or should be done. */
export function UntilText({ until }: { until: string }) {
  const { t } = useTranslation('waiting');
  const isLate = new Date(until) < new Date();
  return (
    <span className={isLate ? styles.late : undefined}>
      {t(isLate ? 'late' : 'until')} <RelativeTime moment={until} />
    </span>
  );
}
