import type { RecommenderView } from '#references/web/api.ts';
import { dayInWords } from '#platform/calendar/day-in-words.ts';
import { currentLanguage, currentLocale, useTranslation } from '#ui/i18n.ts';
import styles from './evaluation.module.css';

/** For what it is, who will read it and how long it takes: what somebody wants to know before they begin. */
export function RequestFacts({ view: { candidate, job, readers, until } }: { view: RecommenderView }) {
  const { t } = useTranslation('references/evaluation');
  const companies = new Intl.ListFormat(currentLocale()).format(readers);
  const facts = [
    [t('facts.for'), job ? t('facts.forJob', job) : t('facts.forAny')],
    [
      t('facts.readers'),
      `${readers.length > 0 ? companies : t('facts.readersNone', { candidate })}. ${t('facts.readersNever', { candidate })}`,
    ],
    [t('facts.time'), t('facts.timeText', { day: dayInWords(new Date(until), currentLanguage()) })],
  ] as const;
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
