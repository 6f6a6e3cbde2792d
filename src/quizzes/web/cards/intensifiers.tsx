import { useQuery } from '@tanstack/react-query';
import { useTranslation } from '#ui/i18n.ts';
import { readIntensifiers } from '#quizzes/rules/intensifiers.ts';
import { IconBolt, IconBoltOff } from '#ui/icons/icons.ts';
import { testsQuery } from '../quiz-queries.ts';
import styles from './cards.module.css';

/** The member's activated intensifiers and their benefit. */
export function Intensifiers() {
  const { t } = useTranslation('quizzes/cards');
  const { t: words } = useTranslation('quizzes');
  const { data } = useQuery(testsQuery);
  if (!data) return null;
  const finished = data.tests.filter(({ finishedAt }) => finishedAt !== null).map(({ quiz }) => quiz);
  const { each, activeCount, opensApplications } = readIntensifiers(finished);
  return (
    <section className={styles.intensifiers} aria-label={t('intensifiers.title')}>
      <div>
        <b>{t('intensifiers.active', { number: activeCount, total: each.length })}</b>
        <p className="sub">
          {t('intensifiers.text')} {!opensApplications && t('intensifiers.toApply')}
        </p>
      </div>
      <ul>
        {each.map(({ quiz, active }) => {
          const Icon = active ? IconBolt : IconBoltOff;
          return (
            <li key={quiz} data-active={active}>
              <Icon size={16} aria-label={t(active ? 'intensifiers.on' : 'intensifiers.off')} />
              {words(`names.${quiz}`)}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
