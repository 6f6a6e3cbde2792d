import { useTranslation } from '#ui/i18n.ts';
import { currentLocale } from '../i18n.ts';
import { describeDistance, describeMoment, exactMoment } from './describe-moment.ts';

export interface RelativeTimeProps {
  /** ISO text or a Date. */
  moment: string | Date;
  /** `moment`: "today, 14:00"; `distance`: "2 h ago". */
  format?: 'moment' | 'distance';
}

export function RelativeTime({ moment, format = 'moment' }: RelativeTimeProps) {
  const { t } = useTranslation('platform');
  const date = typeof moment === 'string' ? new Date(moment) : moment;
  const words = { today: t('time.today'), yesterday: t('time.yesterday'), tomorrow: t('time.tomorrow') };
  const now = new Date();
  return (
    <time dateTime={date.toISOString()} title={exactMoment(date, currentLocale())}>
      {format === 'distance'
        ? describeDistance(date, now, currentLocale())
        : describeMoment(date, now, currentLocale(), words)}
    </time>
  );
}
