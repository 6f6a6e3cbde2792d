import { useNavigate } from '@tanstack/react-router';
import { addDays } from '#platform/calendar/national-holidays.ts';
import { ownTimeZone } from '#platform/calendar/time-zones.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { IconButtonLink } from '#ui/controls/icon-button.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { mondayOf } from '#timesheets/hours/rules/week.ts';
import type { WeekView } from '#timesheets/hours/schemas.ts';
import { taskPaths } from '#tasks/paths.ts';
import { IconChevronLeft, IconChevronRight } from '#ui/icons/icons.ts';
import { minutesText, weekText } from '../hours-words.ts';
import { useWeekKeys } from './use-week-keys.ts';
import styles from './week.module.css';

/** Which week it is, how much was worked in it, and the ways to others; the arrow keys go there too. */
export function WeekHead({ week: { weekOf, today, timeZone, days } }: { week: WeekView }) {
  const { t } = useTranslation('timesheets/hours');
  const navigate = useNavigate();
  const present = mondayOf(today);
  const isPresent = weekOf === present;
  const to = (monday: string) => taskPaths.week(monday === present ? undefined : monday);
  const [previous, next] = [to(addDays(weekOf, -7)), to(addDays(weekOf, 7))];
  useWeekKeys(
    () => void navigate({ to: previous }),
    () => void navigate({ to: next }),
  );
  return (
    <div className={styles.head}>
      <div className={styles.turn}>
        <IconButtonLink label={t('week.previous')} aria-keyshortcuts="ArrowLeft" outlined to={previous}>
          <IconChevronLeft size={18} aria-hidden="true" />
        </IconButtonLink>
        <IconButtonLink label={t('week.next')} aria-keyshortcuts="ArrowRight" outlined to={next}>
          <IconChevronRight size={18} aria-hidden="true" />
        </IconButtonLink>
        <h2 aria-live="polite">{weekText(weekOf, days[6]!.date)}</h2>
        {!isPresent && (
          <ButtonLink size="sm" to={taskPaths.week()}>
            {t('week.present')}
          </ButtonLink>
        )}
      </div>
      <p className="meta num">
        {t('week.sum', { time: minutesText(days.reduce((sum, { minutes }) => sum + minutes, 0)) })}
        {timeZone !== ownTimeZone() && ` · ${t('week.zone', { zone: timeZone.replaceAll('_', ' ') })}`}
      </p>
    </div>
  );
}
