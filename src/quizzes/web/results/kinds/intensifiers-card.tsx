import { PageLink } from '#ui/controls/page-link.tsx';
import { useTranslation } from '#ui/i18n.ts';
import { IconBolt, IconBoltOff } from '#ui/icons/icons.ts';
import { Card } from '#ui/page/card.tsx';
import { quizPages } from '#quizzes/paths.ts';
import { readIntensifiers } from '#quizzes/rules/intensifiers.ts';
import type { QuizKey } from '#quizzes/rules/quiz.ts';
import styles from '../results.module.css';

/** The intensifiers activated by finished tests, and how to activate the others. */
export function Intensifiers({ finished }: { finished: readonly QuizKey[] }) {
  const { t } = useTranslation('quizzes/results');
  const { t: words } = useTranslation('quizzes');
  const { each, activeCount, opensApplications } = readIntensifiers(finished);
  return (
    <Card title={t('intensifiers.title')}>
      <p className={styles.words}>
        {t('intensifiers.text', { count: activeCount })}{' '}
        {t(opensApplications ? 'intensifiers.open' : 'intensifiers.closed')}
      </p>
      <ul className={styles.intensifiers}>
        {each.map(({ quiz, active }) => (
          <li key={quiz} data-active={active || undefined}>
            {active ? <IconBolt size={20} aria-hidden="true" /> : <IconBoltOff size={20} aria-hidden="true" />}
            <div>
              <b>{words(`names.${quiz}`)}</b>
              <p className="sub">
                {active ? t('intensifiers.active') : <PageLink to={quizPages[quiz].take}>{t('empty.take')}</PageLink>}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}
