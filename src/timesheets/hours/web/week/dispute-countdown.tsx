import { HOME_TIME_ZONE } from '#platform/calendar/day-in-words.ts';
import { currentLocale, useTranslation } from '#ui/i18n.ts';
import { exactMoment } from '#ui/marks/describe-moment.ts';
import type { EntryState } from '#timesheets/hours/rules/entry-life.ts';
import { leftText } from '../hours-words.ts';

interface DisputeCountdownProps {
  state: EntryState;
  deadlineAt: string;
  now: number;
}

/** Until when open hours can be contested, or a contest can be answered, and how long that still is. */
export function DisputeCountdown({ state, deadlineAt, now }: DisputeCountdownProps) {
  const { t } = useTranslation('timesheets/hours');
  const deadline = new Date(deadlineAt);
  if ((state !== 'pending' && state !== 'contested') || deadline.getTime() < now) return null;
  const date = new Intl.DateTimeFormat(currentLocale(), {
    day: 'numeric',
    month: 'short',
    timeZone: HOME_TIME_ZONE,
  }).format(deadline);
  return (
    <time className="meta" dateTime={deadlineAt} title={exactMoment(deadline, currentLocale())}>
      {t(`deadline.${state}`, { date, left: leftText(deadline, new Date(now)) })}
    </time>
  );
}
