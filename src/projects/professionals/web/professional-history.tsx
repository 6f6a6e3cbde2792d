import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { RelativeTime } from '#ui/marks/relative-time.tsx';
import { Card } from '#ui/page/card.tsx';
import { replacementReasons } from '#projects/professionals/rules/professional-terms.ts';
import type { Professional } from '#projects/web/api.ts';
import styles from './squad.module.css';

/** What happened to a hired professional, the latest first. */
export function ProfessionalHistory({ events }: Pick<Professional, 'events'>) {
  const { t } = useTranslation('projects/squad');
  const reasonInWords = (reason: string) => {
    const code = replacementReasons.find((one) => one === reason);
    return code ? t(`reason.${code}`) : reason;
  };
  return (
    <Card title={t('view.history')}>
      <div>
        {events.map(({ event, by, at, reason }) => (
          <div key={`${event}${at}`} className={styles.event}>
            <b>{t(`event.${event}`)}</b>{' '}
            <span className="meta">
              {by !== null && `${personName(by)} · `}
              <RelativeTime moment={at} />
            </span>
            {reason !== null && <div>{reasonInWords(reason)}</div>}
          </div>
        ))}
      </div>
    </Card>
  );
}
