import { useTranslation } from '#ui/i18n.ts';
import { classNames } from '#ui/class-names.ts';
import type { CandidateCard } from '#pipeline/candidates/schemas.ts';
import styles from '#ui/board/board.module.css';
import { IconClock } from '#ui/icons/icons.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** How long a candidate has waited in their stage; waiting too long is marked by words and weight, not by colour alone. */
export function TimeInStage({ card, withIcon = true }: { card: CandidateCard; withIcon?: boolean }) {
  const { t } = useTranslation('pipeline/candidates');
  const passed = Math.max(0, Date.now() - Date.parse(card.stageEnteredAt));
  if (passed < MINUTE_MS) return <span className={styles.time}>{t('card.now')}</span>;
  const time =
    passed < HOUR_MS
      ? t('card.minutes', { count: Math.floor(passed / MINUTE_MS) })
      : passed < DAY_MS
        ? t('card.hours', { count: Math.floor(passed / HOUR_MS) })
        : t('card.days', { count: Math.floor(passed / DAY_MS) });
  return (
    <span
      className={classNames(styles.time, card.late && styles.late)}
      title={t(card.late ? 'card.late' : 'card.inStage', { time })}
    >
      {withIcon && <IconClock size={14} aria-hidden="true" />}
      {time}
    </span>
  );
}
