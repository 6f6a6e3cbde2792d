import { useTranslation } from '#ui/i18n.ts';
import { personName } from '#ui/marks/person-name.ts';
import { FactsStrip } from '#ui/page/facts-strip.tsx';
import type { TimesheetStatus } from '#timesheets/hours/rules/entry-life.ts';
import { minutesText } from '#timesheets/hours/web/hours-words.ts';
import styles from './timesheet.module.css';

interface TimesheetSummaryProps {
  summary: {
    minutes: number;
    byStatus: readonly { status: TimesheetStatus; minutes: number }[];
    byProfessional: readonly { memberId: string; name: string; minutes: number }[];
  };
  /** That are shown. */
  statuses: readonly TimesheetStatus[];
  isOwn: boolean;
}

/** The sums of all that is filtered, not only of what is loaded. */
export function TimesheetSummary({ summary, statuses, isOwn }: TimesheetSummaryProps) {
  const { t } = useTranslation('timesheets/timesheet');
  const { minutes, byStatus, byProfessional } = summary;
  return (
    <section aria-label={t('summary')} className={styles.summary}>
      <FactsStrip
        facts={[
          { label: t('total'), value: minutesText(minutes) },
          ...byStatus
            .filter(({ status }) => statuses.includes(status))
            .map((one) => ({ label: t(`status.${one.status}`), value: minutesText(one.minutes) })),
        ]}
      />
      {!isOwn && byProfessional.length > 1 && (
        <dl className={styles.people}>
          {byProfessional.map((one) => (
            <div key={one.memberId}>
              <dt>{personName(one.name)}</dt>
              <dd>{minutesText(one.minutes)}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
